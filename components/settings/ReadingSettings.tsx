import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Denied } from '../ui/Denied';
import { Outcome } from '../ui/Outcome';
import { useGrant } from '../ui/use-grant';
import { Group } from './Group';
import { PrivateHosts } from './PrivateHosts';
import type { SettingsPart } from './SettingsScreen';
import css from './SettingsScreen.module.css';

/** Whether the pages are read that searches find; asked for by a click, and taken back by one. */
export function ReadingSettings(part: SettingsPart) {
  const { t, useSourcesOpen, closeSources } = useSource();
  const open = useSourcesOpen();
  const grant = useGrant();
  return (
    <Group id="reading" title={t('reading_pages')} text={t('reading_pages_text')}>
      <div aria-live="polite">
        {open && <Outcome good>{t('sources_open')}</Outcome>}
        {open === false && !grant.again && <p className={css.text}>{t('sources_closed')}</p>}
      </div>
      {!open && <Denied grant={grant} text={t('denied_sources')} />}
      <div className={css.actions}>
        {open ? (
          <Button title={t('close_sources_hint')} onClick={() => void closeSources()}>
            {t('close_sources')}
          </Button>
        ) : (
          <Button onClick={() => grant.ask('all', grant.forget)}>{t('open_sources')}</Button>
        )}
      </div>
      <PrivateHosts {...part} />
    </Group>
  );
}
