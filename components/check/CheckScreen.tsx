import { useSource } from '../source';
import { errorSentence } from '../ui/error-sentence';
import { Notice } from '../ui/Problem';
import { CheckPage, type Ways } from './CheckPage';
import { EmptyState } from './EmptyState';

/** The Check tab: the check that was opened, or what the window's last gesture came to. */
export function CheckScreen({ opened, ...ways }: { opened: string | undefined } & Ways) {
  const { t, usePending } = useSource();
  const pending = usePending();
  if (opened) return <CheckPage key={opened} check={opened} {...ways} />;
  if (pending === undefined) return null;
  if (pending === null) return <EmptyState {...ways} />;
  if (pending.state === 'captured') {
    return <CheckPage key={pending.check} check={pending.check} {...ways} />;
  }
  if (pending.state === 'reading') {
    return (
      <Notice title={t('reading_title')} alone>
        <p>{t('reading_text')}</p>
      </Notice>
    );
  }
  return (
    <>
      <Notice title={t('capture_failed_title')}>
        <p>{errorSentence(t, pending.error)}</p>
      </Notice>
      <EmptyState {...ways} />
    </>
  );
}
