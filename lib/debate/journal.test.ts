import { describe, expect, it } from 'vitest';
import { Journal, JournalMismatch } from './journal';
import { memoryStore } from './testing/memory-store';

const query = (text: string) => async () => ({ text, changed: true });

describe('Journal', () => {
  it('stores a result before the caller sees it', async () => {
    const store = memoryStore();
    const journal = await Journal.open(store, 'a');
    await journal.step('query', 'round/1/page/query', 'in', async () => {
      expect(store.kept).toHaveLength(0);
      return { text: 'q', changed: true };
    });
    expect(store.kept[0]).toMatchObject({ key: 'round/1/page/query', seq: 1, check: 'a' });
  });

  it('gives back a finished step without its effect', async () => {
    const store = memoryStore();
    await (await Journal.open(store, 'a')).step('query', 'k', { b: 1, a: 2 }, query('first'));
    const again = await Journal.open(store, 'a');
    const value = await again.step('query', 'k', { a: 2, b: 1 }, query('second'));
    expect(value.text).toBe('first');
  });

  it('refuses a finished key with another input', async () => {
    const store = memoryStore();
    await (await Journal.open(store, 'a')).step('query', 'k', 'one', query('q'));
    const again = await Journal.open(store, 'a');
    await expect(again.step('query', 'k', 'two', query('q'))).rejects.toThrow(JournalMismatch);
  });

  it('calls the same key twice in a run a bug', async () => {
    const journal = await Journal.open(memoryStore(), 'a');
    await journal.step('query', 'k', 'in', query('q'));
    await expect(journal.step('query', 'k', 'in', query('q'))).rejects.toThrow('twice');
  });

  it('keeps what is under way when halted, and begins nothing new', async () => {
    const store = memoryStore();
    const journal = await Journal.open(store, 'a');
    let finish: (value: { text: string; changed: boolean }) => void = () => {};
    const slow = journal.step('query', 'slow', '', () => new Promise((done) => (finish = done)));
    await new Promise((tick) => setTimeout(tick, 5));
    const halted = journal.halt(new Error('halted'));
    await expect(journal.step('query', 'new', '', query('q'))).rejects.toThrow('halted');
    finish({ text: 'paid', changed: true });
    await halted;
    expect((await slow).text).toBe('paid');
    expect(store.kept.map(({ key }) => key)).toEqual(['slow']);
  });

  it('goes on after a halt for who reopens it, and for nobody else', async () => {
    const store = memoryStore();
    const journal = await Journal.open(store, 'a');
    // Asked for in the same moment: its hash is still being computed when the halt comes.
    const early = journal.step('query', 'early', '', query('q'));
    const halted = journal.halt(new Error('halted'));
    await expect(early).rejects.toThrow('halted');
    await halted;
    const after = journal.reopened();
    await after.step('query', 'after', '', query('q'));
    await expect(journal.step('query', 'late', '', query('q'))).rejects.toThrow('halted');
    expect(store.kept.map(({ key, seq }) => [key, seq])).toEqual([['after', 1]]);
  });
});
