import { Component, type ReactNode } from 'react';
import { useSource } from '../source';
import css from './Boundary.module.css';
import { Button } from './Button';
import { Disclosure } from './Disclosure';
import { download } from './download';

/**
 * Keeps the panel from ever being blank (chathub-dev/chathub#1017): what cannot be drawn is replaced
 * by what can still be done. React itself logs the error once, with its stack.
 */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Broken error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}

function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const { t, exportAll, resetSettings } = useSource();
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <section className={css.broken} aria-labelledby="broken-title">
      <h1 className={css.title} id="broken-title">
        {t('broken_title')}
      </h1>
      <p>{t('broken_text')}</p>
      <div className={css.actions}>
        <Button kind="primary" onClick={retry}>
          {t('try_again')}
        </Button>
        <Button onClick={() => void resetSettings().then(retry)}>{t('reset_settings')}</Button>
        <Button onClick={() => void exportAll().then((file) => download(file, 'crossexam.json'))}>
          {t('export_all')}
        </Button>
      </div>
      <Disclosure summary={t('details')}>
        <pre className={css.message}>{detail}</pre>
      </Disclosure>
    </section>
  );
}
