import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../../lib/errors';
import { errorSentence } from './error-sentence';

const said = (...given: ConstructorParameters<typeof CrossexamError>) =>
  errorSentence(new CrossexamError(...given).toRecord());

describe('errorSentence', () => {
  it('is the catalogue’s sentence, filled, with the code behind it', () => {
    expect(said('model-busy', { host: 'h.example', status: '429' })).toBe(
      'h.example takes no more requests just now (model-busy)',
    );
  });

  it('takes the closer sentence where there is one', () => {
    expect(said('model-key-refused', { host: 'h.example', key: 'missing' })).toBe(
      'h.example asks for a key, and none is set (model-key-refused)',
    );
    expect(said('model-unreachable', { host: 'h', place: 'this-device' })).toContain(
      'Is the server on this computer started?',
    );
  });
});
