import { useLiveQuery } from 'dexie-react-hooks';
import type { CheckSummary, PanelSource } from '../../components/source';
import { closeSources, requestAccess } from '../../lib/browser/access';
import { acting } from '../../lib/browser/acting';
import { callWorker } from '../../lib/browser/calls';
import { localeOf } from '../../lib/browser/locale';
import { downloadModel } from '../../lib/browser/on-device';
import { readLibraryFile } from '../../lib/browser/reading';
import { openOwnPage } from '../../lib/browser/tabs';
import { viewOf } from '../../lib/debate/view';
import { listChecks, type CheckSummary as StoredSummary } from '../../lib/history/checks';
import { database } from '../../lib/history/db';
import { addToLibrary, listLibrary, removeFromLibrary } from '../../lib/history/library';
import { exportAll, importAll } from '../../lib/history/transfer';
import { labelSets, standOf } from '../../lib/scoring/labels';
import { secretNames, writeSecret } from '../../lib/settings/secrets';
import { changeSettings, readSettings, resetSettings } from '../../lib/settings/settings-store';
import {
  useAccess,
  useAlive,
  useDownloads,
  useLiveText,
  useOnDeviceModels,
  usePending,
  useShortcut,
  useSourcesOpen,
} from './hooks';
import { translate } from './translate';

/** The panel's data and actions over the database, the worker and the browser. */
export function panelSource(): PanelSource {
  const db = database();
  return {
    t: translate,
    ...localeOf(),
    now: () => Date.now(),

    usePending,
    useAlive,
    useLiveText,
    useDownloads,
    useAccess,
    useShortcut,
    useSourcesOpen,
    useCheck: (id) =>
      useLiveQuery(async () => {
        const check = await db.checks.get(id);
        return check ? viewOf(check, await db.steps.where({ check: id }).toArray()) : null;
      }, [id]),
    useDocument: (id) => useLiveQuery(async () => (await db.documents.get(id)) ?? null, [id]),
    useHistory: (search) =>
      useLiveQuery(async () => (await listChecks(db, search)).map(summaryOf), [search]),
    useLibrary: () => useLiveQuery(() => listLibrary(db), []),
    useSettings: () => useLiveQuery(() => readSettings(db), []),
    useSecrets: () => useLiveQuery(async () => new Set(await secretNames(db)), []),
    useOnDeviceModels,

    call: callWorker,
    saveSettings: (change) =>
      acting(async () => {
        await changeSettings(db, change);
        return null;
      }),
    saveSecret: (name, value) =>
      acting(async () => {
        await writeSecret(db, name, value ?? '');
        return null;
      }),
    requestAccess,
    closeSources,
    verifyAgain: (id) =>
      acting(async () => {
        // Looking quotations up is the worker's code; the panel opens without it.
        const { verifyAgain } = await import('../../lib/history/verify-again');
        return verifyAgain(db, id, new Date());
      }),
    addToLibrary: (files) => acting(() => addToLibrary(db, files, readLibraryFile)),
    removeFromLibrary: (id) =>
      acting(async () => {
        await removeFromLibrary(db, id);
        return null;
      }),
    downloadModel: (key) => acting(() => downloadModel(key)),
    exportAll: async () => new Blob([await exportAll(db)], { type: 'application/json' }),
    importAll: (file) => acting(async () => importAll(db, await file.text())),
    resetSettings: () => resetSettings(db),
    openSample: () => openOwnPage('/sample/article.html'),
  };
}

function summaryOf(check: StoredSummary): CheckSummary {
  const { id, claim, protocol, status, createdAt, outcome } = check;
  const labels = labelSets[check.labels];
  return {
    ...{ id, protocol, status, createdAt, claim: claim.text },
    ...{ preset: check.options.preset, field: check.options.field, labels: check.labels },
    site: claim.page && hostOf(claim.page.url),
    stand: outcome && labels ? standOf(labels, outcome.label) : undefined,
    confidence: outcome?.confidence,
    noClaim: check.noClaim !== undefined,
  };
}

const hostOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname || undefined : undefined;
