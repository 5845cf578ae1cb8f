import { join } from 'node:path';
import { embeddedText, type VectorCache } from '../../lib/evidence/rank';
import { readArgs } from '../args';
import type { Command, LabContext } from '../command';
import { type RetrievalTask, scifactTask, wiceTasks } from '../data/retrieval';
import { comparisonMarkdown, type Measure } from '../retrieval/comparison';
import { everySystem, shippedSystems, wordSystems } from '../retrieval/every-system';
import { ndcgAt, recallAt } from '../retrieval/measures';
import type { VectorOf } from '../retrieval/systems';
import { vectorsOf } from '../retrieval/vectors';
import { type LabEmbedder, miniLm } from '../run/embedders';
import { cachedEmbedder, vectorCache } from '../run/vector-cache';
import { UsageError } from '../usage';

const help = `npm run lab -- retrieval [--tasks NAME,…] [--words-only]

Ranks passages by words (BM25), by vectors (MiniLM), by both fused in several ways, and as the extension does, on
retrieval/ of the data folder, with 95 % bootstrap intervals and paired differences to BM25. What is fitted is fitted
on the odd queries and applied to the even ones, and the other way round.

  --tasks NAME,…   of wice-passages, wice-sentences, scifact-abstracts; all where not said
  --words-only     nothing is embedded

Of sentences only the first of each page are embedded. Embedding takes half an hour on one processor the first time;
the vectors are kept in .cache/lab-vectors.
`;

const NAMES = ['wice-passages', 'wice-sentences', 'scifact-abstracts'] as const;
type Name = (typeof NAMES)[number];

const RECALL: Measure[] = [3, 5, 10].map((k) => ({
  name: `recall@${k}`,
  of: (ranked, gold) => recallAt(ranked, gold, k),
}));
const ABSTRACTS: Measure[] = [
  { name: 'nDCG@10', of: (ranked, gold) => ndcgAt(ranked, gold, 10) },
  { name: 'recall@10', of: (ranked, gold) => recallAt(ranked, gold, 10) },
];

/** Measures the ranking of passages. */
export const retrievalCommand: Command = {
  summary: 'ranking by words, vectors and both (WiCE, SciFact)',
  help,
  async run(context) {
    const { values } = readArgs(context.args, {
      tasks: { type: 'string', default: NAMES.join(',') },
      'words-only': { type: 'boolean', default: false },
    });
    const names = values.tasks.split(',').map(nameOf);
    const tasks = await tasksOf(names);
    const embedder = miniLm();
    const file = `${embedder.id}-retrieval.jsonl`;
    const cache = await vectorCache(join('.cache', 'lab-vectors', file));
    try {
      for (const { task, measures } of tasks) {
        const systems = values['words-only']
          ? wordSystems(task)
          : task.dense
            ? everySystem(task, await everyVector(task, embedder, cache, context))
            : shippedSystems(task, cachedEmbedder(embedder, cache));
        context.say(`\n${await comparisonMarkdown(task, systems, measures)}`);
      }
    } finally {
      await cache.close();
      await embedder.close();
    }
    return 0;
  },
};

function everyVector(
  task: RetrievalTask,
  embedder: LabEmbedder,
  cache: VectorCache,
  { signal, screen }: LabContext,
): Promise<VectorOf> {
  const texts = [...task.queries, ...task.collections.flat()].map(embeddedText);
  const progress = (done: number, all: number) =>
    screen.write(`\r${task.name}: ${done} of ${all} texts embedded`);
  return vectorsOf(texts, { embedder, cache, signal, progress });
}

function nameOf(text: string): Name {
  const name = NAMES.find((one) => one === text.trim());
  if (name) return name;
  throw new UsageError(`--tasks takes names of ${NAMES.join(', ')}`);
}

async function tasksOf(
  names: readonly Name[],
): Promise<{ task: RetrievalTask; measures: Measure[] }[]> {
  const wice = names.some((name) => name.startsWith('wice')) ? await wiceTasks() : undefined;
  const scifact = names.includes('scifact-abstracts') ? await scifactTask() : undefined;
  const byName = {
    'wice-passages': wice && { task: wice.passages, measures: RECALL },
    'wice-sentences': wice && { task: wice.sentences, measures: RECALL },
    'scifact-abstracts': scifact && { task: scifact, measures: ABSTRACTS },
  };
  return names.flatMap((name) => byName[name] ?? []);
}
