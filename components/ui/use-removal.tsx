import type { MouseEvent, ReactNode } from 'react';
import type { Result } from '../../lib/browser/messages';
import type { ErrorRecord } from '../../lib/errors';
import { useSource } from '../source';
import { useConfirm } from './Confirm';
import { useAct } from './use-act';

/**
 * Takes a row out of a list: the reader is asked first, and the focus goes to the row beside it, for its own button
 * goes with it. `dialog` must be drawn somewhere, and `error` shown.
 */
export function useRemoval(
  question: string,
  work: () => Promise<Result<unknown>>,
): {
  remove: (event: MouseEvent) => void;
  error: ErrorRecord | undefined;
  dialog: ReactNode;
} {
  const { t } = useSource();
  const { confirm, dialog } = useConfirm();
  const removal = useAct<unknown, Element>(async (button) => {
    if (!(await confirm(question, t('delete')))) return { ok: true, value: null };
    const next = besideRowOf(button);
    const result = await work();
    if (result.ok) next?.focus();
    return result;
  });
  return {
    remove: ({ currentTarget }) => removal.act(currentTarget),
    error: removal.error,
    dialog,
  };
}

/** What can have the focus in the row after this one's, else before it, else the part of the panel they stand in. */
function besideRowOf(element: Element): HTMLElement | null | undefined {
  const main = element.closest('main');
  const row = element.closest('li');
  const rows = [...(main?.querySelectorAll('li') ?? [])];
  const at = row ? rows.indexOf(row) : -1;
  const beside = rows[at + 1] ?? rows[at - 1];
  return beside?.querySelector<HTMLElement>('button, input') ?? main;
}
