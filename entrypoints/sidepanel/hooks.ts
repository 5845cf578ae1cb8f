import { useEffect, useState } from 'react';
import { hasAccess, shortcut, sourcesAreOpen, watchAccess } from '../../lib/browser/access';
import { callWorker } from '../../lib/browser/calls';
import { listen } from '../../lib/browser/live-channel';
import { lockOf } from '../../lib/browser/lock-of';
import type { Pending } from '../../lib/browser/messages';
import { canRunModels, onDeviceModels } from '../../lib/browser/on-device';
import { LOST_AFTER_MS, readPending, watchPending } from '../../lib/browser/pending';
import { currentWindow } from '../../lib/browser/tabs';
import { database } from '../../lib/history/db';

/** How often a lock is looked at: it is freed without an event when a worker dies. */
const LOCK_POLL_MS = 1000;

/** What `fetch` answers for a key, asked anew when the key changes; `undefined` until it is there. */
function useFetched<T>(fetch: (key: string) => Promise<T>, key: string): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let current = true;
    void fetch(key).then((fetched) => current && setValue(fetched));
    return () => {
      current = false;
    };
  }, [fetch, key]);
  return value;
}

export function usePending(): Pending | null | undefined {
  const windowId = useFetched(currentWindow, '');
  const [pending, setPending] = useState<Pending | null>();
  useEffect(() => {
    if (windowId === undefined) return;
    // What a change tells is newer than what was read while it came.
    let current = true;
    const tell = (told: Pending | null) => {
      current = false;
      setPending(told);
    };
    const stop = watchPending(windowId, tell);
    void readPending(windowId).then((read) => current && setPending(read));
    return () => {
      current = false;
      stop();
    };
  }, [windowId]);
  // A page whose worker was stopped while it read is finished by the next one, sooner than the alarm would.
  const reading = pending?.state === 'reading' ? pending.at : undefined;
  useEffect(() => {
    if (reading === undefined) return;
    const late = setTimeout(() => void callWorker('checks/wake', null), LOST_AFTER_MS + 1000);
    return () => clearTimeout(late);
  }, [reading]);
  return pending;
}

/**
 * Whether a worker holds the check's lock. One miss may be the moment between a check's record and its lock, or
 * between two workers, so the second counts; a check that should run is given a worker at the first.
 */
export function useAlive(check: string): boolean | undefined {
  const [alive, setAlive] = useState<boolean>();
  useEffect(() => {
    let misses = 0;
    let current = true;
    const look = async () => {
      const { held } = await navigator.locks.query();
      if (!current) return;
      misses = held?.some(({ name }) => name === lockOf(check)) ? 0 : misses + 1;
      if (misses !== 1) setAlive(misses === 0);
      if (misses > 0 && (await isRunning(check))) await callWorker('checks/wake', null);
    };
    setAlive(undefined);
    void look();
    const poll = setInterval(look, LOCK_POLL_MS);
    return () => {
      current = false;
      clearInterval(poll);
    };
  }, [check]);
  return alive;
}

const isRunning = async (check: string) =>
  (await database().checks.get(check))?.status === 'running';

export function useLiveText(check: string): Readonly<Record<string, string>> {
  const [texts, setTexts] = useState<Record<string, string>>({});
  useEffect(() => {
    setTexts({});
    return listen((event) => {
      if (event.type !== 'reply-delta' || event.check !== check) return;
      const { key, text, at } = event;
      setTexts((now) => ({ ...now, [key]: (now[key] ?? '').slice(0, at) + text }));
    });
  }, [check]);
  return texts;
}

export function useDownloads(): Readonly<Record<string, { loaded: number; total: number }>> {
  const [downloads, setDownloads] = useState<Record<string, { loaded: number; total: number }>>({});
  useEffect(
    () =>
      listen((event) => {
        if (event.type !== 'download-progress') return;
        const { model, loaded, total } = event;
        setDownloads((now) => {
          const { [model]: _, ...others } = now;
          return loaded < total ? { ...others, [model]: { loaded, total } } : others;
        });
      }),
    [],
  );
  return downloads;
}

/** What `look` answers, asked anew at every change of access: the browser's own page of permissions can take it away. */
function useWatched<T>(look: (key: string) => Promise<T>, key: string): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let current = true;
    const again = () => void look(key).then((seen) => current && setValue(seen));
    again();
    const stop = watchAccess(again);
    return () => {
      current = false;
      stop();
    };
  }, [look, key]);
  return value;
}

export const useAccess = (url: string): boolean | null | undefined => useWatched(hasAccess, url);

export const useSourcesOpen = (): boolean | undefined => useWatched(sourcesAreOpen, '');

export const useShortcut = (): string | undefined => useFetched(shortcut, '');

/** Asked anew whenever a download begins or ends. */
export function useOnDeviceModels() {
  const running = Object.keys(useDownloads()).join();
  return useFetched(runnableModels, running);
}

const runnableModels = async () => (canRunModels() ? onDeviceModels() : []);
