import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { reportFileName, reportOf } from '../../lib/history/report-of-check';
import { useSource } from '../source';
import { download } from '../ui/download';
import { Menu } from '../ui/Menu';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import css from './Keep.module.css';
import { reportWords } from './report-words';

/** The panel opens without what only a report needs. */
const reportText = () => import('../../lib/history/report-text');

/** The ways to take one check along: as text, as a report with links, whole. */
export function Keep({ view }: { view: CheckView }) {
  const { t, locale, exportCheck } = useSource();
  const [copied, setCopied] = useState<boolean>();
  const whole = useAct(
    () => exportCheck(view.id),
    (file) => download(file, reportFileName(view, 'json')),
  );
  const report = () => reportOf(view, reportWords(t, locale, view));
  const keep: Record<string, () => void> = {
    text: () =>
      void reportText()
        .then(({ plainTextOf }) => navigator.clipboard.writeText(plainTextOf(report())))
        .then(
          () => setCopied(true),
          () => setCopied(false),
        ),
    markdown: () =>
      void reportText().then(({ markdownOf }) =>
        download(
          new Blob([markdownOf(report())], { type: 'text/markdown' }),
          reportFileName(view, 'md'),
        ),
      ),
    json: () => whole.act(),
  };
  const item = (id: 'text' | 'markdown' | 'json') => ({
    ...{ id, name: t(`keep_${id}`), hint: t(`keep_${id}_hint`) },
  });
  return (
    <>
      <Menu
        label={t('keep')}
        named
        items={[item('text'), item('markdown'), item('json')]}
        onChoose={(id) => {
          setCopied(undefined);
          keep[id]?.();
        }}
      />
      <p className={css.said} aria-live="polite">
        {copied !== undefined && t(copied ? 'kept_text' : 'kept_failed')}
      </p>
      <InlineError error={whole.error} />
    </>
  );
}
