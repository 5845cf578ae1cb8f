import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { detectLanguage, sameLanguage } from '../../lib/evidence/read/language';
import type { ReadOutcome } from '../../lib/evidence/read/outcome';
import { readPage } from '../../lib/evidence/read/read-page';
import { readArgs } from '../args';
import type { Command } from '../command';
import { largePage } from '../extraction/large-page';
import { longPdf } from '../extraction/long-pdf';
import { type PageSet, pageSets } from '../extraction/pages';
import { parseHtml } from '../parse-html';
import { number, table } from '../report/markdown';

const help = `npm run lab -- reading [--list]

Reads the saved pages of the extraction sets as a check would: how many of them, which are all real pages, are taken
for a dead page, a paywall, a consent wall or a captcha; and whether the language of their words is the one they
declare. Then the time to read a page of a megabyte and a PDF of fifty pages, in Node.

  --list   also each page that was not read, with why
`;

/** Measures what `lib/evidence/read` makes of real pages. */
export const readingCommand: Command = {
  summary: 'real pages taken for walls, their languages, the time to read long ones',
  help,
  async run({ args, say, signal }) {
    const { values } = readArgs(args, { list: { type: 'boolean', default: false } });
    const sets = await pageSets();
    const read = [];
    for (const set of sets) read.push(await readSet(set, signal));
    say(
      `# Reading\n\n${statesTable(read)}\n\n${languageTable(read)}\n\n${await timesTable(signal)}`,
    );
    if (values.list) for (const { refused } of read) say(refused.join('\n'));
    return 0;
  },
};

interface SetRead {
  name: string;
  outcomes: ReadOutcome[];
  /** Pages that were not read, with why. */
  refused: string[];
  /** What the words say against what the page declares, where both say something. */
  languages: { same: number; other: string[] };
}

async function readSet({ name, pages }: PageSet, signal: AbortSignal): Promise<SetRead> {
  const outcomes: ReadOutcome[] = [];
  const refused: string[] = [];
  const languages: SetRead['languages'] = { same: 0, other: [] };
  for (const page of pages) {
    const outcome = await reading(page.html, 'text/html; charset=utf-8', page.url, signal);
    outcomes.push(outcome);
    if (!('text' in outcome)) refused.push(`${name} ${page.name}: ${JSON.stringify(outcome)}`);
    const declared = /<html\b[^>]*\blang=["']?([a-z]{2,3})/i.exec(page.html)?.[1];
    const seen = 'text' in outcome ? detectLanguage(outcome.text) : undefined;
    if (!declared || !seen) continue;
    if (sameLanguage(declared, seen)) languages.same++;
    else languages.other.push(`${page.name} says ${declared}, its words ${seen}`);
  }
  return { name, outcomes, refused, languages };
}

/** Reads what a server would answer, without one. */
const reading = (body: string | Uint8Array, type: string, url: string, signal: AbortSignal) =>
  readPage(
    { url },
    {
      fetch: async () => new Response(body as BodyInit, { headers: { 'content-type': type } }),
      ...{ signal, parseHtml, hops: 'seen', pdf: async () => ({ pdfjs }) },
      limits: { pageBytes: 20_000_000 },
    },
  );

function statesTable(sets: readonly SetRead[]): string {
  const states = ['read', 'not-found', 'paywall', 'blocked', 'failed'] as const;
  const rows = sets.map(({ name, outcomes }) => [
    name,
    String(outcomes.length),
    ...states.map((state) => String(outcomes.filter((o) => o.state === state).length)),
  ]);
  return table(['pages', 'all', ...states], rows);
}

function languageTable(sets: readonly SetRead[]): string {
  const rows = sets.map(({ name, languages: { same, other } }) => [
    ...[name, String(same + other.length), String(same), other.join('; ') || 'none'],
  ]);
  return table(['pages', 'with both', 'words agree with the page', 'words say otherwise'], rows);
}

async function timesTable(signal: AbortSignal): Promise<string> {
  const { html } = largePage(1_000_000);
  const rows: [string, string | Uint8Array, string][] = [
    ['a page of a megabyte', html, 'text/html'],
    ['a PDF of fifty pages', longPdf(50), 'application/pdf'],
  ];
  const times = [];
  for (const [name, body, type] of rows) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 5; i++) {
      const began = performance.now();
      await reading(body, type, 'https://page.example/long', signal);
      least = Math.min(least, performance.now() - began);
    }
    times.push([name, number(least, 0)]);
  }
  return table(['in Node, best of five', 'milliseconds'], times);
}
