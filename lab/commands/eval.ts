import { join } from 'node:path';
import { oneOf, readArgs, wholeNumber } from '../args';
import type { Command } from '../command';
import { loadDataSet } from '../data';
import { type EvidenceKind, evidenceKinds, type RunConfig } from '../run/config';
import { evaluate } from '../run/evaluate';
import { embedderFrom, modelOptions, modelsFrom } from '../run/models';
import { optionsOf } from '../run/plan';
import { UsageError } from '../usage';

const help = `npm run lab -- eval --protocol P --data D --evidence E --endpoint URL --model NAME --out DIR

  --protocol P      tool-mad, debate-cv, mad, madke; direct, chain-of-thought, two-sided, self-consistency,
                    rag-single, react-rag, react-all
  --preset P        paper (as published) or product (what readers get); default paper
  --data D          averitec, fever-symmetric, fool-me-twice, feverous-s, climate-fever, pubmedqa, scifact;
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
  --wikipedia API, --tavily API
                    services of --evidence search; Tavily's key is in TAVILY_API_KEY
`;

const text = { type: 'string' } as const;
const on = { type: 'boolean', default: true } as const;

/** Runs a protocol over a data set and reports. */
export const evalCommand: Command = {
  summary: 'run a protocol over a data set and report',
  help,
  async run({ args, env, signal, screen, say }) {
    const { values, positionals } = readArgs(args, {
      ...modelOptions,
      ...{ protocol: text, data: text, 'data-file': text, 'wiki-pages': text, evidence: text },
      ...{ labels: text, limit: text, out: text, agents: text, rounds: text, passages: text },
      ...{ samples: text, wikipedia: text, tavily: text },
      preset: { type: 'string', default: 'paper' },
      seed: { type: 'string', default: '1' },
      ...{ rewrite: on, stability: on, selection: on },
      read: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`What is ${positionals.join(' ')}?`);
    const { protocol, data, out } = values;
    if (!protocol || !data || !out) throw new UsageError('--protocol, --data and --out are needed');
    const evidence = oneOf('evidence', values.evidence ?? 'gold', evidenceKinds);
    const request = {
      data,
      ...(values['data-file'] && { dataFile: values['data-file'] }),
      ...(values['wiki-pages'] && { wikiPages: values['wiki-pages'] }),
    };
    const set = await loadDataSet(request);
    hasEvidence(
      evidence,
      set.claims.some(({ pools }) => pools.hero),
    );
    const embedder = embedderFrom(values, env);
    const number = (name: 'limit' | 'rounds' | 'passages' | 'samples' | 'max-tokens') =>
      wholeNumber(name, values[name]);
    const config: RunConfig = given({
      ...request,
      ...{ protocol, evidence, labels: values.labels ?? set.labels },
      preset: oneOf('preset', values.preset, ['paper', 'product']),
      agents: values.agents,
      samples: number('samples'),
      read: values.read,
      models: modelsFrom(values, env),
      embedder: embedder.id,
      embedderEndpoint: values['embedder-endpoint'],
      smallModel: values.small,
      rounds: number('rounds'),
      passages: number('passages'),
      maxTokens: number('max-tokens'),
      rewrite: values.rewrite,
      stability: values.stability,
      selection: values.selection,
      limit: number('limit'),
      seed: wholeNumber('seed', values.seed, 0) ?? 1,
      wikipedia: values.wikipedia,
      tavily: values.tavily,
    });
    if (embedder.id === 'none' && optionsOf(config).stability)
      throw new UsageError(
        '--embedder none needs --no-stability: relevance is measured in vectors',
      );
    const parallel = wholeNumber('parallel', values.parallel) ?? 1;
    const vectors = join('.cache', 'lab-vectors', `${embedder.id.replaceAll(/\W+/gu, '-')}.jsonl`);
    const parts = { config, set, out, parallel, embedder, vectors, env, signal, screen, say };
    const { report, early } = await evaluate(parts);
    if (early !== undefined) say(`Ended early: ${early}. The same command goes on from here.`);
    return early === undefined && report.unfinished.length === 0 ? 0 : 1;
  },
};

function hasEvidence(evidence: EvidenceKind, hero: boolean): void {
  if (evidence === 'hero' && !hero)
    throw new UsageError('--evidence hero: only averitec has what HerO retrieved');
}

/** Without what is not set, so that a stored configuration compares equal. */
const given = <T extends object>(config: T): T =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as T;
