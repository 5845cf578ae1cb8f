import type { Preparation } from '../../lib/claim/preparation';
import type { CheckView } from '../../lib/debate/view-types';

type Prepared = Pick<CheckView, 'preparation' | 'decision' | 'status'>;

/** The preparation a reader has yet to decide about; undefined where the claim goes its way. */
export function awaitedChoice({
  preparation,
  decision,
  status,
}: Prepared): Preparation | undefined {
  const open = preparation?.outcome === 'choose' && !decision && status !== 'running';
  return open ? preparation : undefined;
}

/** Why the selection was not debated; undefined where it was, or will be. */
export function noClaimIn({ preparation, decision }: Prepared): Preparation['why'] {
  return decision ? undefined : preparation?.why;
}
