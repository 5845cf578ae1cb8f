import type { Result } from '../../lib/browser/messages';
import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { lookedInPhrase, outcomePhrase } from '../check/looked-in';
import { useSource } from '../source';
import { formatCount } from '../ui/format';
import { Trial } from './Trial';

interface Props {
  service: ServiceDescriptor;
  /** Where it is asked; absent where what is typed is no address. */
  address: string | undefined;
  /** Said where it is none. */
  wrong: string;
  /** Whether there is something to keep. */
  saves: boolean;
  keep: (address: string) => Promise<Result<null>>;
}

/** One short query to a search service, and what came of it. */
export function SearchTrial({ service, address, wrong, saves, keep }: Props) {
  const { t, locale, call } = useSource();
  const run = async () => {
    if (address === undefined) return { ok: true as const, value: { good: false, text: wrong } };
    const kept = saves ? await keep(address) : undefined;
    if (kept?.ok === false) return kept;
    const tried = await call('search/test', { service: service.id });
    if (!tried.ok) return tried;
    const { ms, looked } = tried.value;
    const good = looked.state === 'results' || looked.state === 'empty';
    const outcome = outcomePhrase(t, looked);
    const text = good
      ? t('search_answered', { outcome, ms: formatCount(locale, ms) })
      : lookedInPhrase(t, looked);
    return { ok: true as const, value: { good, text } };
  };
  const asked = service.anyOrigin ? undefined : address;
  return <Trial name={service.name} address={asked} run={run} saves={saves} />;
}
