import { useSyncExternalStore } from 'react';
import type {
  CheckSummary,
  LibraryItem,
  OnDeviceModel,
  PanelSource,
} from '../../components/source';
import { inEnglish } from '../../components/words';
import type { Pending, Result, WorkerCalls } from '../../lib/browser/messages';
import type { CheckView } from '../../lib/debate/view-types';
import type { ErrorRecord } from '../../lib/errors';
import type { EvidenceDocument } from '../../lib/evidence/document';
import type { Added } from '../../lib/history/library';
import type { VerifiedAgain } from '../../lib/history/verify-again';
import type { SecretName } from '../../lib/settings/secrets';
import { defaultSettings, type Settings } from '../../lib/settings/settings';

/** What a fixed source shows; everything may be left out. */
export interface Fixture {
  pending?: Pending | null;
  checks?: CheckView[];
  /** Ids of checks that a worker runs. */
  alive?: string[];
  liveText?: Record<string, string>;
  documents?: EvidenceDocument[];
  history?: CheckSummary[];
  library?: LibraryItem[];
  settings?: Settings | 'broken';
  /** Each with the origin it was entered for. */
  secrets?: [SecretName, string][];
  onDevice?: OnDeviceModel[];
  downloads?: Record<string, { loaded: number; total: number }>;
  shortcut?: string;
  /** Whether pages may be read. */
  sourcesOpen?: boolean;
  /** What verifying again comes to. */
  verified?: VerifiedAgain;
  /** Files that a library cannot take, by their names. */
  refused?: ErrorRecord[];
  /** Files whose text a library has already. */
  known?: Added['known'];
  /** A file is being read, and goes on being read. */
  readsForever?: boolean;
  /** A model is asked for, and its first bytes never come. */
  fetchesForever?: boolean;
  /** Whether single addresses may be talked to. */
  access?: boolean;
  /** How many times access is denied before it is given. */
  denials?: number;
  /** What the worker answers; `never` is a call that goes on. */
  answers?: { [N in keyof WorkerCalls]?: Result<WorkerCalls[N]['out']> | 'never' };
  direction?: 'ltr' | 'rtl';
  /** Called with every worker call, for tests. */
  onCall?: (name: string, input: unknown) => void;
}

const done: Result<null> = { ok: true, value: null };

/** A moment after all fixtures, so that relative dates stay what they are. */
const standstill = Date.parse('2026-05-04T12:00:00Z');

const never = new Promise<never>(() => undefined);

/** Settings that can be changed and are watched. */
function settingsStore(settings: Settings) {
  let now = settings;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const change = (how: (settings: Settings) => Settings) => {
    now = how(now);
    for (const watcher of watchers) watcher();
  };
  return { watch, change, get: () => now };
}

/** A source over fixed values: hooks answer at once; actions succeed, and but for settings change nothing. */
export function fixtureSource(fixture: Fixture): PanelSource {
  const { settings = defaultSettings } = fixture;
  const store = settingsStore(settings === 'broken' ? defaultSettings : settings);
  let denials = fixture.denials ?? 0;
  return {
    t: (key, ...params) => inEnglish(key, params[0] ?? {}),
    locale: 'en-GB',
    direction: fixture.direction ?? 'ltr',
    now: () => standstill,
    usePending: () => fixture.pending ?? null,
    useCheck: (id) => fixture.checks?.find((check) => check.id === id) ?? null,
    useChecks: (ids) =>
      ids.flatMap((id) => fixture.history?.find((summary) => summary.id === id) ?? []),
    useAlive: (id) => fixture.alive?.includes(id) ?? false,
    useLiveText: () => fixture.liveText ?? {},
    useDocument: (id) => fixture.documents?.find((document) => document.id === id) ?? null,
    useHistory: (search) =>
      (fixture.history ?? []).filter(({ claim }) =>
        claim.toLowerCase().includes(search.toLowerCase()),
      ),
    useLibrary: () => fixture.library ?? [],
    useSettings: () => {
      if (settings === 'broken') throw new Error('settings: models[0].baseUrl is not a URL');
      return useSyncExternalStore(store.watch, store.get);
    },
    useSecrets: () => new Map(fixture.secrets),
    useOnDeviceModels: () => fixture.onDevice ?? [],
    useDownloads: () => fixture.downloads ?? {},
    useAccess: () => fixture.access ?? false,
    useSourcesOpen: () => fixture.sourcesOpen ?? false,
    useShortcut: () => fixture.shortcut ?? 'Alt+C',
    call: async <N extends keyof WorkerCalls>(name: N, input: WorkerCalls[N]['in']) => {
      fixture.onCall?.(name, input);
      const answer = fixture.answers?.[name] ?? done;
      return answer === 'never' ? never : (answer as Result<WorkerCalls[N]['out']>);
    },
    saveSettings: async (change) => {
      store.change(change);
      return done;
    },
    saveSecret: async () => done,
    removeSecret: async () => done,
    requestAccess: async () => denials-- <= 0,
    closeSources: async () => undefined,
    exportCheck: async () => ({
      ok: true,
      value: new Blob(['{}'], { type: 'application/json' }),
    }),
    verifyAgain: async () => ({
      ok: true,
      value: fixture.verified ?? { at: '2036-05-04T12:00:00Z', found: 4, notFound: 0, faults: [] },
    }),
    addToLibrary: async (files) => {
      if (fixture.readsForever) return never;
      const names = new Set(files.map(({ name }) => name));
      const refused = (fixture.refused ?? []).filter(({ params }) => names.has(params.name ?? ''));
      const known = (fixture.known ?? []).filter(({ name }) => names.has(name));
      const added = files.length - refused.length - known.length;
      return { ok: true, value: { added, known, refused } };
    },
    renameInLibrary: async () => done,
    removeFromLibrary: async () => done,
    downloadModel: async () => (fixture.fetchesForever ? never : { ok: true, value: { bytes: 0 } }),
    exportAll: async () => new Blob(['{}'], { type: 'application/json' }),
    importAll: async () => ({ ok: true, value: { checks: 0, known: 0 } }),
    resetSettings: async () => undefined,
    watchSample: async () => done,
  };
}
