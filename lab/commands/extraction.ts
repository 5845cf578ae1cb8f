import { readArgs, wholeNumber } from '../args';
import type { Command } from '../command';
import { EXTRACTORS } from '../extraction/extractors';
import { largePage } from '../extraction/large-page';
import { pageSets } from '../extraction/pages';
import { readSet, type SetResult } from '../extraction/read-sets';
import { extractionReport } from '../extraction/report';

const help = `npm run lab -- extraction [--times N]

Reads three sets of saved pages (html_pages of the data folder) with Readability, Defuddle, the text of the body and
our own extraction. Texts are compared as bags of tokens: words and numbers in lower case under NFKC, single characters
in scripts without spaces; HTML is made text in one way for all. Lists of passages are counted as trafilatura's own
evaluation counts them. --times N reads each page N times and takes the fastest, for the table of times; 1 if not said.
`;

const LARGE = 1_000_000;

/** Measures article extraction. */
export const extractionCommand: Command = {
  summary: 'article extraction beside Readability and Defuddle on saved pages',
  help,
  async run({ args, signal, screen, say }) {
    const { values } = readArgs(args, { times: { type: 'string' } });
    const times = wholeNumber('times', values.times) ?? 1;
    const sets: SetResult[] = [];
    for (const set of await pageSets()) {
      screen.write(`${set.name}: ${set.pages.length} pages\n`);
      sets.push(await readSet(set, { times, signal }));
    }
    const large = await readSet({ name: 'large', pages: [largePage(LARGE)] }, { times: 3, signal });
    say(
      extractionReport(
        sets,
        EXTRACTORS.flatMap((name) => large.results[name]),
      ),
    );
    return 0;
  },
};
