import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../../errors';
import { ggufError, ggufFailure } from './gguf-failure';

const thrown = (message: string, type?: string) => Object.assign(new Error(message), { type });
// As llama.cpp says it.
const FULL =
  'request (12031 tokens) exceeds the available context size (8192 tokens), try increasing it';

describe('ggufFailure', () => {
  it.each([
    [thrown(FULL, 'inference_error'), 'context-full'],
    [thrown('', 'kv_cache_full'), 'context-full'],
    [thrown('Model failed to start inference', 'inference_error'), 'refused'],
    [new RangeError('Invalid typed array length: 1163217991'), 'crashed'],
    [thrown('memory access out of bounds'), 'crashed'],
    [new DOMException('stopped', 'AbortError'), 'aborted'],
    [new CrossexamError('on-device-model-missing'), 'refused'],
  ])('%s', (error, failure) => {
    expect(ggufFailure(error)).toBe(failure);
  });
});

describe('ggufError', () => {
  it('names the model and its limit where the prompt is too long', () => {
    expect(ggufError(thrown(FULL, 'inference_error'), 'Small', 8192)).toMatchObject({
      code: 'model-context-full',
      params: { model: 'Small', limit: '8192' },
    });
  });

  it('says what else went wrong', () => {
    expect(ggufError(thrown('boom'), 'Small', 1)).toMatchObject({
      code: 'on-device-failed',
      params: { model: 'Small', reason: 'boom' },
    });
  });
});
