import { readArgs } from '../args';
import type { Command } from '../command';
import { quantile } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import type { ScoredTurn } from '../report/outcome';
import { readRun } from '../report/runs';
import { percent } from '../report/svg';
import { UsageError } from '../usage';

const help = `npm run lab -- fit-stability DIR…

Reads all answers of Tool-MAD runs and says, per embedder, which threshold of answer relevance lets as many pass as
in the paper (Fig. 3: 85.2 % of the RAG agent's answers, 89.8 % of the search agent's), and what 0.7 of faithfulness
lets pass (Fig. 3: RAG 49 to 77 %, search 61 to 86 %; its bins do not say it closer).
`;

/** Published pass rates of answer relevance, read off Fig. 3: (139 + 28) and (143 + 33) of 196 answers. */
export const PUBLISHED_PASS = [167 / 196, 176 / 196] as const;

export interface Fit {
  answers: number;
  noncommittal: number;
  /** Thresholds that let the lower and the higher published share pass; null where too many answers are zeroed. */
  thresholds: (number | null)[];
  /** The threshold between them. */
  relevance: number | null;
  /** Share of answers above 0.7. */
  faithfulnessPass: number;
}

/**
 * The relevance thresholds under which a published share of answers passes: quantiles of the scores, zeroed ones
 * included. Where more answers are zeroed than the share leaves, no threshold does, and the answer is null.
 */
export function fitRelevance(turns: readonly ScoredTurn[]): Fit {
  const relevances = turns.flatMap(({ relevance }) => relevance ?? []);
  const faithfulnesses = turns.flatMap(({ faithfulness }) => faithfulness ?? []);
  const at = (pass: number): number | null => {
    const threshold = quantile(relevances, 1 - pass);
    return threshold > 0 ? threshold : null;
  };
  const [low, high] = PUBLISHED_PASS;
  return {
    answers: relevances.length,
    noncommittal: turns.filter(({ noncommittal }) => noncommittal).length / relevances.length,
    thresholds: PUBLISHED_PASS.map(at),
    relevance: at((low + high) / 2),
    faithfulnessPass: faithfulnesses.filter((value) => value > 0.7).length / faithfulnesses.length,
  };
}

/** Fits thresholds to the published pass rates. */
export const fitStabilityCommand: Command = {
  summary: 'thresholds per embedder, fitted to the published pass rates',
  help,
  async run({ args, say }) {
    const { positionals } = readArgs(args, {}, { names: true });
    if (positionals.length === 0) throw new UsageError('Name the folders of Tool-MAD runs');
    const runs = await Promise.all(positionals.map(readRun));
    const embedders = [...new Set(runs.map(({ config }) => config.embedder))];
    const rows = embedders.flatMap((embedder) => {
      const own = runs.filter(({ config }) => config.embedder === embedder);
      const turns = own.flatMap(({ outcomes }) => outcomes.flatMap((one) => one.turns));
      if (turns.length === 0) return [];
      const fit = fitRelevance(turns);
      const shown = (value: number | null | undefined) =>
        value == null ? 'none: too many answers are zeroed' : number(value, 3);
      return [
        [
          ...[embedder, String(fit.answers), percent(fit.noncommittal)],
          ...[shown(fit.thresholds[1]), shown(fit.thresholds[0]), shown(fit.relevance)],
          percent(fit.faithfulnessPass),
        ],
      ];
    });
    if (rows.length === 0) throw new UsageError('These runs have no scored answers');
    const head = ['embedder', 'answers', 'noncommittal', '89.8 % pass at', '85.2 % pass at'];
    say(table([...head, 'relevance threshold', 'faithfulness above 0.7'], rows));
    say(
      '\nA fitted value is a row of the table in lib/scoring/thresholds.ts, with calibrated: true.',
    );
    return 0;
  },
};
