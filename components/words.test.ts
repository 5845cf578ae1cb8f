import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CrossexamError, errorCodes } from '../lib/errors';
import english from '../public/_locales/en/messages.json';
import { inEnglish, isMessageKey, plural, substitutions, type Translate } from './words';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const keys = Object.keys(english);
const entries = Object.entries(english) as [
  string,
  { message: string; placeholders?: Record<string, { content: string }> },
][];

/** Everything that may name a key. */
const sources = globSync(['{components,lib,entrypoints}/**/*.{ts,tsx}', 'wxt.config.ts'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const literals = new Set([
  ...[...sources.matchAll(/['"`]([\w]+)['"`]/g)].map(([, key = '']) => key),
  ...[...sources.matchAll(/__MSG_(\w+?)__/g)].map(([, key = '']) => key),
]);

/** Keys made at run time: the fixed parts of `badge_${badge}_hint`. */
const made = [...sources.matchAll(/`((?:\w|\$\{[^}]+\})+)`/g)]
  .map(([, template = '']) => template)
  .filter((template) => template.includes('${') && /_/.test(template.replace(/\$\{[^}]+\}/g, '')))
  .map((template) => new RegExp(`^${template.replace(/\$\{[^}]+\}/g, '\\w+')}$`));

const isUsed = (key: string) =>
  literals.has(key) ||
  literals.has(key.replace(/_(one|other)$/, '')) ||
  made.some((pattern) => pattern.test(key));

describe('the catalogue', () => {
  it('has a sentence for every error and every action', () => {
    const wanted = errorCodes.flatMap((code) => [
      `error_${code}`,
      `action_${new CrossexamError(code).action}`,
    ]);
    expect(
      wanted.map((key) => key.replaceAll('-', '_')).filter((key) => !isMessageKey(key)),
    ).toEqual([]);
  });

  it('has no sentence that nothing shows', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('has both forms of everything that is counted', () => {
    const ones = keys.filter((key) => key.endsWith('_one'));
    expect(ones.length).toBeGreaterThan(5);
    expect(ones.filter((key) => !isMessageKey(key.replace(/_one$/, '_other')))).toEqual([]);
  });

  it.each(entries)('%s fills its placeholders in order', (_, { message, placeholders = {} }) => {
    const named = [...new Set([...message.matchAll(/\$(\w+)\$/g)].map(([, name]) => name))];
    expect(named.map((name) => name?.toLowerCase()).sort()).toEqual(
      Object.keys(placeholders).sort(),
    );
    const places = Object.values(placeholders).map(({ content }) => content);
    expect(places.sort()).toEqual(places.map((_, index) => `$${index + 1}`));
  });

  it('neither shouts nor decorates', () => {
    const loud = entries.filter(([, { message }]) => /[!\p{Extended_Pictographic}]/u.test(message));
    expect(loud).toEqual([]);
  });
});

describe('words', () => {
  it('fills placeholders by name', () => {
    expect(inEnglish('round_of', { round: 2, max: 3 })).toBe('Round 2 of at most 3');
  });

  it('puts values at the places the browser fills, missing ones empty', () => {
    expect(substitutions('round_of', { max: 3, round: 2 })).toEqual(['2', '3']);
    expect(substitutions('error_model_unreachable')).toEqual(['']);
    expect(substitutions('loading')).toEqual([]);
  });

  it('asks for the form of the number', () => {
    expect(plural(t, 'calls', 1)).toBe('1 call');
    expect(plural(t, 'calls', 0)).toBe('0 calls');
    expect(plural(t, 'calls', 1200, '1,200')).toBe('1,200 calls');
  });
});
