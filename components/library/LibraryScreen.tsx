import { useState } from 'react';
import { type LibraryItem, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { formatCount, formatDay } from '../ui/format';
import { Icon } from '../ui/Icon';
import { InlineError } from '../ui/Problem';
import { Switch } from '../ui/Switch';
import { useAct } from '../ui/use-act';
import { plural } from '../words';
import css from './LibraryScreen.module.css';

/** The reader's own texts, which the page reader may quote. */
export function LibraryScreen() {
  const { t, useLibrary } = useSource();
  const items = useLibrary();
  return (
    <div className={css.library}>
      <h1 className={css.title}>{t('library_title')}</h1>
      <p className={css.text}>{t('library_text')}</p>
      <DropZone />
      <ul>
        {items?.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {items?.length === 0 && <p className={css.text}>{t('library_empty')}</p>}
      <SampleLibrary />
    </div>
  );
}

/** A file field that is also a place to drop files on. */
function DropZone() {
  const { t, addToLibrary } = useSource();
  const [over, setOver] = useState(false);
  const [added, setAdded] = useState('');
  const add = useAct(
    (files: File[]) => addToLibrary(files),
    (out) => setAdded(plural(t, 'texts_added', out.added)),
  );
  const take = (files: FileList | null) => files?.length && add.act([...files]);
  return (
    <div>
      <label
        className={css.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="plus" />
        <span>{t('library_add')}</span>
        <input
          type="file"
          className="sr-only"
          multiple
          accept=".txt,.md,.markdown,text/plain,text/markdown"
          onChange={(event) => {
            take(event.target.files);
            // Else the same file, mended after an error, could not be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <p className={css.text} aria-live="polite">
        {added}
      </p>
      <InlineError error={add.error} />
    </div>
  );
}

function Item({ item }: { item: LibraryItem }) {
  const { t, locale, removeFromLibrary } = useSource();
  const { confirm, dialog } = useConfirm();
  const remove = async () => {
    const sure = await confirm(t('delete_text_question', { title: item.title }), t('delete'));
    if (sure) await removeFromLibrary(item.id);
  };
  const facts = [
    t('characters', { count: formatCount(locale, item.characters) }),
    t('added_on', { date: formatDay(locale, item.addedAt) }),
  ];
  return (
    <li className={css.item}>
      <Icon name="file" className={css.icon} />
      <div className={css.about}>
        <p dir="auto">{item.title}</p>
        <p className={css.facts}>{facts.join(' · ')}</p>
      </div>
      <IconButton icon="trash" label={t('delete_text')} onClick={() => void remove()} />
      {dialog}
    </li>
  );
}

function SampleLibrary() {
  const { t, useSettings, saveSettings } = useSource();
  const settings = useSettings();
  if (!settings) return null;
  return (
    <div className={css.sample}>
      <Switch
        label={t('sample_library')}
        hint={t('sample_library_hint')}
        checked={settings.sampleLibrary}
        onChange={(sampleLibrary) => void saveSettings((s) => ({ ...s, sampleLibrary }))}
      />
    </div>
  );
}
