import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { addCheck } from './checks';
import { Database } from './db';
import { addToLibrary, listLibrary, removeFromLibrary } from './library';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

const file = (name: string, text: string) => new File([text], name, { type: 'text/plain' });
const texts = async () => (await db.documents.toArray()).map(({ text }) => text);

describe('the reader’s library', () => {
  it('adds a text once', async () => {
    const tower = file('tower.txt', 'The tower was built in 1889.');
    expect(await addToLibrary(db, [tower])).toEqual({ added: 1 });
    expect(await addToLibrary(db, [tower])).toEqual({ added: 0 });
    expect(await listLibrary(db)).toHaveLength(1);
  });

  it('keeps nothing of a text that was taken out, but for a check that has read it', async () => {
    await addToLibrary(db, [file('a.txt', 'Read by a check.'), file('b.txt', 'Read by nobody.')]);
    const documents = await db.documents.toArray();
    const read = documents.find(({ text }) => text.includes('by a check'));
    const check = toyCheck();
    const page = { url: 'https://example.org/', title: '', document: read?.id };
    await addCheck(db, { ...check, claim: { ...check.claim, page } });
    for (const { id } of documents) await removeFromLibrary(db, id);
    expect(await listLibrary(db)).toEqual([]);
    expect(await texts()).toEqual(['Read by a check.']);
  });
});
