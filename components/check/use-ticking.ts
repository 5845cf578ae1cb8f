import { useEffect, useState } from 'react';
import { useSource } from '../source';

/** Running milliseconds that move on by the clock between two updates from the journal. */
export function useTicking(ms: number): number {
  const { now } = useSource();
  const [base, setBase] = useState(() => ({ ms, at: now() }));
  const [at, setAt] = useState(base.at);
  if (base.ms !== ms) {
    // An update that says less than what is already shown does not turn the clock back.
    const shown = base.ms + (at - base.at);
    const next = { ms, at: ms >= shown ? now() : now() - (shown - ms) };
    setBase(next);
    setAt(now());
  }
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return base.ms + Math.max(0, at - base.at);
}
