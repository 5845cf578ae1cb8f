import { CrossexamError } from '../errors';
import { database } from '../history/db';
import type { ChatRequest } from '../models/chat-model';
import { browser } from './api';
import { serveWorker, type WorkerHandlers } from './calls';
import { checks } from './checks';
import { testFactChecks } from './fact-checks';
import { MENU_ID, onGesture, openFromPage } from './gesture';
import { keptAlive } from './keep-alive';
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
    'check/resume': ({ check }) => all.resume(check).then(() => null),
    'check/again': async ({ check, ...how }) => ({ check: await all.again(check, how) }),
    'check/choose': async ({ check, claims }) => ({ checks: await all.choose(check, claims) }),
    'check/delete': ({ check }) => all.remove(check).then(() => null),
    'checks/wake': () => wake().then(() => null),
    'page/show': async ({ check, evidence }) => {
      await marks.show(check, evidence);
      return null;
    },
    'panel/open': ({ check }, from) => openFromPage(db, check, from).then(() => null),
    'fact-checks/test': () => keptAlive(() => testFactChecks(db)),
    'model/test': async ({ model }) => {
      const chat = await entryModel(db, model);
      const began = performance.now();
      const request: ChatRequest = {
        messages: [{ role: 'user', content: 'Answer with the one word: ready' }],
        maxTokens: 64,
      };
      // A model that has to be loaded first may take longer than an idle worker lives.
      const { text } = await keptAlive(() =>
        chat.complete(request, { signal: AbortSignal.timeout(120_000) }),
      );
      if (!text.trim()) throw new CrossexamError('model-empty', { model });
      return { ms: Math.round(performance.now() - began), reply: text.trim().slice(0, 80) };
    },
    'search/test': ({ service }) => keptAlive(() => testSearch(db, service)),
  };
  serveWorker(handlers, log);
}
