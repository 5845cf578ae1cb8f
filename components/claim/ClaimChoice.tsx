import type { Preparation } from '../../lib/claim/preparation';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { plural } from '../words';
import css from './ClaimChoice.module.css';
import { ClaimOption } from './ClaimOption';

/**
 * Stands where the verdict will while the reader has to say what is checked: each claim of the selection as it
 * would be debated, to be edited, checked alone or with all others, or left as it was.
 */
export function ClaimChoice(props: {
  view: CheckView;
  prepared: Preparation;
  /** The claim that is looked at, so that its words in the selection stand out. */
  onActive: (index: number | undefined) => void;
  onOpen: (check: string) => void;
}) {
  const { t, call } = useSource();
  const { view, prepared, onActive, onOpen } = props;
  const { claims, by } = prepared;
  const choose = useAct(
    (texts: string[]) => call('check/choose', { check: view.id, claims: texts }),
    ({ checks: [first] }) => first && onOpen(first),
  );
  const alone = claims.length === 1;
  const putIn = claims.some(({ resolved }) => resolved.length > 0);
  return (
    <section className={css.choice} aria-labelledby="claim-choice">
      <h2 className={css.title} id="claim-choice">
        {plural(t, 'choose_title', claims.length)}
      </h2>
      <p className={css.text}>{plural(t, 'choose_text', claims.length)}</p>
      <ol className={css.claims} aria-label={t('choose_claims')}>
        {claims.map((claim, index) => (
          <ClaimOption
            // The list is fixed: it was journaled before it is shown.
            key={claim.text}
            claim={claim}
            number={alone ? undefined : index + 1}
            language={view.claim.page?.language}
            busy={choose.busy}
            onActive={(active) => onActive(active ? index : undefined)}
            onCheck={(text) => choose.act([text])}
          />
        ))}
      </ol>
      {putIn && <p className={css.legend}>{t('choose_legend')}</p>}
      <div className={css.all}>
        {!alone && (
          <Button busy={choose.busy} onClick={() => choose.act(claims.map(({ text }) => text))}>
            {t('choose_check_all', { count: claims.length })}
          </Button>
        )}
        <Button kind="quiet" busy={choose.busy} onClick={() => choose.act([view.claim.text])}>
          {t('choose_as_is')}
        </Button>
      </div>
      {by === 'model' && view.models.gatherer && (
        <p className={css.legend}>{t('choose_by_model', { model: view.models.gatherer.name })}</p>
      )}
      <InlineError error={choose.error} />
    </section>
  );
}
