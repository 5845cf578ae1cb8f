import { useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import type { Ways } from './CheckPage';
import css from './EmptyState.module.css';
import { Gesture } from './Gesture';

/** Before the first claim: one sentence, the gesture, a sample, and what is missing if something is. */
export function EmptyState(ways: Ways) {
  const { t, useSettings, useShortcut, watchSample } = useSource();
  const settings = useSettings();
  const shortcut = useShortcut();
  const sample = useAct(watchSample);
  if (settings === undefined || shortcut === undefined) return null;
  const ready = settings.models.length > 0;
  return (
    <div className={css.empty}>
      <h1 className={css.sentence}>{t('empty_sentence')}</h1>
      <Gesture shortcut={shortcut} />
      {ready ? (
        <>
          <p>
            <Button busy={sample.busy} onClick={() => sample.act()}>
              {t('watch_sample')}
            </Button>
          </p>
          <TypedClaim onOpen={ways.onOpen} />
        </>
      ) : (
        <div className={css.missing}>
          <p>{t('no_model_text')}</p>
          <div className={css.actions}>
            <Button kind="primary" onClick={() => ways.onSettings('models')}>
              {t('choose_model')}
            </Button>
            <Button kind="quiet" busy={sample.busy} onClick={() => sample.act()}>
              {t('begin_sample')}
            </Button>
          </div>
        </div>
      )}
      <InlineError error={sample.error} />
    </div>
  );
}

/** A claim that stands on no page: a rumour heard, a sentence from paper. */
function TypedClaim({ onOpen }: Pick<Ways, 'onOpen'>) {
  const { t, call, now } = useSource();
  const [text, setText] = useState('');
  const start = useAct(
    (claim: string) => {
      const capturedAt = new Date(now()).toISOString();
      return call('check/start', { claim: { text: claim, selected: claim, capturedAt } });
    },
    (out) => onOpen(out.check),
  );
  return (
    <form
      className={css.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) start.act(text.trim());
      }}
    >
      <label className={css.label}>
        {t('type_claim')}
        <textarea
          className={css.input}
          dir="auto"
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p>
        <Button type="submit" busy={start.busy} disabled={!text.trim()}>
          {t('cross_examine')}
        </Button>
      </p>
      <InlineError error={start.error} />
    </form>
  );
}
