import { useState } from 'react';
import { useSource } from '../source';

/** Access that is asked for in a click, and what hangs on it. */
export interface Grant {
  /**
   * Asks for access to the addresses; `then` happens only once it is given. Must be called in the click's own turn, or
   * the browser refuses.
   */
  ask: (urls: string[] | 'all', then: () => void) => void;
  /** Asks once more for what was denied last; absent while nothing is. */
  again: (() => void) | undefined;
  /** What was denied is no longer wanted. */
  forget: () => void;
}

/** Nothing that hangs on access is done without it; a refusal stands until it is asked for anew, or not wanted any more. */
export function useGrant(): Grant {
  const { requestAccess } = useSource();
  const [denied, setDenied] = useState<{ ask: () => void }>();
  const ask: Grant['ask'] = (urls, then) => {
    const decide = (granted: boolean) => {
      setDenied(granted ? undefined : { ask: () => ask(urls, then) });
      if (granted) then();
    };
    // The browser throws at a host that no match pattern may name: access to that cannot be given either.
    void requestAccess(urls).then(decide, () => decide(false));
  };
  return { ask, again: denied?.ask, forget: () => setDenied(undefined) };
}
