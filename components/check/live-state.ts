import type { AgentTurnView, CheckView } from '../../lib/debate/view-types';
import { agentName } from '../names';
import { plural, type Translate } from '../words';

const doings = {
  asking: 'doing_asking',
  searching: 'doing_searching',
  scoring: 'doing_scoring',
} as const;

/** Who is at what, one sentence per agent or one for the phase. */
export function activities(t: Translate, view: Pick<CheckView, 'live' | 'rounds'>): string[] {
  const { live, rounds } = view;
  if (!live) return [];
  if (live.phase === 'judging') return [t('phase_judging')];
  if (live.phase === 'deciding') return [t('phase_deciding')];
  if (live.phase === 'reporting') return [t('phase_reporting')];
  const turns = rounds.find(({ round }) => round === live.round)?.turns ?? [];
  const lines = turns.flatMap((turn) => doingLine(t, turn) ?? []);
  return lines.length > 0 ? lines : [t('phase_starting')];
}

/** What one agent is at; undefined once its turn is whole. */
export function doingLine(t: Translate, turn: AgentTurnView): string | undefined {
  if (!turn.doing) return undefined;
  const agent = agentName(t, turn.agent);
  if (turn.doing !== 'reading') return t(doings[turn.doing], { agent });
  const passages = turn.retrieval?.passages.length ?? 0;
  return passages === 0
    ? t('doing_answering', { agent })
    : t('doing_reading', { agent, passages: plural(t, 'passages', passages) });
}
