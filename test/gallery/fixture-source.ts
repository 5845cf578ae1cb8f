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
  secrets?: SecretName[];
  onDevice?: OnDeviceModel[];
  downloads?: Record<string, { loaded: number; total: number }>;
  shortcut?: string;
  /** Whether pages may be read. */
  sourcesOpen?: boolean;
  /** What verifying again comes to. */
  verified?: VerifiedAgain;
  /** Files that a library cannot take. */
  refused?: ErrorRecord[];
  direction?: 'ltr' | 'rtl';
  /** Called with every worker call, for tests. */
  onCall?: (name: string, input: unknown) => void;
}

const done: Result<null> = { ok: true, value: null };

/** A moment after all fixtures, so that relative dates stay what they are. */
const standstill = Date.parse('2026-05-04T12:00:00Z');

/** A source over fixed values: hooks answer at once, actions do nothing and succeed. */
export function fixtureSource(fixture: Fixture): PanelSource {
  const { settings = defaultSettings } = fixture;
  return {
    t: (key, ...params) => inEnglish(key, params[0] ?? {}),
    locale: 'en-GB',
    direction: fixture.direction ?? 'ltr',
    now: () => standstill,
    usePending: () => fixture.pending ?? null,
    useCheck: (id) => fixture.checks?.find((check) => check.id === id) ?? null,
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
      return settings;
    },
    useSecrets: () => new Set(fixture.secrets),
    useOnDeviceModels: () => fixture.onDevice ?? [],
    useDownloads: () => fixture.downloads ?? {},
    useAccess: () => false,
    useSourcesOpen: () => fixture.sourcesOpen ?? false,
    useShortcut: () => fixture.shortcut ?? 'Alt+C',
    call: async <N extends keyof WorkerCalls>(name: N, input: WorkerCalls[N]['in']) => {
      fixture.onCall?.(name, input);
      return done as Result<WorkerCalls[N]['out']>;
    },
    saveSettings: async () => done,
    saveSecret: async () => done,
    requestAccess: async () => true,
    closeSources: async () => undefined,
    verifyAgain: async () => ({
      ok: true,
      value: fixture.verified ?? { at: '2036-05-04T12:00:00Z', found: 4, notFound: 0, faults: [] },
    }),
    addToLibrary: async (files) => ({
      ok: true,
      value: {
        added: files.length - (fixture.refused?.length ?? 0),
        refused: fixture.refused ?? [],
      },
    }),
    removeFromLibrary: async () => done,
    downloadModel: async () => ({ ok: true, value: { bytes: 0 } }),
    exportAll: async () => new Blob(['{}'], { type: 'application/json' }),
    importAll: async () => ({ ok: true, value: { checks: 0 } }),
    resetSettings: async () => undefined,
    openSample: () => undefined,
  };
}
