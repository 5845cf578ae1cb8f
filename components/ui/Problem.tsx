import type { ReactNode } from 'react';
import type { ErrorRecord } from '../../lib/errors';
import { useSource } from '../source';
import { CopyButton } from './CopyButton';
import { errorSentence } from './error-sentence';
import css from './Problem.module.css';

/** Something went wrong or stopped: what happened, what is kept, what to do. */
export function Notice(props: {
  title: string;
  /** Where no claim stands above it, the notice's title is the page's. */
  alone?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = props.alone ? 'h1' : 'h2';
  return (
    <section className={css.notice} role="status">
      <Heading className={css.title}>{props.title}</Heading>
      <div className={css.text}>{props.children}</div>
      {props.actions && <div className={css.actions}>{props.actions}</div>}
    </section>
  );
}

/** What happened, and the line to type where there is one. */
export function ErrorText({ error }: { error: ErrorRecord }) {
  const { t } = useSource();
  return (
    <>
      <p>{errorSentence(t, error)}</p>
      {error.params.line && (
        <p>
          <code className={css.line}>{error.params.line}</code>{' '}
          <CopyButton text={error.params.line} />
        </p>
      )}
    </>
  );
}

/** An error beside the control that caused it. */
export function InlineError({ error }: { error: ErrorRecord | undefined }) {
  if (!error) return null;
  return (
    <div className={css.inline} role="alert">
      <ErrorText error={error} />
    </div>
  );
}
