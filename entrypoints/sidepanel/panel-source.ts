import { useLiveQuery } from 'dexie-react-hooks';
import type { CheckSummary, PanelSource } from '../../components/source';
import { closeSources, requestAccess } from '../../lib/browser/access';
import { acting } from '../../lib/browser/acting';
import { callWorker } from '../../lib/browser/calls';
import { localeOf } from '../../lib/browser/locale';
import { downloadModel } from '../../lib/browser/on-device';
import { readLibraryFile } from '../../lib/browser/reading';
import { currentWindow } from '../../lib/browser/tabs';
import { viewOf } from '../../lib/debate/view';
import {
  checksById,
  listChecks,
  type CheckSummary as StoredSummary,
} from '../../lib/history/checks';
import { database } from '../../lib/history/db';
import {
  addToLibrary,
  listLibrary,
  removeFromLibrary,
  renameInLibrary,
} from '../../lib/history/library';
import { labelSetOf, standOf } from '../../lib/scoring/labels';
import { removeSecret, secretOrigins, writeSecret } from '../../lib/settings/secrets';
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
    useChecks: (ids) =>
      useLiveQuery(async () => (await checksById(db, ids)).map(summaryOf), [ids.join()]),
    useDocument: (id) => useLiveQuery(async () => (await db.documents.get(id)) ?? null, [id]),
    useHistory: (search) =>
      useLiveQuery(async () => (await listChecks(db, search)).map(summaryOf), [search]),
    useLibrary: () => useLiveQuery(() => listLibrary(db), []),
    useSettings: () => useLiveQuery(() => readSettings(db), []),
    useSecrets: () => useLiveQuery(() => secretOrigins(db), []),
    useOnDeviceModels,

    call: callWorker,
    saveSettings: (change) =>
      acting(async () => {
        await changeSettings(db, change);
        return null;
      }),
    saveSecret: (name, value, address) =>
      acting(async () => {
        await writeSecret(db, name, value, address);
        return null;
      }),
    removeSecret: (name) =>
      acting(async () => {
        await removeSecret(db, name);
        return null;
      }),
    requestAccess,
    closeSources,
    exportCheck: (id) =>
      acting(async () => {
        const { exportCheck } = await import('../../lib/history/export-check');
        return jsonFile(await exportCheck(db, id));
      }),
    verifyAgain: (id) =>
      acting(async () => {
        // Looking quotations up is the worker's code; the panel opens without it.
        const { verifyAgain } = await import('../../lib/history/verify-again');
        return verifyAgain(db, id, new Date());
      }),
    addToLibrary: (files) => acting(() => addToLibrary(db, files, readLibraryFile)),
    renameInLibrary: (id, title) =>
      acting(async () => {
        await renameInLibrary(db, id, title);
        return null;
      }),
    removeFromLibrary: (id) =>
      acting(async () => {
        await removeFromLibrary(db, id);
        return null;
      }),
    downloadModel: (key) => acting(() => downloadModel(key)),
    exportAll: async () => {
      const { exportAll } = await import('../../lib/history/transfer');
      return jsonFile(await exportAll(db));
    },
    importAll: (file) =>
      acting(async () => {
        const { importAll } = await import('../../lib/history/transfer');
        return importAll(db, await file.text());
      }),
    resetSettings: () => resetSettings(db),
    watchSample: async () => callWorker('sample/check', { windowId: await currentWindow() }),
  };
}

function summaryOf(check: StoredSummary): CheckSummary {
  const { id, claim, protocol, status, createdAt, outcome } = check;
  const labels = labelSetOf({ labels: check.labels });
  return {
    ...{ id, protocol, status, createdAt, claim: claim.text },
    ...{ preset: check.options.preset, field: check.options.field, labels: check.labels },
    site: claim.page && siteOf(claim.page.url),
    stand: outcome && labels ? standOf(labels, outcome.label) : undefined,
    confidence: outcome?.confidence,
    noClaim: check.noClaim !== undefined,
  };
}

/** An extension's own page stands on no site. */
function siteOf(url: string): string | undefined {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : {};
  return protocol?.endsWith('-extension:') ? translate('sample_article') : hostname || undefined;
}

const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });
