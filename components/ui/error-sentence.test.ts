import { expect, it } from 'vitest';
import { CrossexamError } from '../../lib/errors';
import { inEnglish, type Translate } from '../words';
import { actionWord, errorSentence } from './error-sentence';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

it('fills what the error carries and leaves the rest empty', () => {
  const error = new CrossexamError('model-busy', { host: 'api.example.org', status: '429' });
  expect(errorSentence(t, error.toRecord())).toBe(
    'api.example.org takes no more requests just now.',
  );
  expect(errorSentence(t, new CrossexamError('unexpected').toRecord())).toBe(
    'Something unexpected happened.',
  );
});

it('names the action', () => {
  expect(actionWord(t, new CrossexamError('model-missing').toRecord())).toBe('Choose a model');
});
