import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { unreadSources } from './evidence-items';
import css from './OpenSources.module.css';

const sentences = {
  excerpts: 'only_excerpts',
  pdf: 'pdf_unread',
  links: 'links_unread',
} as const;

/** Offers to read pages in full, where this check shows that it would help; the browser then asks. */
export function OpenSources({ view }: { view: CheckView }) {
  const { t, useSourcesOpen, requestAccess } = useSource();
  const open = useSourcesOpen();
  const [opened, setOpened] = useState(false);
  const unread = unreadSources(view);
  if (!unread || open === undefined) return null;
  if (open) {
    return opened ? (
      <p className={css.line} aria-live="polite">
        {t('sources_open_now')}
      </p>
    ) : null;
  }
  return (
    <p className={css.line} aria-live="polite">
      {t(sentences[unread])}{' '}
      <Button
        kind="quiet"
        // The browser takes a request for access only as the first thing a click does.
        onClick={() => void requestAccess('all').then(setOpened)}
      >
        {t('open_sources')}
      </Button>
    </p>
  );
}
