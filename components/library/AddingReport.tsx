import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Outcome } from '../ui/Outcome';
import { ErrorText } from '../ui/Problem';
import { plural } from '../words';
import css from './AddingReport.module.css';
import type { AddingState } from './use-adding';

/** How far the files are, then what came of each: there already, not to be read and why, or added. */
export function AddingReport({ state, onStop }: { state: AddingState; onStop: () => void }) {
  const { t } = useSource();
  const { reading, done, added, known, refused, error } = state;
  const failures = [...refused, ...(error ? [error] : [])];
  return (
    <div className={css.report}>
      {reading !== undefined && <Progress {...state} reading={reading} onStop={onStop} />}
      <div aria-live="polite" className={css.came}>
        {reading !== undefined && <span className="sr-only">{t('library_reading')}</span>}
        {known.map(({ name, title }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and two files may have one name
          <p key={place} className={css.known}>
            {t('text_known', { name, title })}
          </p>
        ))}
        {failures.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Outcome key={place} good={false}>
            <ErrorText error={one} />
          </Outcome>
        ))}
        {reading === undefined &&
          added > 0 &&
          (failures.length > 0 ? (
            <p className={css.known}>{t('texts_added_of', { added, total: done })}</p>
          ) : (
            <Outcome good>{plural(t, 'texts_added', added)}</Outcome>
          ))}
      </div>
    </div>
  );
}

function Progress(props: AddingState & { reading: string; onStop: () => void }) {
  const { t } = useSource();
  const { reading, done, total, onStop } = props;
  return (
    <div className={css.progress}>
      <progress
        className={css.bar}
        aria-label={t('library_reading')}
        max={total}
        // Of one file nobody knows how far it is.
        value={total > 1 ? done : undefined}
      />
      <p className={css.now} aria-hidden="true" dir="auto">
        {total > 1 ? t('library_reading_of', { n: done + 1, total, name: reading }) : reading}
      </p>
      {done + 1 < total && (
        <Button kind="quiet" aria-label={t('library_stop')} onClick={onStop}>
          {t('stop')}
        </Button>
      )}
    </div>
  );
}
