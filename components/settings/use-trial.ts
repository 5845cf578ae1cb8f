import { useRef, useState } from 'react';
import type { Result } from '../../lib/browser/messages';
import type { ErrorRecord } from '../../lib/errors';
import { resultOf } from '../ui/use-act';

/** What a trial came to. */
export type TrialOutcome = { good: boolean; text: string } | { error: ErrorRecord } | 'stopped';

/** One trial at a time. One that was stopped says nothing any more, whenever its answer comes. */
export function useTrial(
  run: () => Promise<Result<{ good: boolean; text: string }>>,
  onStop?: () => void,
) {
  const latest = useRef(0);
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<TrialOutcome>();
  const end = (came: TrialOutcome) => {
    latest.current++;
    setRunning(false);
    setOutcome(came);
  };
  const start = async () => {
    const turn = ++latest.current;
    setRunning(true);
    setOutcome(undefined);
    const result = await resultOf(run);
    if (turn === latest.current) end(result.ok ? result.value : { error: result.error });
  };
  const stop = () => {
    end('stopped');
    onStop?.();
  };
  return { running, outcome, start: () => void start(), stop };
}
