import { readArgs, wholeNumber } from '../args';
import type { Command } from '../command';
import {
  dataSetFrom,
  noIdleOptions,
  runConfigFrom,
  runEmbedder,
  runOptions,
} from '../run/eval-config';
import { evaluate } from '../run/evaluate';
import { modelOptions } from '../run/models';
import { UsageError } from '../usage';

const help = `npm run lab -- eval --protocol P --data D --endpoint URL --model NAME --out DIR

Runs a protocol over the claims of a data set and writes report.md, report.json, claims.jsonl and plots into --out.
Given again, the same command goes on where it was and pays no finished call twice.

What is run
  --protocol P      tool-mad, debate-cv, mad, madke; direct, chain-of-thought, two-sided, self-consistency,
                    rag-single, react-rag, react-all
  --preset P        paper (as published; default) or product (what readers get)
  --data D          averitec, fever-symmetric, fool-me-twice, feverous-s, climate-fever, pubmedqa, scifact,
                    worked-cases (the Tool-MAD paper's, for --evidence search);
                    with --data-file also fever, feverous, faviq, medqa in their published formats
  --data-file FILE  such a file; --wiki-pages PATH the Wikipedia its evidence points into
  --evidence E      gold (default), hero: from the claim's own pool; corpus: the RAG agent from all pools together;
                    search: live services, fact-checkers blocked; none
  --labels L        averitec, averitec-code, fever, faviq, climate-fever, scifact, pubmedqa; default the data's
  --limit N         so many claims, drawn by --seed S (1); all where not said
  --out DIR         folder of the run

The model
  --endpoint URL    OpenAI-compatible address, ending before /chat/completions
  --model NAME      its name there; --key-env NAME the environment variable with its key
  --role R=MODEL    another model for a role (R=MODEL@URL: elsewhere); may be repeated
  --price IN,OUT    prices of a million tokens
  --parallel P      model calls and claims at once (4)
  --small           prompts and limits for a model too small for long ones
  --max-tokens N    replies of at most so many tokens
  --embedder E      minilm (default; its files are in --models DIR, .models), none (where nothing is scored), or a
                    name at --embedder-endpoint URL, whose key is in the variable --embedder-key-env names

Changes to the protocol
  --agents PAIR     Tool-MAD Table VI: rag+search, rag+rag, search+search, rag+none, search+none, none+none
  --rounds N        at most so many rounds; --passages N so many passages an agent and round
  --no-rewrite      the claim is every query (Fig. 9)
  --no-stability    no score gate (Fig. 10)
  --no-selection    MADKE's agents read the whole pool
  --samples N       answers that vote in self-consistency (5)
  --read, --no-read whether direct, chain-of-thought, two-sided, self-consistency read the evidence
  --field medical   Tool-MAD's medical configuration: with --evidence search the RAG agent reads Europe PMC, the search
                    agent OpenAlex by keywords; whatever the evidence, a summary of each of its documents

With --evidence search
  --search-service ID, --search-service ID=ADDRESS
                    what the search agent asks, may be repeated: wikipedia (alone when none is named), tavily, brave,
                    exa, searxng, kiwix, wikidata, openalex, europe-pmc, crossref; a key is in TAVILY_API_KEY,
                    BRAVE_API_KEY, EXA_API_KEY, OPENALEX_API_KEY, an address for letters in SEARCH_MAILTO
  --wikipedia API   another Wikipedia
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
    const choice = { protocol, preset, evidence };
    noIdleOptions(values, [choice]);
    const set = await dataSetFrom(values);
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
