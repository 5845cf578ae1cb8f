import type { ReportBlock } from './report-of-check';

/** A report as Markdown (CommonMark). Whatever stands in it, none of it becomes a link, a heading or HTML of its own. */
export const markdownOf = (blocks: readonly ReportBlock[]): string =>
  written(blocks, {
    title: (text) => `# ${escaped(text)}`,
    heading: (text) => `## ${escaped(text)}`,
    subheading: (text) => `### ${escaped(text)}`,
    term: (text) => `**${escaped(text)}:**`,
    number: (n) => `**\\[${n}\\]**`,
    text: escaped,
    address: (url) => `<${url.replaceAll(/[<>\s]/gu, encodeURIComponent)}>`,
  });

/** A report as plain text, for a message or a note. */
export const plainTextOf = (blocks: readonly ReportBlock[]): string =>
  written(blocks, {
    title: oneLine,
    heading: (text) => `${oneLine(text)}\n${'='.repeat(Math.min(40, oneLine(text).length))}`,
    subheading: (text) => `${oneLine(text)}:`,
    term: (text) => `${oneLine(text)}:`,
    number: (n) => `[${n}]`,
    text: oneLine,
    address: (url) => url,
  });

/** How a kind of text writes what a report is made of. */
interface Manner {
  title(text: string): string;
  heading(text: string): string;
  subheading(text: string): string;
  term(text: string): string;
  number(n: number): string;
  text(text: string): string;
  address(url: string): string;
}

const written = (blocks: readonly ReportBlock[], how: Manner): string =>
  `${blocks.map((block) => paragraph(block, how)).join('\n\n')}\n`;

function paragraph(block: ReportBlock, how: Manner): string {
  switch (block.kind) {
    case 'text': {
      const said = block.term
        ? `${how.term(block.term)} ${how.text(block.text)}`
        : how.text(block.text);
      return block.url ? `${said}\n${how.address(block.url)}` : said;
    }
    case 'list':
      return bullets(block.items.map(how.text));
    case 'quotation': {
      const facts = block.facts.map(how.text);
      if (block.url) facts.push(how.address(block.url));
      return `${how.number(block.number)} “${how.text(block.words)}”\n\n${bullets(facts)}`;
    }
    default:
      return how[block.kind](block.text);
  }
}

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Without line breaks, control characters and marks of writing direction, which would reach into what follows. */
const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** What CommonMark and its common extensions give a meaning, inside a line and at its start. */
const escaped = (text: string): string =>
  oneLine(text)
    .replaceAll(/[\\`*_{}[\]<>|~&$]/gu, '\\$&')
    .replace(/^[#+=-]/u, '\\$&')
    .replace(/^(\d{1,9})([.)])/u, '$1\\$2')
    .replaceAll(/:(?=\/\/)/gu, '\\:');
