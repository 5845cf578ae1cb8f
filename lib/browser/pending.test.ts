import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pending } from './messages';
import { endReading, finishPending, LOST_AFTER_MS, readPending, writePending } from './pending';

const session = vi.hoisted(() => ({ rows: {} as Record<string, unknown> }));

/** The session's store, as slow as one between processes. */
vi.mock('./api', () => {
  const slowly = () => new Promise((done) => setTimeout(done, 2));
  const area = {
    get: async (key: string | null) => {
      await slowly();
      return key === null ? { ...session.rows } : { [key]: session.rows[key] };
    },
    set: async (rows: Record<string, unknown>) => {
      await slowly();
      Object.assign(session.rows, rows);
    },
  };
  return { browser: { storage: { session: area } } };
});

beforeEach(() => {
  session.rows = {};
});

const long = new Date(Date.now() - LOST_AFTER_MS - 1).toISOString();
const reading = (at: string, selected?: string): Pending => ({
  state: 'reading',
  at,
  ...(selected && { selected }),
});
const claim = 'The tower was built in the year 1750.';

describe('finishPending', () => {
  it('starts a lost gesture’s check from the menu’s text, once, however many panels ask', async () => {
    await writePending(1, reading(long, claim));
    const start = vi.fn(async () => 'check-1');
    await Promise.all([finishPending(start), finishPending(start), finishPending(start)]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ text: claim }));
    expect(await readPending(1)).toEqual({ state: 'captured', check: 'check-1' });
  });

  it('waits for a page that is still being read, and says so where there is no text to go on', async () => {
    await writePending(1, reading(new Date().toISOString(), claim));
    await writePending(2, reading(long));
    const start = vi.fn(async () => 'check-1');
    await finishPending(start);
    expect(start).not.toHaveBeenCalled();
    expect((await readPending(1))?.state).toBe('reading');
    expect(await readPending(2)).toMatchObject({ state: 'failed', error: { code: 'no-claim' } });
  });
});

describe('endReading', () => {
  it('does nothing for a gesture that a newer one has replaced, or that was finished meanwhile', async () => {
    const outcome = vi.fn(async (): Promise<Pending> => ({ state: 'captured', check: 'old' }));
    await writePending(1, reading('2026-05-03T12:00:01.000Z'));
    await endReading(1, '2026-05-03T12:00:00.000Z', outcome);
    await writePending(2, { state: 'captured', check: 'new' });
    await endReading(2, '2026-05-03T12:00:00.000Z', outcome);
    expect(outcome).not.toHaveBeenCalled();
    expect(await readPending(2)).toEqual({ state: 'captured', check: 'new' });
  });
});
