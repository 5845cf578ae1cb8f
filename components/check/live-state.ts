import type { AgentTurnView, CheckView } from '../../lib/debate/view-types';
import { agentName } from '../names';
import { isBaseline, moderated } from '../protocol-facts';
import { plural, type Translate } from '../words';

const doings = {
  asking: 'doing_asking',
  searching: 'doing_searching',
  choosing: 'doing_choosing',
  scoring: 'doing_scoring',
} as const;

/** Who is at what, one sentence per agent or one for the phase. */
export function activities(
  t: Translate,
  view: Pick<CheckView, 'live' | 'rounds' | 'protocol' | 'pool' | 'gathering' | 'options'>,
): string[] {
  const { live, rounds } = view;
  if (!live) return [];
  if (live.phase === 'preparing') return [t('phase_preparing')];
  if (live.phase === 'gathering') return [gatheringLine(t, view)];
  if (live.phase === 'judging') {
    return [t(view.protocol === 'madke' ? 'phase_summing' : 'phase_judging')];
  }
  if (live.phase === 'deciding') {
    return [t(view.options.fitCheck ? 'phase_deciding' : 'phase_concluding')];
  }
  if (live.phase === 'reporting') return [t('phase_reporting')];
  const turns = rounds.find(({ round }) => round === live.round)?.turns ?? [];
  const done = turns.filter(({ answer }) => answer).length;
  if (turns.length > 2) return [t('phase_sampling', { done, all: turns.length })];
  const lines = turns.flatMap((turn) => doingLine(t, turn, view.pool) ?? []);
  if (lines.length > 0) return lines;
  if (done < turns.length || done === 0) return [t('phase_starting')];
  if (isBaseline(view.protocol)) return [t('phase_concluding')];
  return [t(moderated(view.protocol) ? 'phase_moderating' : 'phase_comparing')];
}

/** How far the gathering is: what is asked first, then how many of the questions have their answer. */
function gatheringLine(t: Translate, { gathering }: Pick<CheckView, 'gathering'>): string {
  const questions = gathering?.questions ?? [];
  if (questions.length === 0) return t('gathering_asking');
  const done = questions.filter(({ answered }) => answered).length;
  return t('gathering_answering', { done, all: questions.length });
}

/** What one agent is at; undefined once its turn is whole. */
export function doingLine(
  t: Translate,
  turn: AgentTurnView,
  pool?: CheckView['pool'],
): string | undefined {
  if (!turn.doing) return undefined;
  const agent = agentName(t, turn.agent);
  if (turn.doing !== 'reading') return t(doings[turn.doing], { agent });
  if (turn.agent.stance) return t('doing_arguing', { agent });
  if (turn.agent.id.startsWith('sample-')) return t('doing_sampling', { agent });
  if (turn.agent.tool === 'none') return t('doing_recalling', { agent });
  const shared = turn.agent.tool === 'pool' ? (pool?.items.length ?? 0) : 0;
  const passages = turn.retrieval?.passages.length ?? turn.selection?.numbers.length ?? shared;
  return passages === 0
    ? t('doing_answering', { agent })
    : t('doing_reading', { agent, passages: plural(t, 'passages', passages) });
}
