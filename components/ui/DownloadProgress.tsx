import { useState } from 'react';
import { useSource } from '../source';
import css from './DownloadProgress.module.css';
import { formatBytes } from './format';

/** How far a model's download is; nothing while none is running. */
export function DownloadProgress(props: {
  model: string;
  name?: string;
  /** It was asked for and has not come to an end: before its first bytes and after its last a bar without a measure. */
  asked: boolean;
}) {
  const { model, name, asked } = props;
  const { t, locale, useDownloads } = useSource();
  const running = useDownloads()[model];
  const [ran, setRan] = useState(false);
  if (running && !ran) setRan(true);
  const label = t('downloading', { model: name ?? model });
  if (!running && !asked) return null;
  if (!running) {
    return (
      <>
        <progress className={css.progress} aria-label={label} />
        <p className={css.text}>{t(ran ? 'download_ends' : 'download_begins')}</p>
      </>
    );
  }
  return (
    <>
      <progress
        className={css.progress}
        max={running.total}
        value={running.loaded}
        aria-label={label}
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
