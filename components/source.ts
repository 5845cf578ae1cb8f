import { createContext, useContext } from 'react';
import type { Pending, Result, WorkerCalls } from '../lib/browser/messages';
import type { CheckStatus } from '../lib/debate/check';
import type { ConfidenceWord } from '../lib/debate/steps';
import type { CheckView } from '../lib/debate/view-types';
import type { EvidenceDocument } from '../lib/evidence/document';
import type { Added } from '../lib/history/library';
import type { Imported } from '../lib/history/transfer';
import type { VerifiedAgain } from '../lib/history/verify-again';
import type { Stand } from '../lib/scoring/labels';
import type { SecretName } from '../lib/settings/secrets';
import type { Settings } from '../lib/settings/settings';
import type { Translate } from './words';

/** One line of the history. */
export interface CheckSummary {
  id: string;
  claim: string;
  /** Host the claim was highlighted on; absent for a claim the reader typed. */
  site?: string;
  createdAt: string;
  protocol: string;
  preset: Settings['preset'];
  /** Id of the label set it decided by. */
  labels: string;
  /** Absent: general. */
  field?: 'medical' | undefined;
  status: CheckStatus;
  /** Absent while there is no verdict. */
  stand?: Stand;
  confidence?: ConfidenceWord;
  /** It ended without a debate: there was nothing to check. */
  noClaim?: boolean;
}

/** A text of the reader's own that the page reader may quote. */
export interface LibraryItem {
  id: string;
  title: string;
  characters: number;
  /** ISO 8601. */
  addedAt: string;
}

/** A model that runs in the browser itself. `key` is what `ModelEntry.model` names. */
export interface OnDeviceModel {
  key: string;
  name: string;
  bytes: number;
  stored: boolean;
  /** Too small to judge. */
  demonstration: boolean;
}

/**
 * The only way a component gets data or acts. `entrypoints/sidepanel/panel-source.ts` implements it over the
 * database and the worker, `test/gallery/fixture-source.ts` over fixed views.
 *
 * Members named `use…` are React hooks: `undefined` means still loading, `null` means there is no such thing.
 * Actions never throw for expected trouble: they answer a `Result` whose error a component can show.
 */
export interface PanelSource {
  /** Sentences from the locale catalogue. */
  t: Translate;
  /** BCP 47 tag for dates and numbers: the reader's, not the catalogue's. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Milliseconds since 1970; the gallery stands still. */
  now(): number;

  /** What the window's last gesture came to; `null` before the first one. */
  usePending(): Pending | null | undefined;
  useCheck(check: string): CheckView | null | undefined;
  /** Those of some checks that still exist, in the order asked for. */
  useChecks(checks: readonly string[]): CheckSummary[] | undefined;
  /** Whether a worker runs the check now; `running` without one is shown as interrupted. */
  useAlive(check: string): boolean | undefined;
  /** Text of replies still being written, by step key. For show only. */
  useLiveText(check: string): Readonly<Record<string, string>>;
  /** A document as it was read then. */
  useDocument(id: string): EvidenceDocument | null | undefined;
  /** Newest first; `search` also looks into evidence. An empty search lists everything. */
  useHistory(search: string): CheckSummary[] | undefined;
  useLibrary(): LibraryItem[] | undefined;
  useSettings(): Settings | undefined;
  /** The origins that the secrets were entered for, by name; what they hold never comes back to a view. */
  useSecrets(): ReadonlyMap<SecretName, string> | undefined;
  /** Empty where this browser cannot run models. */
  useOnDeviceModels(): OnDeviceModel[] | undefined;
  /** Running downloads by model key, in bytes. */
  useDownloads(): Readonly<Record<string, { loaded: number; total: number }>>;
  /** Whether this extension may talk to a URL's origin; `null` where it is not a URL. */
  useAccess(url: string): boolean | null | undefined;
  /** Whether the reader lets the pages be read that searches find and paragraphs link to; follows every change. */
  useSourcesOpen(): boolean | undefined;
  /** The keyboard shortcut as the browser has it now; empty if none. */
  useShortcut(): string | undefined;

  call<N extends keyof WorkerCalls>(
    name: N,
    input: WorkerCalls[N]['in'],
  ): Promise<Result<WorkerCalls[N]['out']>>;
  /** Writes what `change` makes of the stored settings; validated before it is stored. */
  saveSettings(change: (settings: Settings) => Settings): Promise<Result<null>>;
  /** Keeps a secret for the origin of an address: it is sent to no other one. */
  saveSecret(name: SecretName, value: string, address: string): Promise<Result<null>>;
  removeSecret(name: SecretName): Promise<Result<null>>;
  /** Asks the browser for access to the origins; must be the first call in a click handler. `all` means every site. */
  requestAccess(urls: string[] | 'all'): Promise<boolean>;
  /** Gives the access to every site back. */
  closeSources(): Promise<void>;
  /** One check with its journal and its documents, as a file that `importAll` takes. */
  exportCheck(check: string): Promise<Result<Blob>>;
  /** Looks every quotation of a check up again in the stored sources. */
  verifyAgain(check: string): Promise<Result<VerifiedAgain>>;
  /** Text, Markdown, saved pages and PDFs, each by itself: what cannot be read keeps the others out of nothing. */
  addToLibrary(files: readonly File[]): Promise<Result<Added>>;
  /** Gives a text another title. */
  renameInLibrary(id: string, title: string): Promise<Result<null>>;
  removeFromLibrary(id: string): Promise<Result<null>>;
  /** Resolves when the model is stored; progress comes by `useDownloads`. */
  downloadModel(key: string): Promise<Result<{ bytes: number }>>;
  /** Everything but secrets, as one JSON file. Must work while settings are broken. */
  exportAll(): Promise<Blob>;
  importAll(file: File): Promise<Result<Imported>>;
  /** Puts the settings back to their defaults; checks and secrets stay. Must work while settings are broken. */
  resetSettings(): Promise<void>;
  /** Opens the article that comes with the extension and checks a claim of it. */
  watchSample(): Promise<Result<null>>;
}

const SourceContext = createContext<PanelSource | null>(null);

export const SourceProvider = SourceContext.Provider;

/** The source of the panel a component stands in. */
export function useSource(): PanelSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('a component stands outside its SourceProvider');
  return source;
}
