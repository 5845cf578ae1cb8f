import { decodeEntities } from './entities';

/**
 * What stands between the tags of each element of this name, in order: a small, tolerant reader of feeds for the
 * service worker, which has no XML parser. An element within one of the same name ends the outer one early; the feeds
 * read here have none.
 */
export function elements(xml: string, name: string): string[] {
  const found: string[] = [];
  for (const { end, empty } of tags(xml, name)) {
    if (empty) continue;
    const close = xml.indexOf(`</${name}`, end);
    if (close < 0) break;
    found.push(xml.slice(end, close));
  }
  return found;
}

/** The text of the first element of this name, trimmed; undefined where there is none. Marks within it stay. */
export function textOf(xml: string, name: string): string | undefined {
  const [inner] = elements(xml, name);
  if (inner === undefined) return undefined;
  const text = inner.trim();
  const data = text.startsWith('<![CDATA[') && text.endsWith(']]>');
  return (data ? text.slice(9, -3) : decodeEntities(text)).trim();
}

/** Attributes of each element of this name, whether it has content or not. */
export const attributesOf = (xml: string, name: string): Record<string, string>[] =>
  tags(xml, name).map(({ inside }) => {
    const pairs = inside.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return Object.fromEntries(
      [...pairs].map(([, key = '', double, single]) => [
        key,
        decodeEntities(double ?? single ?? ''),
      ]),
    );
  });

interface Tag {
  /** What stands in the tag behind the name. */
  inside: string;
  /** Offset behind the tag. */
  end: number;
  empty: boolean;
}

/** The opening tags of this name. */
function tags(xml: string, name: string): Tag[] {
  const found: Tag[] = [];
  const mark = `<${name}`;
  for (let at = xml.indexOf(mark); at >= 0; at = xml.indexOf(mark, at + mark.length)) {
    const next = xml[at + mark.length] ?? '';
    if (!/[\s/>]/.test(next)) continue;
    const close = xml.indexOf('>', at);
    if (close < 0) break;
    const inside = xml.slice(at + mark.length, close);
    found.push({ inside, end: close + 1, empty: inside.endsWith('/') });
  }
  return found;
}
