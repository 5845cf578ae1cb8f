import { useRef, useState } from 'react';
import type { ErrorRecord } from '../../lib/errors';
import type { Added } from '../../lib/history/library';
import { type LibraryItem, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { formatCount, formatDay } from '../ui/format';
import { Icon } from '../ui/Icon';
import { InlineError } from '../ui/Problem';
import { Switch } from '../ui/Switch';
import { resultOf } from '../ui/use-act';
import { plural, type Translate } from '../words';
import css from './LibraryScreen.module.css';

/** What the file chooser offers; what a file is, its content tells. */
const KINDS =
  '.txt,.md,.markdown,.html,.htm,.xhtml,.pdf,text/plain,text/markdown,text/html,application/pdf';

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

/** What came of the files chosen or dropped last. */
type Outcome = Partial<Added> & { error?: ErrorRecord };

/** A file field that is also a place to drop files on. What comes while others are read waits its turn. */
function DropZone() {
  const { t, addToLibrary } = useSource();
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({});
  const queue = useRef(Promise.resolve());
  const take = (list: FileList | null) => {
    if (!list?.length) return;
    const files = [...list];
    setReading((count) => count + 1);
    queue.current = queue.current.then(async () => {
      const result = await resultOf(() => addToLibrary(files));
      setReading((count) => count - 1);
      setOutcome(result.ok ? result.value : { error: result.error });
    });
  };
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
          accept={KINDS}
          onChange={(event) => {
            take(event.target.files);
            // Else the same file, mended after an error, could not be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <p className={css.added} aria-live="polite">
        {reading > 0 ? t('library_reading') : said(t, outcome)}
      </p>
      <InlineError error={outcome.error} />
      <div className={css.refused}>
        {outcome.refused?.map((error) => (
          <InlineError key={`${error.code} ${error.params.name}`} error={error} />
        ))}
      </div>
    </div>
  );
}

/** Nothing added and nothing refused: it was there. */
function said(t: Translate, { added, refused = [] }: Outcome): string {
  if (added === undefined || (added === 0 && refused.length > 0)) return '';
  return added === 0 ? t('texts_known') : plural(t, 'texts_added', added);
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
