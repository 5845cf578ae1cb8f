import { type ReactNode, useRef, useState } from 'react';
import { useSource } from '../source';
import { Button } from './Button';
import css from './Dialog.module.css';

interface Question {
  text: string;
  action: string;
  answer: (sure: boolean) => void;
}

/** Asks before something is lost; `dialog` must be drawn somewhere. */
export function useConfirm(): {
  /** Resolves to whether the reader is sure; Escape is a no. */
  confirm: (text: string, action: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const confirm = (text: string, action: string) =>
    new Promise<boolean>((answer) => setQuestion({ text, action, answer }));
  const close = (sure: boolean) => {
    question?.answer(sure);
    setQuestion(undefined);
  };
  return { confirm, dialog: question && <Asked question={question} close={close} /> };
}

function Asked({ question, close }: { question: Question; close: (sure: boolean) => void }) {
  const { t } = useSource();
  const sure = useRef(false);
  return (
    <dialog
      ref={(dialog) => void (dialog && !dialog.open && dialog.showModal())}
      className={css.dialog}
      aria-label={question.text}
      onClose={() => close(sure.current)}
    >
      <form method="dialog" className={css.form}>
        <p>{question.text}</p>
        <div className={css.actions}>
          <Button type="submit">{t('cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            onClick={() => {
              sure.current = true;
            }}
          >
            {question.action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
