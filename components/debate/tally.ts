import type { AgentTurnView } from '../../lib/debate/view-types';

export interface Count {
  /** Null: answers without a label. */
  label: string | null;
  count: number;
}

/** How often each label was given, the most frequent first. */
export function tally(turns: readonly Pick<AgentTurnView, 'answer'>[]): Count[] {
  const counts = new Map<string | null, number>();
  for (const { answer } of turns) {
    if (answer) counts.set(answer.label, (counts.get(answer.label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
}
