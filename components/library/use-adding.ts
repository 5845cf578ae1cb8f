import { useRef, useState } from 'react';
import type { ErrorRecord } from '../../lib/errors';
import type { Added } from '../../lib/history/library';
import { useSource } from '../source';
import { resultOf } from '../ui/use-act';

/** How far the files chosen or dropped last are. */
export interface AddingState extends Added {
  /** The file that is read now; absent when all are done. */
  reading?: string | undefined;
  done: number;
  total: number;
  /** What kept the rest from being stored at all. */
  error?: ErrorRecord | undefined;
}

const nothing: AddingState = { added: 0, known: [], refused: [], done: 0, total: 0 };

/** Adds files one by one, so that each is told of as it is done. What comes while others are read waits its turn. */
export function useAdding() {
  const { addToLibrary } = useSource();
  const [state, setState] = useState(nothing);
  const waiting = useRef<File[]>([]);
  const busy = useRef(false);

  const work = async () => {
    busy.current = true;
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const one = file;
      setState((s) => ({ ...s, reading: one.name }));
      const result = await resultOf(() => addToLibrary([one]));
      // A full disk takes none of the others either.
      if (!result.ok) waiting.current = [];
      setState((s) => after(s, result.ok ? result.value : { error: result.error }));
    }
    busy.current = false;
    setState((s) => ({ ...s, reading: undefined }));
  };
  const add = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    waiting.current.push(...files);
    setState((s) =>
      busy.current ? { ...s, total: s.total + files.length } : { ...nothing, total: files.length },
    );
    if (!busy.current) void work();
  };
  /** Leaves out what has not begun. */
  const stop = () => {
    waiting.current = [];
    setState((s) => ({ ...s, total: s.done + 1 }));
  };
  /** What was told of the last files no longer holds. */
  const forget = () => setState((s) => (busy.current ? s : nothing));
  return { state, add, stop, forget };
}

function after(state: AddingState, came: Added | { error: ErrorRecord }): AddingState {
  const done = state.done + 1;
  if ('error' in came) return { ...state, done, error: came.error };
  return {
    ...state,
    done,
    added: state.added + came.added,
    known: [...state.known, ...came.known],
    refused: [...state.refused, ...came.refused],
  };
}
