import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { libraryDocument } from '../evidence/library';
import { addCheck } from './checks';
import { Database } from './db';
import {
  addToLibrary,
  libraryDocuments,
  listLibrary,
  removeFromLibrary,
  renameInLibrary,
} from './library';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

const file = (name: string, text: string) => new File([text], name, { type: 'text/plain' });
const read = async (file: File, now: string) =>
  libraryDocument({ name: file.name, content: await file.text(), now });
const texts = async () => (await db.documents.toArray()).map(({ text }) => text);

describe('the reader’s library', () => {
  it('adds a text once', async () => {
    const tower = file('tower.txt', 'The tower was built in 1889.');
    const copy = file('copy.txt', 'The tower was built in 1889.');
    const added = await addToLibrary(db, [tower, copy], read);
    expect(added).toEqual({ added: 1, known: [{ name: 'copy.txt', title: 'tower' }], refused: [] });
    expect(await addToLibrary(db, [tower], read)).toMatchObject({ added: 0, known: [{}] });
    expect(await listLibrary(db)).toHaveLength(1);
  });

  it('renames a text, for the list and for whoever reads it, and keeps the name when it is added again', async () => {
    const tower = file('tower.txt', 'The tower was built in 1889.');
    await addToLibrary(db, [tower], read);
    const [{ id = '' } = {}] = await listLibrary(db);
    const readJustNow = await db.documents.toArray();
    await renameInLibrary(db, id, ' Minutes of 1886 ');
    await renameInLibrary(db, id, '  ');
    expect(await listLibrary(db)).toMatchObject([{ title: 'Minutes of 1886' }]);
    await db.documents.bulkPut(readJustNow);
    const renamed = { id, title: 'Minutes of 1886', publisher: 'Minutes of 1886' };
    expect(await libraryDocuments(db)).toMatchObject([renamed]);
    const { known } = await addToLibrary(db, [tower], read);
    expect(known).toEqual([{ name: 'tower.txt', title: 'Minutes of 1886' }]);
    expect(await libraryDocuments(db)).toMatchObject([{ title: 'Minutes of 1886' }]);
  });

  it('adds what can be read, and says what cannot', async () => {
    const files = [file('a.txt', 'One.'), file('b.txt', ' '), file('c.txt', 'Three.')];
    const { added, refused } = await addToLibrary(db, files, read);
    expect(added).toBe(2);
    expect(refused).toMatchObject([{ code: 'file-empty', params: { name: 'b.txt' } }]);
    expect((await texts()).sort()).toEqual(['One.', 'Three.']);
  });

  it('does not hide what it did not expect', async () => {
    const broken = async () => {
      throw new Error('a fault of ours');
    };
    await expect(addToLibrary(db, [file('a.txt', 'One.')], broken)).rejects.toThrow('of ours');
  });

  it('keeps nothing of a text that was taken out, but for a check that has read it', async () => {
    const both = [file('a.txt', 'Read by a check.'), file('b.txt', 'Read by nobody.')];
    await addToLibrary(db, both, read);
    const documents = await db.documents.toArray();
    const kept = documents.find(({ text }) => text.includes('by a check'));
    const check = toyCheck();
    const page = { url: 'https://example.org/', title: '', document: kept?.id };
    await addCheck(db, { ...check, claim: { ...check.claim, page } });
    for (const { id } of documents) await removeFromLibrary(db, id);
    expect(await listLibrary(db)).toEqual([]);
    expect(await texts()).toEqual(['Read by a check.']);
  });
});
