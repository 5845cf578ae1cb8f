import { useState } from 'react';
import type { Result } from '../../lib/browser/messages';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { download } from '../ui/download';
import { formatCount } from '../ui/format';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { plural } from '../words';
import { DeleteChecks } from './DeleteChecks';
import { Group } from './Group';
import { importedWords } from './imported-words';
import css from './SettingsScreen.module.css';

/** Everything is kept in this browser; here it goes out, comes in, and is deleted. What came of the last act is said. */
export function DataSettings() {
  const { t, locale, call, exportAll, importAll, resetSettings } = useSource();
  const [said, setSaid] = useState('');
  const { confirm, dialog } = useConfirm();
  const { act, busy, error } = useAct((work: () => Promise<Result<string>>) => {
    setSaid('');
    return work();
  }, setSaid);
  const saying = (value: string) => ({ ok: true as const, value });
  const give = async () => {
    download(await exportAll(), 'crossexam.json');
    return saying(t('exported'));
  };
  const take = async (file: File) => {
    const taken = await importAll(file);
    return taken.ok ? saying(importedWords(t, taken.value)) : taken;
  };
  const reset = async () => {
    if (!(await confirm(t('reset_question'), t('reset_settings')))) return saying('');
    await resetSettings();
    return saying(t('settings_reset'));
  };
  const empty = async () => {
    const gone = await call('checks/delete-all', null);
    if (!gone.ok) return gone;
    const { checks } = gone.value;
    return saying(plural(t, 'checks_deleted', checks, formatCount(locale, checks)));
  };
  return (
    <Group id="data" title={t('data')} text={t('data_text')}>
      <div className={css.actions}>
        <Button busy={busy} onClick={() => act(give)}>
          {t('export_all')}
        </Button>
        <FileButton label={t('import_file')} onFile={(file) => act(() => take(file))} />
        <DeleteChecks busy={busy} onExport={() => act(give)} onDelete={() => act(empty)} />
        <Button onClick={() => act(reset)}>{t('reset_settings')}</Button>
      </div>
      <p className={css.text} aria-live="polite">
        {said}
      </p>
      <InlineError error={error} />
      {dialog}
    </Group>
  );
}

/** A button that opens the file chooser: a file field cannot be drawn as one. */
function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.onchange = () => input.files?.[0] && onFile(input.files[0]);
    input.click();
  };
  return <Button onClick={choose}>{label}</Button>;
}
