import { expect, it } from 'vitest';
import { refuted } from '../../test/gallery/fixtures/finished';
import { makingFacts } from '../check/making-facts';
import { inEnglish, type Translate } from '../words';
import { leftOutSentence, sourceName } from './left-out-words';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const facts = { title: 'Ten facts', publisher: 'tenfacts.example', document: 'a' };
const notes = { title: 'Notes', publisher: 'Notes', document: 'b' };

it('names a source by its title and whose it is', () => {
  expect(sourceName(t, facts)).toBe('Ten facts (tenfacts.example)');
  expect(sourceName(t, notes)).toBe('Notes');
  expect(sourceName(t, { title: '', publisher: '' })).toBe('Untitled');
});

it('says what the reader left out, near the verdict and in how the check was made', () => {
  expect(leftOutSentence(t, 'en', {})).toBeUndefined();
  expect(leftOutSentence(t, 'en', { leftOut: [facts] })).toBe(
    '1 source left out by you: Ten facts (tenfacts.example).',
  );
  const view = { ...refuted, leftOut: [facts, notes] };
  expect(leftOutSentence(t, 'en', view)).toBe(
    '2 sources left out by you: Ten facts (tenfacts.example) and Notes.',
  );
  expect(makingFacts(t, 'en', view)).toContainEqual({
    term: 'Left out by you',
    lines: ['Ten facts (tenfacts.example)', 'Notes'],
  });
});
