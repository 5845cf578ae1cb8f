import { useState } from 'react';
import type { Result } from '../../lib/browser/messages';
import { type ErrorRecord, errorRecord } from '../../lib/errors';

/** An action of a view; what comes of it is shown elsewhere. */
export type Act<Input = void> = (input: Input) => void;

export interface Acting<Input = void> {
  act: Act<Input>;
  busy: boolean;
  error: ErrorRecord | undefined;
}

/** Runs an action, keeps it from running twice at once, and keeps its error for the view to show. */
export function useAct<Out, Input = void>(
  work: (input: Input) => Promise<Result<Out>>,
  then?: (out: Out) => void,
): Acting<Input> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorRecord>();
  const act = async (input: Input) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const result = await resultOf(() => work(input));
    setBusy(false);
    if (result.ok) then?.(result.value);
    else setError(result.error);
  };
  return { act: (input) => void act(input), busy, error };
}

/** What work came to. What it was not expected to throw is logged once and becomes an error to show. */
export async function resultOf<Out>(work: () => Promise<Result<Out>>): Promise<Result<Out>> {
  try {
    return await work();
  } catch (thrown) {
    console.error('crossexam', thrown);
    return { ok: false, error: errorRecord(thrown) };
  }
}
