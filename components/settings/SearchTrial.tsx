import { useState } from 'react';
import type { ServiceDescriptor } from '../../lib/evidence/search/descriptor';
import { lookedInPhrase, outcomePhrase } from '../check/looked-in';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import css from './SearchSettings.module.css';

/** One short query, and what came of it. Where the server may not be talked to yet, the click asks for that first. */
export function SearchTrial({ service, api }: { service: ServiceDescriptor; api: string }) {
  const { t, locale, call, useAccess, requestAccess } = useSource();
  const access = useAccess(api);
  const [said, setSaid] = useState('');
  const trial = useAct(
    () => call('search/test', { service: service.id }),
    ({ ms, looked }) => {
      const found = looked.state === 'results' || looked.state === 'empty';
      const outcome = outcomePhrase(t, looked);
      setSaid(
        found
          ? t('search_answered', { outcome, ms: formatCount(locale, ms) })
          : lookedInPhrase(t, looked),
      );
    },
  );
  const barred = access === false && !service.anyOrigin;
  const start = () => {
    setSaid('');
    if (barred) void requestAccess([api]).then((granted) => granted && trial.act());
    else trial.act();
  };
  return (
    <div>
      {barred && <p className={css.said}>{t('search_no_access')}</p>}
      <p className={css.actions}>
        <Button kind="quiet" disabled={trial.busy} onClick={start}>
          {t(trial.busy ? 'testing' : barred ? 'search_allow_test' : 'test')}
        </Button>
        <span className={css.said} aria-live="polite">
          {said}
        </span>
      </p>
      <InlineError error={trial.error} />
    </div>
  );
}
