import { prepareByRules } from '../../lib/claim/by-rules';
import type { NotCheckable, Preparation } from '../../lib/claim/preparation';
import { prepareClaim } from '../../lib/claim/prepare';
import type { Step } from '../../lib/debate/steps';
import type { LabContext } from '../command';
import type { WorthLabel, WorthRow } from '../data/checkworthy';
import { shuffled } from '../metrics/random';
import type { WorthSystem } from '../report/checkworthy';
import { noEmbedder } from '../run/embedders';
import type { askingFrom } from '../run/models';
import { runProbe } from '../run/probe';

/** Saying always the same, which every other way must beat. */
export const constants = (): WorthSystem[] =>
  (['claim', 'opinion', 'other'] as const).map((label) => ({
    name: `always ${label}`,
    predict: () => label,
  }));

const opinions: readonly NotCheckable[] = ['opinion', 'feeling', 'prediction'];
const labelFor = (why: NotCheckable | undefined): WorthLabel =>
  why && opinions.includes(why) ? 'opinion' : 'other';
const labelOf = ({ outcome, why }: Preparation): WorthLabel =>
  outcome === 'none' ? labelFor(why) : 'claim';

const claimOf = (text: string) => ({ text, selected: text, capturedAt: '2026-05-03T12:00:00Z' });

/** By rules alone: as the extension has it without a model, and with every doubt decided against the row. */
export function byRules(rows: readonly WorthRow[]): WorthSystem[] {
  const drafts = new Map(rows.map(({ id, text }) => [id, prepareByRules(claimOf(text))]));
  const doubtful = [...drafts.values()].filter((draft) => draft.doubtful).length;
  return [
    {
      name: 'rules (shipped without a model)',
      note: `${doubtful} of ${rows.length} rows would be put to a model`,
      predict: ({ id }) => labelOf(need(drafts.get(id)).preparation),
    },
    {
      name: 'rules, every doubt a no',
      predict: ({ id }) => {
        const { units } = need(drafts.get(id));
        const claims = units.some(({ kind }) => kind === 'claim');
        const [first] = units;
        if (claims || !first || first.kind === 'claim') return 'claim';
        return labelFor(first.kind);
      },
    },
  ];
}

/** Rules, and for rows they doubt a model; of those at most `limit`, drawn by `seed`, the others as by rules. */
export async function withModel(
  rows: readonly WorthRow[],
  asking: ReturnType<typeof askingFrom> & { out: string; limit: number | undefined; seed: number },
  context: LabContext,
): Promise<{ system: WorthSystem; early?: string | undefined }> {
  const { limit, seed, ...probe } = asking;
  const doubtful = rows.filter(({ text }) => prepareByRules(claimOf(text)).doubtful);
  const asked = shuffled(doubtful, seed).slice(0, limit);
  const { steps, early } = await runProbe(
    {
      ...{ id: 'checkworthy', embedder: noEmbedder, ...probe },
      items: asked.map(({ id, text }) => ({ id, claim: claimOf(text), compact: false })),
      measure: async (ctx) => (await prepareClaim(ctx, true)).outcome,
    },
    context,
  );
  const prepared = new Map([...steps].flatMap(([id, own]) => preparationIn(own, id)));
  const heard = [...prepared.values()].filter(({ by }) => by === 'model').length;
  const system: WorthSystem = {
    name: 'rules and model',
    note: `${prepared.size} of ${doubtful.length} doubtful rows put to the model, ${heard} replies stood up to the code’s checks`,
    predict: ({ id, text }) =>
      labelOf(prepared.get(id) ?? prepareByRules(claimOf(text)).preparation),
  };
  return { system, early };
}

function preparationIn(steps: readonly Step[], id: string): [string, Preparation][] {
  const step = steps.find(({ kind }) => kind === 'preparation');
  return step?.kind === 'preparation' ? [[id, step.value]] : [];
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a row was not prepared');
  return value;
}
