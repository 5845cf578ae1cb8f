import { describe, expect, it } from 'vitest';
import type { Claim } from '../claim/claim';
import type { Check } from '../debate/check';
import type { Step, StepKind } from '../debate/steps';
import { toyCheck } from '../debate/testing/toy-world';
import { readExport } from './import-file';
import { everyKind } from './testing/every-kind';

const step = (kind: StepKind, value: unknown, more: object = {}) =>
  ({
    ...{ check: 'check-1', key: `of/${kind}`, kind, hash: 'h', value, at: '', ms: 0, seq: 1 },
    ...more,
  }) as Step;
const file = (parts: { check?: unknown; steps?: unknown[] } = {}) =>
  JSON.stringify({
    ...{ crossexam: 1, checks: [parts.check ?? toyCheck()], steps: parts.steps ?? [] },
    ...{ documents: [], library: [] },
  });

/** What a read value threw, as what it would be said with. */
function refusal(text: string): { code?: string; params?: Record<string, string> } {
  try {
    readExport(text);
    return {};
  } catch (thrown) {
    return thrown as { code: string };
  }
}

/** Each copy of a value in which one leaf, or one array or object, is something of another kind. */
function* corrupted(value: unknown, path = ''): Generator<[path: string, copy: unknown]> {
  yield [path, typeof value === 'number' ? 'seven' : 7];
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    for (const [at, copy] of corrupted(inner, `${path}.${key}`)) {
      const whole = Array.isArray(value) ? [...value] : { ...value };
      yield [at, Object.assign(whole, { [key]: copy })];
    }
  }
}

/** Copies that lack one of the fields that are always there. */
const needed = (value: object, fields: string[]) =>
  fields.map((field) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== field)));

describe.each(Object.entries(everyKind) as [StepKind, unknown[]][])('a %s step', (kind, values) => {
  it('comes as it went, with what a later version has added to it', () => {
    const later = { ...(values[0] as object), ofTomorrow: [1] };
    const steps = [...values, later].map((value, at) => step(kind, value, { key: `k/${at}` }));
    expect(readExport(file({ steps })).steps).toEqual(steps);
  });

  it('is refused by name where any part of it is of another kind', () => {
    for (const value of values) {
      for (const [path, copy] of corrupted(value)) {
        const refused = refusal(file({ steps: [step(kind, copy)] }));
        expect(refused, `${kind}${path}`).toMatchObject({
          code: 'import-damaged',
          params: { check: 'The tower is tall.', part: `of/${kind}` },
        });
      }
    }
  });
});

const claim: Required<Claim> = {
  ...{ text: 'The tower is tall.', selected: 'is tall', sentence: 'The tower is tall.' },
  ...{ paragraph: 'Look! The tower is tall.', links: ['https://example.org/', 'http://a.example'] },
  quote: { exact: 'is tall', prefix: 'The tower ', suffix: '.' },
  ...{ position: { start: 10, end: 17 }, frameId: 0, tabId: 7 },
  page: {
    ...{ url: 'https://example.org/', title: 'T', siteName: 'S', author: 'A', language: 'en' },
    ...{ publishedAt: '2026-01-01', modifiedAt: '2026-01-02', document: 'd', unread: 'frame' },
    factChecks: everyKind.factChecks[0]?.items,
  },
  claimant: { name: 'Old Tom', how: 'sentence' },
  capturedAt: '2026-05-03T12:00:00.000Z',
};
const check = toyCheck({
  claim,
  choices: [{ id: 'A', text: 'Metformin' }],
  agents: [{ id: 'page', toolName: 'page', tool: 'rag', stance: 'negative', role: 'opponent' }],
  budget: { calls: 9, tokens: 9, money: 0.5, minutes: 9 },
  error: { code: 'model-busy', params: { host: 'h' }, action: 'wait' },
  runs: [{ from: '2026-05-03T12:00:00.000Z', to: '2026-05-03T12:01:00.000Z' }],
  outcome: { label: 'Refuted', confidence: 'likely' },
  decision: { of: 'It is tall.', at: '2026-05-03T12:00:00.000Z' },
  leftOut: [
    { title: 'T', publisher: 'example.org', url: 'https://example.org/a', document: 'd' },
    { title: 'Notes', publisher: 'Notes', document: 'e' },
  ],
  ...{ noClaim: 'question', searchText: 'tower', siblings: ['check-1', 'check-2'] },
} satisfies Partial<Check>);
check.models.debater = { ...check.models.debater, price: { input: 1, output: 2 } };

describe('a check', () => {
  it('comes as it went', () => {
    expect(readExport(file({ check })).checks).toEqual([check]);
    const { claim: bare, ...rest } = toyCheck();
    expect(readExport(file({ check: { ...rest, claim: bare } })).checks).toEqual([toyCheck()]);
  });

  it('is refused where any part of it is of another kind', () => {
    for (const [path, copy] of corrupted(check)) {
      const { code } = refusal(file({ check: copy }));
      expect(code, path).toMatch(path === '' || path === '.id' ? /^import-/u : /^import-damaged$/u);
    }
  });

  it('is refused where it lacks what it is made of', () => {
    const fields = ['claim', 'options', 'models', 'agents', 'runs', 'status', 'createdAt'];
    for (const copy of needed(check, fields)) {
      expect(refusal(file({ check: copy })).code).toBe('import-damaged');
    }
  });

  it('of an earlier version may lack the roles that came later', () => {
    const { debater, judge } = check.models;
    expect(
      readExport(file({ check: { ...check, models: { debater, judge } } })).checks,
    ).toHaveLength(1);
    expect(refusal(file({ check: { ...check, models: { debater } } }))).toMatchObject({
      code: 'import-damaged',
      params: { part: 'models' },
    });
  });

  it.each([
    ['links', ['javascript:alert(1)']],
    ['links', ['file:///etc/passwd']],
    ['links', Array.from({ length: 9 }, () => 'https://example.org/')],
    ['page', { url: 'javascript:alert(1)', title: 'T' }],
  ])('with a claim whose %s no page could have given (%j) is refused', (part, value) => {
    const refused = refusal(file({ check: { ...check, claim: { ...claim, [part]: value } } }));
    expect(refused.code).toBe('import-damaged');
    expect(refused.params?.part).toMatch(new RegExp(`^claim\\.${part}`, 'u'));
  });
});

describe('a journal', () => {
  it('is taken where the clock was set back while a step ran', () => {
    const steps = [step('budget', everyKind.budget[0], { ms: -3_600_000 })];
    expect(readExport(file({ steps })).steps).toEqual(steps);
  });

  it('is refused where a kind is unknown, a key is there twice, or its check is another', () => {
    const budget = step('budget', everyKind.budget[0]);
    const refused = { code: 'import-damaged', params: { part: 'of/budget' } };
    expect(refusal(file({ steps: [{ ...budget, kind: 'toString' }] }))).toMatchObject(refused);
    expect(refusal(file({ steps: [budget, budget] }))).toMatchObject(refused);
    expect(refusal(file({ steps: [{ ...budget, seq: 'first' }] }))).toMatchObject(refused);
  });
});
