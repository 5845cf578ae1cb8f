import { useState } from 'react';
import { useSource } from '../source';
import { Icon } from '../ui/Icon';
import css from './DropZone.module.css';

/** What the file chooser offers; what a file is, its content tells. */
const KINDS =
  '.txt,.md,.markdown,.html,.htm,.xhtml,.pdf,text/plain,text/markdown,text/html,application/pdf';

/** A file field that is also a place to drop files on. */
export function DropZone({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const { t } = useSource();
  const [over, setOver] = useState(false);
  return (
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
        onFiles(event.dataTransfer.files);
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
          onFiles(event.target.files);
          // Else the same file, mended after an error, could not be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
