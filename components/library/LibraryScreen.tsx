import { useSource } from '../source';
import { Switch } from '../ui/Switch';
import { AddingReport } from './AddingReport';
import { DropZone } from './DropZone';
import { LibraryRow } from './LibraryRow';
import css from './LibraryScreen.module.css';
import { useAdding } from './use-adding';

/** The reader's own texts, which the page reader may quote. */
export function LibraryScreen() {
  const { t, useLibrary } = useSource();
  const items = useLibrary();
  const { state, add, stop, forget } = useAdding();
  return (
    <div className={css.library}>
      <div>
        <h1 className={css.title}>{t('library_title')}</h1>
        <p className={css.text}>{t('library_text')}</p>
      </div>
      <DropZone onFiles={add} />
      <AddingReport state={state} onStop={stop} />
      <ul className={css.list}>
        {items?.map((item) => (
          <LibraryRow key={item.id} item={item} onRemoved={forget} />
        ))}
      </ul>
      {items?.length === 0 && <p className={css.text}>{t('library_empty')}</p>}
      <SampleLibrary />
    </div>
  );
}

function SampleLibrary() {
  const { t, useSettings, saveSettings } = useSource();
  const settings = useSettings();
  if (!settings) return null;
  return (
    <Switch
      label={t('sample_library')}
      hint={t('sample_library_hint')}
      checked={settings.sampleLibrary}
      onChange={(sampleLibrary) => void saveSettings((s) => ({ ...s, sampleLibrary }))}
    />
  );
}
