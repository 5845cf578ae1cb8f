import { useState } from 'react';
import { type LibraryItem, useSource } from '../source';
import { IconButton } from '../ui/Button';
import { Facts } from '../ui/Facts';
import { formatCount, formatDay } from '../ui/format';
import { Icon } from '../ui/Icon';
import { InlineError } from '../ui/Problem';
import rowCss from '../ui/Row.module.css';
import { useFocusBack } from '../ui/use-focus-back';
import { useRemoval } from '../ui/use-removal';
import css from './LibraryRow.module.css';
import { Rename } from './Rename';
import { TextDialog } from './TextDialog';

/** One text: what it is; it can be read, named anew and taken out. */
export function LibraryRow({ item, onRemoved }: { item: LibraryItem; onRemoved: () => void }) {
  const { t, locale, removeFromLibrary } = useSource();
  const [doing, setDoing] = useState<'reading' | 'renaming'>();
  const pencil = useFocusBack();
  const { title } = item;
  const { remove, error, dialog } = useRemoval(t('delete_text_question', { title }), async () => {
    const gone = await removeFromLibrary(item.id);
    if (gone.ok) onRemoved();
    return gone;
  });
  const facts = [
    t('characters', { count: formatCount(locale, item.characters) }),
    t('added_on', { date: formatDay(locale, item.addedAt) }),
  ];
  if (doing === 'renaming') {
    const close = () => {
      pencil.giveBack();
      setDoing(undefined);
    };
    return (
      <li className={rowCss.row}>
        <Rename item={item} onClose={close} />
      </li>
    );
  }
  return (
    <li className={rowCss.row}>
      <button type="button" className={rowCss.open} onClick={() => setDoing('reading')}>
        <Icon name="file" className={css.icon} />
        <span className={rowCss.texts}>
          <span className={`${rowCss.title} ${css.title}`} dir="auto">
            {title}
          </span>
          <Facts facts={facts} />
        </span>
      </button>
      <IconButton
        ref={pencil.ref}
        icon="pencil"
        label={t('rename_text', { title })}
        onClick={() => setDoing('renaming')}
      />
      <IconButton icon="trash" label={t('delete_text', { title })} onClick={remove} />
      <InlineError error={error} />
      {doing === 'reading' && <TextDialog item={item} onClose={() => setDoing(undefined)} />}
      {dialog}
    </li>
  );
}
