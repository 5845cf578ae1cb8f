import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claim } from '../claim/claim';
import { toyCheck } from '../debate/testing/toy-world';
import { CrossexamError } from '../errors';
import { addCheck } from '../history/checks';
import { Database } from '../history/db';
import { onGesture, openFromPage } from './gesture';
import { readPending, writePending } from './pending';

const fake = vi.hoisted(() => ({
  rows: {} as Record<string, unknown>,
  calls: [] as string[],
  capture: undefined as unknown as () => Promise<unknown>,
  refuse: false,
  /** Side panels that are open; without `close` the browser is an older one. */
  panels: [] as object[],
  canClose: true,
}));

vi.mock('./capture-claim', () => ({ captureClaim: () => fake.capture() }));
vi.mock('./api', () => ({
  chromeOnly: () => ({
    sidePanel: {
      open: async ({ windowId }: { windowId: number }) => {
        fake.calls.push(`open ${windowId}`);
        if (fake.refuse) throw new Error('no user gesture');
        fake.panels = [{}];
      },
      ...(fake.canClose && {
        close: async ({ windowId }: { windowId: number }) => {
          fake.calls.push(`close ${windowId}`);
          fake.panels = [];
        },
      }),
    },
    // Answers what was so when it was asked, as the browser does.
    runtime: { getContexts: () => Promise.resolve(fake.panels) },
  }),
  browser: {
    storage: {
      session: {
        get: async (key: string) => {
          fake.calls.push('get');
          return { [key]: fake.rows[key] };
        },
        set: async (rows: Record<string, unknown>) => void Object.assign(fake.rows, rows),
      },
    },
  },
}));

const tab = { id: 7, windowId: 1, url: 'https://example.org/', title: 'T' };
const claim: Claim = { text: 'c', selected: 'c', capturedAt: '' };
const starting = () => ({ start: vi.fn(async (given: Claim) => `check of ${given.text}`) });

beforeEach(() => {
  Object.assign(fake, { rows: {}, calls: [], refuse: false, capture: async () => claim });
  Object.assign(fake, { panels: [], canClose: true });
});

describe('onGesture', () => {
  it('opens the panel before anything else, and shows the check', async () => {
    const done = onGesture({ tab }, starting());
    expect(fake.calls[0]).toBe('open 1');
    await done;
    expect(await readPending(1)).toMatchObject({ state: 'captured', check: 'check of c' });
  });

  it('keeps what the panel showed where nothing was selected', async () => {
    await writePending(1, { state: 'captured', check: 'old' });
    fake.capture = async () => {
      throw new CrossexamError('no-claim');
    };
    const checks = starting();
    await onGesture({ tab }, checks);
    expect(await readPending(1)).toEqual({ state: 'captured', check: 'old' });
    expect(checks.start).not.toHaveBeenCalled();
  });

  describe('by the keyboard (n4ze3m/page-assist#850)', () => {
    const press = async (checks: ReturnType<typeof starting>) => {
      fake.calls = [];
      await onGesture({ tab, toggles: true }, checks);
      return fake.calls.filter((call) => /open|close/u.test(call));
    };

    it('closes the panel when pressed again for the same words, and opens it once more', async () => {
      const checks = starting();
      expect(await press(checks)).toEqual(['open 1']);
      expect(await press(checks)).toEqual(['open 1', 'close 1']);
      expect(checks.start).toHaveBeenCalledTimes(1);
      expect(await readPending(1)).toMatchObject({ state: 'captured', check: 'check of c' });
      expect(await press(checks)).toEqual(['open 1']);
    });

    it('closes it when nothing is selected', async () => {
      const checks = starting();
      await press(checks);
      fake.capture = async () => {
        throw new CrossexamError('no-claim');
      };
      expect(await press(checks)).toEqual(['open 1', 'close 1']);
    });

    it('says of a page that it cannot be read, in place of an old verdict, and then closes', async () => {
      const checks = starting();
      await press(checks);
      fake.capture = async () => {
        throw new CrossexamError('page-unreadable');
      };
      expect(await press(checks)).toEqual(['open 1']);
      expect(await readPending(1)).toMatchObject({
        ...{ state: 'failed', error: { code: 'page-unreadable' } },
      });
      expect(await press(checks)).toEqual(['open 1', 'close 1']);
    });

    it('checks other words in the open panel', async () => {
      const checks = starting();
      await press(checks);
      fake.capture = async () => ({ ...claim, text: 'd', selected: 'd' });
      expect(await press(checks)).toEqual(['open 1']);
      expect(checks.start).toHaveBeenCalledTimes(2);
    });

    it('leaves it open, without an error, where the browser cannot close it', async () => {
      fake.canClose = false;
      const checks = starting();
      await press(checks);
      expect(await press(checks)).toEqual(['open 1']);
      expect(checks.start).toHaveBeenCalledTimes(1);
    });
  });

  it('pays for a claim once when the reader clicks twice', async () => {
    const slow = Promise.withResolvers<Claim>();
    fake.capture = () => slow.promise;
    const checks = starting();
    const first = onGesture({ tab }, checks);
    await new Promise((done) => setTimeout(done, 5));
    fake.capture = async () => claim;
    await onGesture({ tab }, checks);
    slow.resolve(claim);
    await first;
    expect(checks.start).toHaveBeenCalledTimes(1);
  });
});

describe('openFromPage', () => {
  const withCheck = async () => {
    const db = new Database(crypto.randomUUID());
    const check = toyCheck();
    await addCheck(db, { ...check, claim: { ...check.claim, tabId: 7 } });
    return db;
  };

  it('shows a check of the tab that asks, and opens the panel first', async () => {
    const opened = openFromPage(await withCheck(), 'check-1', { tabId: 7, windowId: 1 });
    expect(fake.calls).toEqual(['open 1']);
    await opened;
    expect(await readPending(1)).toEqual({ state: 'captured', check: 'check-1' });
  });

  it.each([
    ['another tab’s', 'check-1', 8],
    ['unknown', 'check-2', 7],
    ['no string', { length: 1 } as unknown as string, 7],
  ])('shows no check that is %s', async (_, check, tabId) => {
    await openFromPage(await withCheck(), check, { tabId, windowId: 1 });
    expect(await readPending(1)).toBeNull();
  });
});
