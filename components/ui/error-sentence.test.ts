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

it.each([
  ['model-key-refused', { key: 'refused' }, 'h.example refused the key.'],
  ['model-key-refused', { key: 'missing' }, 'h.example asks for a key, and none is set.'],
  [
    'model-key-refused',
    { key: 'unusable' },
    'The key for h.example has characters that no key can have, so it was not sent.',
  ],
  [
    'model-unreachable',
    { place: 'this-device' },
    'h.example could not be reached. Is the server on this computer started?',
  ],
  [
    'model-unreachable',
    { place: 'local-network' },
    'h.example could not be reached. Is it running, and may the browser reach devices on your network?',
  ],
  [
    'model-unreachable',
    { place: 'internet' },
    'h.example could not be reached. Is it running, and is the address right?',
  ],
] as const)('%s with %j says so', (code, params, sentence) => {
  const error = new CrossexamError(code, { host: 'h.example', ...params });
  expect(errorSentence(t, error.toRecord())).toBe(sentence);
});

it.each([
  [{}, 'No model is chosen yet. Choose one to start.'],
  [{ role: 'judge', model: '' }, 'No model is chosen yet. Choose one to start.'],
  [
    { role: 'gatherer', model: 'qwen3:14b' },
    'The model “qwen3:14b” is no longer in the settings. Choose another, then go on.',
  ],
])('says which model is missing: %j', (params, sentence) => {
  const error = new CrossexamError('model-missing', params);
  expect(errorSentence(t, error.toRecord())).toBe(sentence);
});

it('names the action', () => {
  expect(actionWord(t, new CrossexamError('model-missing').toRecord())).toBe('Choose a model');
});
