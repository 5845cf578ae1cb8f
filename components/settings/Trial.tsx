import { type ReactNode, useRef } from 'react';
import type { Result } from '../../lib/browser/messages';
import type { ErrorRecord } from '../../lib/errors';
import { useTicking } from '../check/use-ticking';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import { formatDuration } from '../ui/format';
import { Outcome } from '../ui/Outcome';
import { ErrorText } from '../ui/Problem';
import { useGrant } from '../ui/use-grant';
import css from './Trial.module.css';
import { type TrialOutcome, useTrial } from './use-trial';

interface Props {
  /** Whose trial it is, for the buttons' names. */
  name: string;
  /** Where it is put to; absent where nothing leaves the browser, or no access is needed. */
  address?: string | undefined;
  run: () => Promise<Result<{ good: boolean; text: string }>>;
  /** Whether `run` begins by keeping what was typed: it is said beforehand. */
  saves?: boolean;
  /** A way out of an error, where there is one that can be offered; it may try once more. */
  offer?: (error: ErrorRecord, again: () => void) => ReactNode;
  /** Ends what `run` began, where waiting for it would cost something. */
  onStop?: () => void;
}

/**
 * One short request, and what came of it. Where the address may not be talked to yet, the click asks for that first.
 * Give it a key of everything that is tried: another setting is not yet tried.
 */
export function Trial({ name, address = '', run, saves = false, offer, onStop }: Props) {
  const { t, useAccess } = useSource();
  const access = useAccess(address);
  const barred = address !== '' && access === false;
  const grant = useGrant();
  const { running, outcome, start, stop } = useTrial(run, onStop);
  const box = useRef<HTMLDivElement>(null);
  // What was offered goes away with the outcome, and would take the focus along.
  const again = () => {
    box.current?.querySelector('button')?.focus();
    start();
  };
  return (
    <div className={css.trial} ref={box}>
      {barred && !grant.again && <p className={css.note}>{t('search_no_access')}</p>}
      <p className={css.actions}>
        {/* One button for both, so that whoever presses a key keeps the focus. */}
        <Button
          aria-label={t(running ? 'stop_testing' : barred ? 'allow_test_name' : 'test_name', {
            name,
          })}
          onClick={() => (running ? stop() : barred ? grant.ask([address], start) : start())}
        >
          {t(running ? 'stop' : barred ? 'search_allow_test' : 'test')}
        </Button>
        {saves && !running && <span className={css.note}>{t('test_saves')}</span>}
        {running && <Running />}
      </p>
      <div aria-live="polite">
        {running && <span className="sr-only">{t('testing')}</span>}
        {outcome && <Came outcome={outcome} />}
      </div>
      {typeof outcome === 'object' && 'error' in outcome && offer?.(outcome.error, again)}
      <Denied grant={grant} text={t('denied_test', { name })} />
    </div>
  );
}

/** The seconds tick for the eye only. */
function Running() {
  const { t, locale } = useSource();
  const ms = useTicking(0);
  return (
    <span className={css.running} aria-hidden="true">
      <span className={css.spinner} />
      {t('testing')} {formatDuration(locale, ms)}
    </span>
  );
}

function Came({ outcome }: { outcome: TrialOutcome }) {
  const { t } = useSource();
  if (outcome === 'stopped') return <p className={css.note}>{t('test_stopped')}</p>;
  if ('good' in outcome) return <Outcome good={outcome.good}>{outcome.text}</Outcome>;
  return (
    <Outcome good={false}>
      <ErrorText error={outcome.error} />
    </Outcome>
  );
}
