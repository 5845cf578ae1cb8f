import type { ProtocolContext } from '../../debate/context';
import type { Stand } from '../../scoring/labels';
import type { AnswerForm } from '../shared/answer';

interface Example {
  claim: string;
  evidence: string;
  reasons: string;
  stand: Stand;
}

/** Invented, so that they can leak into no data set. */
const examples: readonly Example[] = [
  {
    claim: 'The Arlen bridge carries trains.',
    evidence: 'Since 1931 a single railway track has crossed the Arlen bridge.',
    reasons: 'A railway track crosses the bridge. A track is for trains.',
    stand: 'supported',
  },
  {
    claim: 'Mira Holt won the Tessin prize twice.',
    evidence: 'Mira Holt won the Tessin prize in 1988, her only award.',
    reasons:
      'She won it in 1988. The source calls that her only award, so she did not win it twice.',
    stand: 'refuted',
  },
  {
    claim: 'The lake of Ondre is deeper than 80 metres.',
    evidence: 'The lake of Ondre is 12 kilometres long and popular with anglers.',
    reasons: 'The source gives the length of the lake. Nothing is said of its depth.',
    stand: 'not-enough',
  },
];

/**
 * The three worked examples of round 1 (3.2), with the labels of the set; an example whose label the set lacks is
 * left out, and so are all for multiple choice. A small model gets none: they would fill its window.
 */
export function examplesFor(
  { labels, options }: Pick<ProtocolContext, 'labels' | 'options'>,
  form: AnswerForm,
): string {
  if (options.brief || labels.id === 'choice') return '';
  const fitting = examples.flatMap((example) => {
    const label = labels.labels.find(({ stand }) => stand === example.stand)?.id;
    if (label === undefined) return [];
    const { claim, evidence, reasons } = example;
    const ending = form === 'brackets' ? `[${label}]` : label;
    return [`Claim: ${claim}\nEvidence: ${evidence}\nStep by step: ${reasons} ${ending}`];
  });
  return ['Worked examples, about other claims:', ...fitting].join('\n\n');
}
