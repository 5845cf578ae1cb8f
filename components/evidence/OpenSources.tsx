import { useState } from 'react';
import type { CheckView } from '../../lib/debate/view-types';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import { useGrant } from '../ui/use-grant';
import { unreadSources } from './evidence-items';
import css from './OpenSources.module.css';

const sentences = {
  excerpts: 'only_excerpts',
  pdf: 'pdf_unread',
  links: 'links_unread',
} as const;

/** Offers to read pages in full, where this check shows that it would help; the browser then asks. */
export function OpenSources({ view }: { view: CheckView }) {
  const { t, useSourcesOpen } = useSource();
  const grant = useGrant();
  const open = useSourcesOpen();
  const [opened, setOpened] = useState(false);
  const unread = unreadSources(view);
  if (!unread || open === undefined || (open && !opened)) return null;
  return (
    <div className={css.line}>
      <p aria-live="polite">
        {open ? (
          t('sources_open_now')
        ) : (
          <>
            {t(sentences[unread])}{' '}
            <Button kind="quiet" onClick={() => grant.ask('all', () => setOpened(true))}>
              {t('open_sources')}
            </Button>
          </>
        )}
      </p>
      {!open && <Denied grant={grant} text={t('denied_sources')} />}
    </div>
  );
}
