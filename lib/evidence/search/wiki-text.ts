interface Section {
  level: number;
  heading: string;
  lines: string[];
}

const HEADING = /^(={1,6})(.+)\1$/;
/** A line that ends a sentence ends a paragraph, too: extracts put no blank line between paragraphs. */
const PARAGRAPH_END = /[.!?…。！？]["'”’»」)\]]*$/u;

/**
 * A wiki page's extract (`exsectionformat=wiki`) as plain text: every heading and every paragraph stands
 * between blank lines, as `splitPassages` expects; headings with nothing below them (tables and lists of
 * references are not part of an extract) are left out.
 */
export function plainWikiText(extract: string): string {
  const sections = sectionsOf(extract);
  const kept = sections.filter((section, at) => section.lines.length > 0 || heads(sections, at));
  return kept.map(textOf).join('\n\n');
}

function sectionsOf(extract: string): Section[] {
  let open: Section = { level: 0, heading: '', lines: [] };
  const sections = [open];
  for (const line of extract.split('\n').map((one) => one.trim())) {
    const [, marks, inner = ''] = HEADING.exec(line) ?? [];
    const heading = inner.trim();
    if (marks !== undefined && heading !== '') {
      open = { level: marks.length, heading, lines: [] };
      sections.push(open);
    } else if (line !== '') open.lines.push(line);
  }
  return sections;
}

/** Whether a section without text of its own has a subsection with some. */
function heads(sections: Section[], at: number): boolean {
  const level = sections[at]?.level ?? 0;
  for (const below of sections.slice(at + 1)) {
    if (below.level <= level) return false;
    if (below.lines.length > 0) return level > 0;
  }
  return false;
}

function textOf({ heading, lines }: Section): string {
  const body = lines.reduce((text, line) => {
    if (text === '') return line;
    return `${text}${PARAGRAPH_END.test(text) ? '\n\n' : '\n'}${line}`;
  }, '');
  return [heading, body].filter((part) => part !== '').join('\n\n');
}
