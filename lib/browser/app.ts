import { database } from '../history/db';
import { listModels } from '../models/list-models';
import { readSecret } from '../settings/secrets';
import { browser } from './api';
import { serveWorker, type WorkerHandlers } from './calls';
import { checks } from './checks';
import { testFactChecks } from './fact-checks';
import { checkSample, MENU_ID, onGesture, openFromPage } from './gesture';
import { keptAlive } from './keep-alive';
import { modelTrials } from './model-trial';
import { entryModel } from './models';
import { pageMarks } from './page-marks';
import { finishPending } from './pending';
import { runner } from './runner';
import { testSearch } from './tools';
import { browserWorld } from './world';

const WAKE = 'wake';

/**
 * The composition root of the service worker. Everything is registered in the first turn,
 * because the browser starts the worker anew for each event.
 */
export function startWorker(): void {
  const db = database();
  const marks = pageMarks(db);
  const runs = runner(db, browserWorld(db), marks.paint);
  const all = checks(db, runs);
  const trials = modelTrials((id) => entryModel(db, id));
  const log = (thrown: unknown) => console.error('crossexam', thrown);

  browser.runtime.onInstalled.addListener(() => {
    const title = browser.i18n.getMessage('menu_check_claim');
    browser.contextMenus.create({ id: MENU_ID, title, contexts: ['selection'] });
  });
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId !== MENU_ID || !tab) return;
    const { selectionText: menuText, frameId } = info;
    void onGesture({ tab, frameId, menuText }, all).catch(log);
  });
  browser.action.onClicked.addListener((tab) => void onGesture({ tab }, all).catch(log));
  browser.commands.onCommand.addListener((_command, tab) => {
    if (tab) void onGesture({ tab, toggles: true }, all).catch(log);
  });

  // An open check, or a page half read, is continued after the worker died, at the latest when the alarm rings.
  const wake = async () => {
    await runs.wake();
    await finishPending(all.start);
  };
  browser.runtime.onStartup.addListener(() => void wake().catch(log));
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === WAKE) void wake().catch(log);
  });
  void browser.alarms.create(WAKE, { periodInMinutes: 1 });

  const handlers: WorkerHandlers = {
    'check/start': async ({ claim }) => ({ check: await all.start(claim) }),
    'check/stop': ({ check }) => all.stop(check).then(() => null),
    'check/resume': ({ check, ...how }) => all.resume(check, how).then(() => null),
    'check/again': async ({ check, ...how }) => ({ check: await all.again(check, how) }),
    'check/choose': async ({ check, claims }) => ({ checks: await all.choose(check, claims) }),
    'check/delete': ({ check }) => all.remove(check).then(() => null),
    'checks/delete-all': async () => ({ checks: await all.removeAll() }),
    'checks/wake': () => wake().then(() => null),
    'page/show': async ({ check, evidence }) => {
      await marks.show(check, evidence);
      return null;
    },
    'panel/open': ({ check }, from) => openFromPage(db, check, from).then(() => null),
    'sample/check': ({ windowId }) => checkSample(windowId, all).then(() => null),
    'fact-checks/test': () => keptAlive(() => testFactChecks(db)),
    'model/test': ({ model }) => keptAlive(() => trials.test(model)),
    'model/test-stop': async ({ model }) => {
      trials.stop(model);
      return null;
    },
    'model/list': async ({ address, key, model }) => ({
      names: await listModels(address, key ?? (await readSecret(db, `model:${model}`, address))),
    }),
    'search/test': ({ service }) => keptAlive(() => testSearch(db, service)),
  };
  serveWorker(handlers, log);
}
