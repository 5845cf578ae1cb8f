import { useSource } from '../source';
import css from './DownloadProgress.module.css';
import { formatBytes } from './format';

/** How far a model's download is; nothing while none is running. */
export function DownloadProgress({ model, name }: { model: string; name?: string }) {
  const { t, locale, useDownloads } = useSource();
  const running = useDownloads()[model];
  if (!running) return null;
  return (
    <>
      <progress
        className={css.progress}
        max={running.total}
        value={running.loaded}
        aria-label={t('downloading', { model: name ?? model })}
      />
      <p className={css.text}>
        {t('download_progress', {
          loaded: formatBytes(locale, running.loaded),
          total: formatBytes(locale, running.total),
        })}
      </p>
    </>
  );
}
