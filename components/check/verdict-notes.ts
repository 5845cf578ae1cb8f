import type { ShownStep } from '../../lib/debate/steps';
import type { CheckView } from '../../lib/debate/view-types';
import { agentName, labelWord } from '../names';
import { type MessageKey, plural, type Translate } from '../words';
import { lookedInPhrase, placesLookedIn } from './looked-in';

const reasons = {
  'no-supporting-quotation': 'overruled_no_supporting',
  'no-contradicting-quotation': 'overruled_no_contradicting',
  'not-both-sides': 'overruled_not_both_sides',
  'only-same-page': 'overruled_only_same_page',
  'only-qualified': 'overruled_only_qualified',
  'not-confirmed': 'overruled_not_confirmed',
  steered: 'overruled_steered',
} as const satisfies Partial<Record<ShownStep['why'], MessageKey>>;

const proposers = {
  consensus: 'proposed_by_consensus',
  judge: 'proposed_by_judge',
  moderator: 'proposed_by_moderator',
  summary: 'proposed_by_summary',
  vote: 'proposed_by_vote',
  budget: 'proposed_by_budget',
  answer: 'proposed_by_answer',
} as const;

/** Why the rule in code did not let the debate's label stand: who said what, and what it lacked. */
export function overruledSentence(
  t: Translate,
  view: Pick<CheckView, 'shown' | 'proposed'>,
): string | undefined {
  const { shown, proposed } = view;
  if (!shown?.overruled || shown.why === 'stands' || shown.why === 'rule-off') return undefined;
  const label = labelWord(t, shown.proposed);
  const said = t(proposers[proposed?.by ?? 'answer'], { label });
  return t(reasons[shown.why], { said });
}

/** That a model too small to judge had a say, by its name, whether it was planned or took the place of another. */
export function demonstrationSentence(
  t: Translate,
  { demonstration, models, asked = {} }: Pick<CheckView, 'demonstration' | 'models' | 'asked'>,
): string | undefined {
  if (!demonstration) return undefined;
  const known = [models.judge, models.debater, ...Object.values({ ...models, ...asked }).flat()];
  const toy = known.find((model) => model.demonstration);
  return t('demonstration_verdict', { model: toy?.name ?? '' });
}

const limits = {
  calls: 'budget_calls',
  tokens: 'budget_tokens',
  money: 'budget_money',
  minutes: 'budget_minutes',
} as const;

/** That a budget ended the debate, and on how much the verdict rests. */
export function budgetSentence(
  t: Translate,
  view: Pick<CheckView, 'budget' | 'rounds'>,
): string | undefined {
  if (!view.budget) return undefined;
  const whole = view.rounds.filter(({ next }) => next).length;
  const limit = t(limits[view.budget.limit]);
  return t('budget_ended', { limit, rounds: plural(t, 'finished_rounds', whole) });
}

/** One sentence per agent none of whose searches was answered in any round: its side of the debate had no sources. */
export function withoutSources(t: Translate, view: Pick<CheckView, 'rounds'>): string[] {
  const turns = view.rounds.flatMap((round) => round.turns);
  const agents = new Map(turns.map(({ agent }) => [agent.id, agent]));
  return [...agents.values()].flatMap((agent) => {
    const own = turns.filter((turn) => turn.agent.id === agent.id);
    const looks = own.flatMap(({ retrieval }) => retrieval?.lookedIn ?? []);
    const answered = looks.some(({ state }) => state === 'results' || state === 'empty');
    if (answered || looks.length === 0) return [];
    const places = placesLookedIn({ rounds: [{ round: 1, turns: own }] });
    const phrases = places.map((place) => lookedInPhrase(t, place)).join('; ');
    return [t('all_searches_failed', { agent: agentName(t, agent), places: phrases })];
  });
}

/** One sentence per warning code; `parameter-dropped:max_tokens` names its parameter. */
export function warningSentence(t: Translate, code: string): string {
  const [kind, detail = ''] = code.split(':');
  if (kind === 'truncated-prompt') return t('warning_truncated_prompt');
  if (kind === 'unclosed-think') return t('warning_unclosed_think');
  if (kind === 'parameter-dropped') return t('warning_parameter_dropped', { parameter: detail });
  return t('warning_other', { code });
}
