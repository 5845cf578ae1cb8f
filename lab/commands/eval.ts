import { readArgs, wholeNumber } from '../args';
import type { Command } from '../command';
import { dataSetFrom, runConfigFrom, runEmbedder, runOptions } from '../run/eval-config';
import { evaluate } from '../run/evaluate';
import { modelOptions } from '../run/models';
import { UsageError } from '../usage';

const help = `npm run lab -- eval --protocol P --data D --evidence E --endpoint URL --model NAME --out DIR

  --protocol P      tool-mad, debate-cv, mad, madke; direct, chain-of-thought, two-sided, self-consistency,
                    rag-single, react-rag, react-all
  --preset P        paper (as published) or product (what readers get); default paper
  --data D          averitec, fever-symmetric, fool-me-twice, feverous-s, climate-fever, pubmedqa, scifact,
                    worked-cases (the Tool-MAD paper's, for --evidence search);
                    with --data-file also fever, feverous, faviq, medqa in their published formats
  --data-file FILE  such a file; --wiki-pages PATH the Wikipedia its evidence points into
  --evidence E      gold, hero: from the claim's own pool; corpus: the RAG agent from all pools together;
                    search: live services, fact-checkers blocked; none
  --labels L        averitec, averitec-code, fever, faviq, climate-fever, scifact, pubmedqa; default the data's
  --limit N         so many claims, drawn by --seed (1)
  --out DIR         folder of the run; an interrupted one goes on where it was

  --endpoint URL    OpenAI-compatible address, ending before /chat/completions
  --model NAME      its name there; --key-env NAME the environment variable with its key
  --role R=MODEL    another model for a role (R=MODEL@URL: elsewhere); may be repeated
  --price IN,OUT    prices of a million tokens
  --embedder E      minilm (.models/), none (where nothing is scored), or a name at --embedder-endpoint URL
  --parallel P      model calls and claims at once (4)
  --small           prompts and limits for a model too small for long ones
  --max-tokens N    replies of at most so many tokens

  --agents PAIR     Tool-MAD Table VI: rag+search, rag+rag, search+search, rag+none, search+none, none+none
  --rounds N        at most so many rounds; --passages N so many passages an agent and round
  --no-rewrite      the claim is every query (Fig. 9)
  --no-stability    no score gate (Fig. 10)
  --no-selection    MADKE's agents read the whole pool
  --samples N       answers that vote in self-consistency (5)
  --read, --no-read whether direct, chain-of-thought, two-sided, self-consistency read the evidence
  --search-service ID, --search-service ID=ADDRESS
                    what the search agent asks with --evidence search, may be repeated: wikipedia (alone when none is
                    named), tavily, brave, exa, searxng, kiwix, wikidata, openalex, europe-pmc, crossref; a key is in
                    TAVILY_API_KEY, BRAVE_API_KEY, EXA_API_KEY, OPENALEX_API_KEY, an address for letters in SEARCH_MAILTO
  --field medical   Tool-MAD's medical configuration: with --evidence search the RAG agent reads Europe PMC, the search
                    agent OpenAlex by keywords; whatever the evidence, a summary of each of its documents
  --wikipedia API   another Wikipedia for --evidence search
`;

/** Runs a protocol over a data set and reports. */
export const evalCommand: Command = {
  summary: 'run a protocol over a data set and report',
  help,
  async run({ args, env, signal, screen, say }) {
    const { values } = readArgs(args, {
      ...modelOptions,
      ...runOptions,
      ...({ protocol: { type: 'string' }, out: { type: 'string' } } as const),
      preset: { type: 'string', default: 'paper' },
      evidence: { type: 'string', default: 'gold' },
    });
    const { protocol, preset, evidence, data, out } = values;
    if (!protocol || !data || !out) throw new UsageError('--protocol, --data and --out are needed');
    const set = await dataSetFrom(values);
    const choice = { protocol, preset, evidence };
    const { embedder, vectors, config } = runEmbedder(
      values,
      runConfigFrom(values, choice, set, env),
      env,
    );
    const parallel = wholeNumber('parallel', values.parallel) ?? 1;
    const parts = { config, set, out, parallel, embedder, vectors, env, signal, screen, say };
    const { report, early } = await evaluate(parts);
    if (early !== undefined) say(`Ended early: ${early}. The same command goes on from here.`);
    return early === undefined && report.unfinished.length === 0 ? 0 : 1;
  },
};
