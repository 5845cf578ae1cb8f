import { estimate, number, table } from './markdown';
import type { Report } from './report-types';
import { course } from './run-course';
import type { Scores } from './scores';
import type { ScoreSpread } from './stability';
import { percent } from './svg';

/** A run's report for people. */
export function reportMarkdown(report: Report): string {
  const { config, all } = report;
  const done = report.claims - report.unfinished.length;
  const title = `${config.protocol}, ${config.preset} preset, ${config.data}, evidence ${config.evidence}`;
  if (!all) {
    const none = `None of ${report.claims} claims is finished.`;
    return `${[`# ${title}`, none, unfinished(report)].filter(Boolean).join('\n\n')}\n`;
  }
  return `${[
    `# ${title}`,
    setup(report, done),
    '## Labels',
    scoreTable(report),
    '### By label (proposed)',
    labelTable(all.proposed),
    '![confusion](plots/confusion-proposed.svg)',
    '## How it went',
    course(report, done),
    calibration(report),
    stability(report),
    unfinished(report),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function setup(report: Report, done: number): string {
  const { config, source, notes } = report;
  const models = Object.entries(config.models).map(([role, { model }]) => `${role}: ${model}`);
  const switches = [
    config.agents && `agents ${config.agents}`,
    config.rounds && `rounds ${config.rounds}`,
    !config.rewrite && 'query rewriting off',
    !config.stability && 'stability score off',
    !config.selection && 'evidence selection off',
    config.maxTokens && `replies of at most ${config.maxTokens} tokens`,
    config.limit && `${config.limit} claims drawn with seed ${config.seed}`,
  ].filter(Boolean);
  return [
    `${done} of ${report.claims} claims finished. Labels: ${config.labels}. Models: ${models.join(', ')}.`,
    `Embedder: ${config.embedder}. ${switches.length > 0 ? `Switches: ${switches.join(', ')}.` : ''}`,
    `Data: ${source}.${notes.map((note) => ` Note: ${note}.`).join('')}`,
  ].join('\n');
}

function scoreTable({ all, withCheckers, withoutCheckers }: Report): string {
  const groups = [
    ['all claims', all],
    ['without a fact-checker’s page in the evidence', withoutCheckers],
    ['with one', withCheckers],
  ] as const;
  const rows = groups.flatMap(([name, both]) =>
    both
      ? (['proposed', 'shown'] as const).map((which) => {
          const { claims, right, accuracy, macroF1, majority } = both[which];
          return [
            ...[name, which, `${right} of ${claims}`, estimate(accuracy), estimate(macroF1)],
            `${majority.label}: ${percent(majority.accuracy)}`,
          ];
        })
      : [],
  );
  const head = ['claims', 'label', 'right', 'accuracy (EM)', 'macro F1', 'always the commonest'];
  return `${table(head, rows)}\n\nIn brackets: 95 % bootstrap intervals.`;
}

function labelTable({ perLabel }: Scores): string {
  const rows = perLabel.map(({ label, precision, recall, f1, support, predicted }) => [
    ...[label, String(support), String(predicted)],
    ...[precision, recall, f1].map((share) => number(share, 3)),
  ]);
  return table(['label', 'gold', 'predicted', 'precision', 'recall', 'F1'], rows);
}

function calibration({ calibration }: Report): string {
  if (!calibration) return '';
  const rows = calibration.words.map(({ label, stated, right, items, low, high }) => [
    ...[label, String(items), percent(stated, 0)],
    `${percent(right)} (${percent(low)} to ${percent(high)})`,
  ]);
  return [
    '## Calibration of the shown label',
    table(['confidence', 'claims', 'stands for', 'right'], rows),
    `Expected calibration error ${number(calibration.error, 3)}.`,
    '![calibration](plots/calibration.svg)',
  ].join('\n\n');
}

function stability({ stability }: Report): string {
  if (!stability) return '';
  const row = (name: string, spread: ScoreSpread | null) =>
    spread
      ? [
          [
            ...[name, number(spread.right.mean, 3), number(spread.wrong.mean, 3)],
            ...[spread.auc === null ? '–' : number(spread.auc, 3), percent(spread.pass)],
            String(spread.threshold),
          ],
        ]
      : [];
  return [
    '## Stability scores',
    table(
      ['score', 'mean, right', 'mean, wrong', 'AUC', 'answers above', 'threshold'],
      [
        ...row('faithfulness', stability.faithfulness),
        ...row('answer relevance', stability.relevance),
      ],
    ),
    `${stability.answers} answers; ${percent(stability.noncommittal)} noncommittal; every score passed in ${percent(stability.roundsPassed)} of rounds.`,
    stability.faithfulness ? '![faithfulness](plots/faithfulness.svg)' : '',
    stability.relevance ? '![relevance](plots/relevance.svg)' : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function unfinished({ unfinished }: Report): string {
  if (unfinished.length === 0) return '';
  const rows = unfinished.map(({ id, status, problem = '' }) => [id, status, problem]);
  return ['## Not finished', table(['claim', 'status', 'why'], rows)].join('\n\n');
}
