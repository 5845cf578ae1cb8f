import { describe, expect, it } from 'vitest';
import { defaultSettings, type ModelEntry } from '../../lib/settings/settings';
import {
  draftOf,
  emptyDraft,
  entryOf,
  hostOf,
  withModel,
  withoutModel,
  withV1,
} from './model-draft';

const draft = { ...emptyDraft, baseUrl: 'http://127.0.0.1:11434/v1/', model: ' qwen3:8b ' };

const entry = (id: string): ModelEntry => ({
  id,
  name: id,
  kind: 'endpoint',
  baseUrl: 'http://127.0.0.1:1/v1',
  model: 'm',
  concurrency: 1,
});

describe('entryOf', () => {
  it('names a nameless model after its model and trims the address', () => {
    expect(entryOf('a', draft)).toEqual({
      id: 'a',
      kind: 'endpoint',
      name: 'qwen3:8b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'qwen3:8b',
      concurrency: 8,
    });
  });

  it('cuts a pasted request address to its base', () => {
    const pasted = { ...draft, baseUrl: 'https://api.example.org/v1/chat/completions' };
    expect(entryOf('a', pasted)?.baseUrl).toBe('https://api.example.org/v1');
  });

  it('understands an address without its scheme', () => {
    const local = { ...draft, baseUrl: 'localhost:11434/v1' };
    expect(entryOf('a', local)?.baseUrl).toBe('http://localhost:11434/v1');
  });

  it.each([
    { baseUrl: 'ftp://example.org' },
    { baseUrl: 'not an address' },
    { model: '  ' },
    { priceInput: '-1' },
    { contextTokens: '4.5' },
    { concurrency: '0' },
  ])('refuses %o', (wrong) => expect(entryOf('a', { ...draft, ...wrong })).toBeUndefined());

  it('takes one price as both known, the other nothing', () => {
    expect(entryOf('a', { ...draft, priceInput: '0.15' })?.price).toEqual({
      input: 0.15,
      output: 0,
    });
  });

  it('is undone by draftOf', () => {
    const whole = {
      ...draft,
      name: 'Local',
      priceInput: '1',
      priceOutput: '2',
      contextTokens: '8192',
    };
    const made = entryOf('a', whole);
    expect(made && entryOf('a', draftOf(made))).toEqual(made);
  });
});

it('hostOf names where a model runs, if that is known', () => {
  expect(hostOf(entry('a'))).toBe('127.0.0.1:1');
  expect(hostOf({ baseUrl: undefined })).toBeUndefined();
});

it('withV1 gives an address of a host alone the usual path, and keeps its query', () => {
  const bare = { ...entry('a'), baseUrl: 'http://localhost:8412?deployment=a' };
  expect(withV1(bare).baseUrl).toBe('http://localhost:8412/v1?deployment=a');
});

describe('withModel and withoutModel', () => {
  it('makes the first model the default and later ones not', () => {
    const two = withModel(withModel(defaultSettings, entry('a')), entry('b'));
    expect(two.roles.default).toBe('a');
    expect(two.models.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('replaces in place', () => {
    const two = withModel(withModel(defaultSettings, entry('a')), entry('b'));
    const changed = withModel(two, { ...entry('a'), name: 'new' });
    expect(changed.models.map(({ name }) => name)).toEqual(['new', 'b']);
  });

  it('falls back where the deleted model had a role', () => {
    const two = withModel(withModel(defaultSettings, entry('a')), entry('b'));
    const judged = { ...two, roles: { ...two.roles, judge: 'a' } };
    expect(withoutModel(judged, 'a').roles).toEqual({ default: 'b' });
    expect(withoutModel(withModel(defaultSettings, entry('a')), 'a').roles).toEqual({});
  });
});
