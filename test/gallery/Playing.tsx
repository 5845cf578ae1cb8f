import { useEffect, useState } from 'react';
import { Panel } from '../../components/Panel';
import { fixtureSource } from './fixture-source';
import { refuted } from './fixtures/finished';
import { roundOne } from './fixtures/turns';
import { runningOne, runningTwo } from './fixtures/unfinished';

/** A check as it goes on: the event `gallery-next` on the window leads to the next view. */
const sequence = [
  { ...runningOne, rounds: [roundOne] },
  { ...runningTwo, live: { phase: 'debating' as const, round: 2 } },
  refuted,
].map((view) => ({ ...view, id: 'playing' }));

export function Playing() {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const next = () => setPlace((now) => Math.min(now + 1, sequence.length - 1));
    addEventListener('gallery-next', next);
    return () => removeEventListener('gallery-next', next);
  }, []);
  const view = sequence[place];
  if (!view) return null;
  const alive = view.status === 'running' ? [view.id] : [];
  const pending = { state: 'captured', check: view.id } as const;
  return <Panel source={fixtureSource({ checks: [view], alive, pending })} />;
}
