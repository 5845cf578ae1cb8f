import { describe, expect, it } from 'vitest';
import { FakeContext, type FakeParts } from '../protocols/testing/fake-context';
import { paperOptions } from '../protocols/tool-mad/options';
import { scoreRelevance } from './answer-relevance';

const published = paperOptions();
const compact = { ...published, compactScoring: true };
/** The claim lies on the x axis; a question's number is its cosine to it. */
const vector = (text: string): number[] => {
  const cos = text.startsWith('cos ') ? Number(text.slice(4)) : 1;
  return [cos, Math.sqrt(1 - cos * cos)];
};

async function scored(
  options: typeof published,
  questions: (unknown | { question: string; noncommittal: unknown })[],
  more: Partial<FakeParts> = {},
) {
  const reply: FakeParts['reply'] = ({ key }) =>
    options.compactScoring ? { questions } : questions[Number(key.split('/').at(-1)) - 1];
  const ctx = new FakeContext({ options, reply, vector, ...more });
  const score = await scoreRelevance(ctx, { key: 'r', answer: 'A.\nRefuted' });
  expect(ctx.value('relevance', 'r')).toEqual(score);
  return { ctx, score };
}

const question = (cos: number, noncommittal: unknown = false) => ({
  question: `cos ${cos}`,
  noncommittal,
});

describe.each([
  ['published', published, 3],
  ['compact', compact, 1],
])('answer relevance, %s', (_, options, calls) => {
  it('is the mean cosine of claim and questions: (0.9 + 0.6 + 0.3) / 3', async () => {
    const { ctx, score } = await scored(options, [question(0.9), question(0.6), question(0.3)]);
    expect(score.state === 'scored' && score.value).toBeCloseTo(0.6, 10);
    expect(score).toMatchObject({ detail: { noncommittal: false, embedder: 'fake' } });
    expect(ctx.asks).toHaveLength(calls);
    expect(ctx.value('embedding', 'r/embedding')).toMatchObject({ embedder: 'fake' });
  });

  it('is 0 if one of them finds the answer noncommittal', async () => {
    const { score } = await scored(options, [question(0.9), question(0.9, 1), question(0.9)]);
    expect(score).toMatchObject({ state: 'scored', value: 0, detail: { noncommittal: true } });
  });

  it('counts an empty question 0: (0.9 + 0.6 + 0) / 3', async () => {
    const empty = { question: ' ', noncommittal: false };
    const { score } = await scored(options, [question(0.9), question(0.6), empty]);
    expect(score.state === 'scored' && score.value).toBeCloseTo(0.5, 10);
  });

  it('fails without any question, on an unparsable reply and without embeddings', async () => {
    const empty = { question: '', noncommittal: false };
    const none = await scored(options, [empty, empty, empty]);
    expect(none.score).toEqual({ state: 'failed', why: 'no-questions' });
    const lost = await scored(options, [question(0.9), 'no JSON', question(0.9)]);
    expect(lost.score).toEqual({ state: 'failed', why: 'unparsable' });
    const blind = await scored(options, [question(1), question(1), question(1)], {
      vector: () => null,
    });
    expect(blind.score).toEqual({ state: 'failed', why: 'embedding' });
  });
});
