import type { Step } from '../../lib/debate/steps';
import { mean } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import type { Justification } from './items';
import { criterionNames, rubricReply } from './rubric';

/** Means by system of what was counted and what the model said. */
export function justificationMarkdown(
  items: readonly Justification[],
  steps: ReadonlyMap<string, readonly Step[]>,
): string {
  const systems = [...new Set(items.map(({ system }) => system))].sort();
  const rows = systems.map((system) => {
    const own = items.filter((item) => item.system === system);
    const judged = own.flatMap(({ id }) => steps.get(id) ?? []);
    const statements = judged.flatMap((step) =>
      step.kind === 'faithfulness' && step.value.state === 'scored'
        ? step.value.detail.statements
        : [],
    );
    const marks = judged.flatMap((step) => {
      const read = step.kind === 'proposed' && step.value.text !== '' ? step.value.text : undefined;
      return read === undefined ? [] : [rubricReply.parse(JSON.parse(read))];
    });
    const unsupported = statements.filter(({ supported }) => !supported).length;
    const quotations = own.reduce((sum, { counted }) => sum + counted, 0);
    const sentences = own.reduce((sum, one) => sum + one.sentences, 0);
    return [
      ...[
        system,
        String(own.length),
        number(sentences / own.length),
        number(quotations / sentences, 2),
      ],
      statements.length === 0 ? '–' : `${unsupported} of ${statements.length}`,
      ...criterionNames.map((name) => number(mean(marks.map((one) => one[name])), 2)),
    ];
  });
  const head = ['system', 'justifications', 'sentences', 'counted quotations a sentence'];
  const more = ['statements not borne out', ...criterionNames.map((name) => `model: ${name}`)];
  return `# Justifications of rightly decided claims\n\n${table([...head, ...more], rows)}\n`;
}
