import { useState } from 'react';
import type { Result } from '../../lib/browser/messages';
import type { SecretName } from '../../lib/settings/secrets';
import { useSource } from '../source';

/** A key as it is being typed. It is never read back: once kept, the field is empty again. */
export interface KeyDraft {
  name: SecretName;
  /** Of the service: the key is kept for its origin. */
  address: string;
  typed: string;
  /** Grows with every change by the reader: what was tried before is not what stands here. Keeping it changes nothing. */
  edits: number;
  type: (text: string) => void;
  /** Stores what is typed, if anything is. */
  keep: () => Promise<Result<null>>;
  remove: () => Promise<Result<null>>;
}

/** The key of a search service. */
export function useKeyDraft(service: string, address: string): KeyDraft {
  const { saveSecret, removeSecret } = useSource();
  const [typed, setTyped] = useState('');
  const [edits, setEdits] = useState(0);
  const name = `search:${service}` as const;
  const type = (text: string) => {
    setTyped(text);
    setEdits((count) => count + 1);
  };
  const keep = async (): Promise<Result<null>> => {
    if (typed.trim() === '') return { ok: true, value: null };
    const kept = await saveSecret(name, typed.trim(), address);
    if (kept.ok) setTyped('');
    return kept;
  };
  const remove = async () => {
    const gone = await removeSecret(name);
    if (gone.ok) type('');
    return gone;
  };
  return { name, address, typed, edits, type, keep, remove };
}
