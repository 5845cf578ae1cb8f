import { useState } from 'react';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { useConfirm } from '../ui/Confirm';
import { download } from '../ui/download';
import { InlineError } from '../ui/Problem';
import { useAct } from '../ui/use-act';
import { plural } from '../words';
import { Group } from './Group';
import css from './SettingsScreen.module.css';

/** Everything is kept in this browser; here it goes out and comes in. */
export function DataSettings() {
  const { t, exportAll, importAll, resetSettings } = useSource();
  const [said, setSaid] = useState('');
  const { confirm, dialog } = useConfirm();
  const take = useAct(importAll, (out) => setSaid(plural(t, 'checks_imported', out.checks)));
  const give = useAct(
    async () => ({ ok: true as const, value: await exportAll() }),
    (file) => download(file, 'crossexam.json'),
  );
  const reset = useAct(async () => {
    if (await confirm(t('reset_question'), t('reset_settings'))) await resetSettings();
    return { ok: true as const, value: null };
  });
  return (
    <Group title={t('data')} text={t('data_text')}>
      <div className={css.actions}>
        <Button disabled={give.busy} onClick={() => give.act()}>
          {t('export_all')}
        </Button>
        <FileButton label={t('import_file')} onFile={take.act} />
        <Button onClick={() => reset.act()}>{t('reset_settings')}</Button>
      </div>
      <p className={css.text} aria-live="polite">
        {said}
      </p>
      <InlineError error={take.error ?? give.error ?? reset.error} />
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
