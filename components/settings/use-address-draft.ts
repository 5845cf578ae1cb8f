import { useState } from 'react';
import { baseAddress } from '../../lib/evidence/search/base-address';

/** A server's address as it is being typed. */
export interface AddressDraft {
  typed: string;
  /** What it means: empty for none, nothing for what is no address. */
  meant: string | undefined;
  unsaved: boolean;
  /** It was to be kept and is no address. */
  refused: boolean;
  /** Grows with every change by the reader. */
  edits: number;
  type: (text: string) => void;
  refuse: () => void;
  /** Shows it as it is kept. */
  kept: (address: string) => void;
}

/** Where the reader's own server is; `api` is what is stored. */
export function useAddressDraft(api: string): AddressDraft {
  const [typed, setTyped] = useState(api);
  const [refused, setRefused] = useState(false);
  const [edits, setEdits] = useState(0);
  return {
    typed,
    meant: typed.trim() === '' ? '' : baseAddress(typed),
    unsaved: typed.trim() !== api,
    refused,
    edits,
    type: (text) => {
      setTyped(text);
      setRefused(false);
      setEdits((count) => count + 1);
    },
    refuse: () => setRefused(true),
    kept: setTyped,
  };
}
