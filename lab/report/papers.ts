/** A published result. Accuracies are shares of 1. */
export interface PaperRow {
  table: string;
  system: string;
  /** Backbone. */
  model: string;
  data: string;
  accuracy: number;
  low?: number;
  high?: number;
  source: string;
}

const TOOL_MAD = 'Tool-MAD, arXiv 2601.04742v1';
const DEBATE_CV =
  'DebateCV (arXiv 2507.19090), as quoted by wizwand’s result board; the paper itself was not read';

const columns = ['fever', 'feverous', 'faviq', 'averitec'] as const;
type Four = readonly [number, number, number, number];

const wide = (
  table: string,
  model: string,
  rows: readonly (readonly [system: string, values: Four])[],
): PaperRow[] =>
  rows.flatMap(([system, values]) =>
    columns.map((data, i) => ({
      ...{ table, system, model, data, accuracy: (values[i] ?? Number.NaN) / 100 },
      source: `${TOOL_MAD}, ${table}`,
    })),
  );

const mini = 'GPT-4o-mini';
const llama = 'Llama-3.3-70B-Instruct';

/** Tool-MAD Table III: Exact Match in per cent, 200 claims a data set. */
const tableThree = [
  ...wide('Table III', 'DeepSeek-R1', [['direct', [71, 67.5, 77, 49]]]),
  ...wide('Table III', 'GPT-4o', [['direct', [69.5, 54.5, 68, 43.5]]]),
  ...wide('Table III', mini, [
    ['direct', [62, 37, 56, 33]],
    ['chain-of-thought', [66.5, 31, 67, 33.5]],
    ['react-rag', [62, 24, 66, 24]],
    ['mad', [71, 36.5, 68, 36]],
    ['madke', [72, 66, 75.5, 58.5]],
    ['tool-mad', [73, 71.5, 77.5, 62]],
  ]),
  ...wide('Table III', llama, [
    ['direct', [69.5, 49, 64, 51]],
    ['chain-of-thought', [71, 51, 68.5, 32]],
    ['react-rag', [73.5, 51, 65.5, 35.5]],
    ['mad', [54, 31.5, 58.5, 39.5]],
    ['madke', [62.5, 61, 71.5, 31]],
    ['tool-mad', [74, 77, 78.5, 66.5]],
  ]),
];

/** Tool-MAD Table IV: 95 % bootstrap intervals. */
const intervals: Record<(typeof columns)[number], [number, number]> = {
  fever: [0.67, 0.79],
  feverous: [0.66, 0.78],
  faviq: [0.72, 0.83],
  averitec: [0.56, 0.69],
};

/** Tool-MAD Table V: Exact Match on medical questions. */
const tableFive: PaperRow[] = (
  [
    ['mad', 58, 22.5],
    ['madke', 74, 21.5],
    ['tool-mad', 77, 29],
  ] as const
).flatMap(([system, medqa, pubmedqa]) =>
  Object.entries({ medqa, pubmedqa }).map(([data, value]) => ({
    ...{ table: 'Table V', system, model: mini, data, accuracy: value / 100 },
    source: `${TOOL_MAD}, Table V`,
  })),
);

/** Tool-MAD Table VI and Figs 9 and 10: which tools the debaters have, and switches. */
const ablations = [
  ...wide('Table VI', mini, [
    ['tool-mad none+none', [62, 40, 60, 45]],
    ['tool-mad rag+none', [65.5, 57.5, 63.5, 58]],
    ['tool-mad search+none', [60.5, 43, 63.5, 53.5]],
    ['tool-mad rag+rag', [67.5, 60.5, 68.5, 56.5]],
    ['tool-mad search+search', [67, 60.5, 68.5, 55.5]],
  ]),
  ...wide('Fig. 9', mini, [['tool-mad without query formulation', [71, 69, 77.5, 61]]]),
  ...wide('Fig. 10', mini, [['tool-mad without stability score', [70.5, 69, 73, 61.5]]]),
];

/** DebateCV's rows that could be read, on all 500 AVeriTeC development claims. */
const debateCv: PaperRow[] = (
  [
    ['debate-cv (best row)', 'gold', 83.4],
    ['debate-cv (best row)', 'hero', 72.8],
    ['debate-cv (best row)', 'infact', 73.6],
    ['HerO', 'gold', 80.4],
    ['HerO', 'hero', 70.2],
    ['HerO', 'infact', 67.8],
  ] as const
).map(([system, evidence, value]) => ({
  ...{ table: 'main table', system, model: 'not read', accuracy: value / 100, source: DEBATE_CV },
  data: `averitec, evidence ${evidence}`,
}));

/** Everything the papers print that the lab's accuracies can be held against (shared protocols, sections 1.9 and 2.7). */
export const paperRows: readonly PaperRow[] = [
  ...tableThree.map((row) => {
    const interval = intervals[row.data as keyof typeof intervals];
    const own = row.system === 'tool-mad' && row.model === mini && interval;
    return own ? { ...row, low: interval[0], high: interval[1] } : row;
  }),
  ...tableFive,
  ...ablations,
  ...debateCv,
];

/** The rows about a data set; FEVEROUS' sentence subset and the like are held against the whole set's row. */
export function rowsAbout(data: string): PaperRow[] {
  const family: Record<string, string> = { 'feverous-s': 'feverous', 'fever-symmetric': 'fever' };
  const name = family[data] ?? data;
  return paperRows.filter((row) => row.data === name || row.data.startsWith(`${name}, `));
}
