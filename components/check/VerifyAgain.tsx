import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import type { VerifiedAgain } from '../../lib/history/verify-again';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { formatDay } from '../ui/format';
import { Outcome } from '../ui/Outcome';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { plural } from '../words';
import css from './VerifyAgain.module.css';

/** A saved check can be verified years later: every quotation is looked up again in its source as it was stored. */
export function VerifyAgain({ view }: { view: CheckView }) {
  const { t, verifyAgain } = useSource();
  const [verified, setVerified] = useState<VerifiedAgain>();
  const verify = useAct(() => verifyAgain(view.id), setVerified);
  const { against, for: supporting, context, notFound } = view.evidence;
  if ([against, supporting, context, notFound].every(({ length }) => length === 0)) return null;
  return (
    <div className={css.verify}>
      <Button kind="quiet" icon="check" busy={verify.busy} onClick={() => verify.act()}>
        {t('verify_again')}
      </Button>
      <div aria-live="polite">{verified && <Came verified={verified} />}</div>
      <InlineError error={verify.error} />
    </div>
  );
}

const faults = {
  'document-missing': 'fault_document_missing',
  'document-changed': 'fault_document_changed',
  'words-differ': 'fault_words_differ',
} as const;

function Came({ verified }: { verified: VerifiedAgain }) {
  const { t, locale } = useSource();
  const { at, found, notFound, faults: wrong } = verified;
  if (wrong.length > 0) {
    return (
      <Outcome good={false}>
        <p>{plural(t, 'verification_faults', wrong.length)}</p>
        <ul>
          {wrong.map(({ e, why }) => (
            <li key={e}>{t(faults[why], { number: e })}</li>
          ))}
        </ul>
      </Outcome>
    );
  }
  const date = formatDay(locale, at);
  return (
    <p>
      {found === 0
        ? t('verified_again_none')
        : plural(t, 'verified_again', found, String(found), { date })}{' '}
      {notFound > 0 && plural(t, 'still_not_found', notFound)}
    </p>
  );
}
