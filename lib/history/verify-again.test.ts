import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Step } from '../debate/steps';
import { toyCheck } from '../debate/testing/toy-world';
import { quotationFor } from '../evidence/claim-quotation';
import type { EvidenceDocument } from '../evidence/document';
import { headOf } from '../evidence/document';
import { documentOf } from '../evidence/document-id';
import { addCheck } from './checks';
import { Database } from './db';
import { verifyAgain } from './verify-again';

const now = new Date('2036-05-03T12:00:00.000Z');
const check = toyCheck({ status: 'finished' });
let db: Database;
let source: EvidenceDocument;

beforeEach(async () => {
  db = new Database(crypto.randomUUID());
  source = await documentOf({
    ...{ origin: 'web', url: 'https://towers.example/a', title: 'Towers' },
    ...{ publisher: 'towers.example', readAt: '2026-05-03T12:00:00Z', how: 'readability' },
    text: 'The tower was built from 1887 to 1889 for a fair. It weighs ten thousand tonnes.',
  });
  await db.documents.put(source);
  await addCheck(db, check);
  const quoted = [
    'The tower was built from 1887 to 1889 for a fair',
    'It weighs ten thousand tones.',
    'The tower was painted green by its builder.',
  ].map((words, i) =>
    quotationFor(
      { n: i + 1, document: source.id, words, relation: 'contradicts' },
      source,
      check.claim,
    ),
  );
  const unknown = {
    ...{ n: 4, document: 'nobody', words: 'Words of a source that nobody read.' },
    ...({ relation: 'supports', state: 'unverified', standing: 'independent' } as const),
  };
  expect(quoted.map(({ state }) => state)).toEqual(['verified', 'repaired', 'unverified']);
  const common = { check: check.id, hash: '', at: '', ms: 1 };
  const steps: Step[] = [
    {
      ...{ ...common, key: 'round/1/web/retrieval', kind: 'retrieval', seq: 1 },
      value: {
        ...{ query: 'q', state: 'results', passages: [], lookedIn: [] },
        documents: [headOf(source)],
      },
    },
    {
      ...{ ...common, key: 'round/1/web/answer', kind: 'answer', seq: 2 },
      value: { text: 'No [1].', label: 'Refuted', quotations: [...quoted, unknown] },
    },
  ];
  await db.steps.bulkAdd(steps);
});

describe('verifyAgain', () => {
  it('finds every quotation again in what is stored', async () => {
    expect(await verifyAgain(db, check.id, now)).toEqual({
      ...{ at: now.toISOString(), found: 2, notFound: 2, faults: [] },
    });
  });

  it('knows a source whose text was changed, though the words are still in it', async () => {
    await db.documents.update(source.id, { text: `${source.text} Or so they say.` });
    const { faults } = await verifyAgain(db, check.id, now);
    expect(faults.map(({ why }) => why)).toEqual(Array(3).fill('document-changed'));
  });

  it('knows a source that was put under another address', async () => {
    await db.documents.update(source.id, { url: 'https://other.example/a' });
    expect((await verifyAgain(db, check.id, now)).faults).toHaveLength(3);
  });

  it('knows a quotation that was changed in the journal', async () => {
    const step = await db.steps.get([check.id, 'round/1/web/answer']);
    if (step?.kind !== 'answer') throw new Error('no answer');
    const [first, ...rest] = step.value.quotations;
    if (!first) throw new Error('no quotation');
    const forged = { ...first, words: 'The tower was built from 1750 to 1789 for a fair' };
    await db.steps.put({ ...step, value: { ...step.value, quotations: [forged, ...rest] } });
    expect((await verifyAgain(db, check.id, now)).faults).toEqual([{ e: 1, why: 'words-differ' }]);
  });

  it('knows a source that is gone', async () => {
    await db.documents.delete(source.id);
    expect((await verifyAgain(db, check.id, now)).faults).toEqual([
      { e: 1, why: 'document-missing' },
      { e: 2, why: 'document-missing' },
    ]);
  });

  it('needs a check', async () => {
    await expect(verifyAgain(db, 'none', now)).rejects.toMatchObject({ code: 'document-missing' });
  });
});
