import { livingProse, proseOf } from './marks';

/** What can be shown of a reply that was kept as it came. */
export interface KeptReply {
  /** Its reasons, as far as they go; empty where none can be found. */
  prose: string;
  /** The whole reply, where it is JSON and so says more than its prose. */
  raw?: string;
  /** The JSON breaks off. */
  cut?: boolean;
}

/** Where a reply turns into JSON, whatever stands before. */
const OBJECT = /(?:```(?:json)?\s*)?\{\s*(?:"|$)/iu;

/**
 * A reply that no answer could be made of is kept as it came: prose, or JSON that was cut off. Nobody should have to
 * read the latter; its prose is what comes first in it that is written for a reader.
 */
export function keptReply(text: string, label: string | null): KeptReply {
  const at = text.search(OBJECT);
  if (at < 0) return { prose: proseOf(text, label) };
  const json = text.slice(at);
  return { prose: livingProse(json), raw: text, cut: !isWhole(json) };
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1));
    return true;
  } catch {
    return false;
  }
}
