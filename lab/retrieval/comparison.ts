import type { RetrievalQuery, RetrievalTask } from '../data/retrieval';
import { bootstrap, mean } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import { type System, YARDSTICK } from './every-system';
import { targetsByScore } from './measures';

export interface Measure {
  name: string;
  of(ranked: readonly number[], gold: RetrievalQuery['gold']): number;
}

interface Row {
  system: string;
  /** The settings taken, for even and odd queries where they were fitted. */
  setting: string;
  /** One value a query, for each measure. */
  values: number[][];
}

/** The systems on a task: each measure with its interval, and the paired difference to BM25 with its own. */
export async function comparisonMarkdown(
  task: RetrievalTask,
  systems: readonly System[],
  measures: readonly Measure[],
): Promise<string> {
  const rows: Row[] = [];
  for (const system of systems) rows.push(await rowOf(task, system, measures));
  const yardstick = rows.find(({ system }) => system === YARDSTICK);
  const cells = rows.map(({ system, setting, values }) => [
    setting === '' ? system : `${system} (${setting})`,
    ...values.flatMap((own, m) => {
      const base = yardstick?.values[m] ?? [];
      const differences = own.map((value, i) => value - (base[i] ?? 0));
      return [withInterval(own), system === YARDSTICK ? '–' : withInterval(differences, true)];
    }),
  ]);
  const head = ['ranking', ...measures.flatMap(({ name }) => [name, `− BM25`])];
  return `## ${task.name}: ${task.queries.length} claims\n\n${table(head, cells)}`;
}

async function rowOf(
  { queries, collections }: RetrievalTask,
  { name, settings }: System,
  measures: readonly Measure[],
): Promise<Row> {
  const targets = collections.map((units) => units.map(({ target }) => target));
  const tried: { name: string; values: number[][] }[] = [];
  for (const { name: setting, score } of settings) {
    const values: number[][] = measures.map(() => []);
    for (const { text, collection, gold } of queries) {
      const scores = await score(text, collection);
      const ranked = targetsByScore(scores, targets[collection] ?? []);
      measures.forEach((measure, m) => {
        values[m]?.push(measure.of(ranked, gold));
      });
    }
    tried.push({ name: setting, values });
  }
  // Odd queries choose for the even ones, and the other way round.
  const chosen = [0, 1].map((parity) => {
    const others = queries.flatMap(({ row }, i) => (row % 2 === parity ? [] : [i]));
    const worth = tried.map(({ values }) =>
      mean(values.map((own) => mean(others.map((i) => own[i] ?? 0)))),
    );
    return tried[worth.indexOf(Math.max(...worth))];
  });
  return {
    system: name,
    setting: settings.length > 1 ? chosen.map((one) => one?.name).join(', ') : '',
    values: measures.map((_, m) =>
      queries.map(({ row }, i) => chosen[row % 2]?.values[m]?.[i] ?? 0),
    ),
  };
}

function withInterval(values: readonly number[], signed = false): string {
  const { low, high } = bootstrap(values, mean, { seed: 1, resamples: 2000 });
  const middle = mean(values);
  return `${signed && middle > 0 ? '+' : ''}${number(middle, 3)} (${number(low, 3)} to ${number(high, 3)})`;
}
