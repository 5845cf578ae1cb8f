import { CrossexamError } from '../../errors';

const CONTEXT_FULL = /exceeds? the available context|context size|kv.?cache/iu;

/** What became of a run that threw. */
export type GgufFailure = 'context-full' | 'refused' | 'aborted' | 'crashed';

/**
 * Sorts what wllama throws. `refused`: the model is fine and this request is not.
 * `crashed`: the wasm instance is gone (out of memory, a C++ exception) and must be loaded again.
 */
export function ggufFailure(thrown: unknown): GgufFailure {
  if (thrown instanceof CrossexamError) return 'refused';
  const { message, name, type } = thrown as { message?: string; name?: string; type?: string };
  if (name === 'AbortError') return 'aborted';
  const full = type === 'kv_cache_full' || CONTEXT_FULL.test(message ?? String(thrown));
  if (full) return 'context-full';
  return type === 'inference_error' ? 'refused' : 'crashed';
}

/** The failure as an error a reader can act on. */
export function ggufError(thrown: unknown, model: string, contextTokens: number): CrossexamError {
  const failure = ggufFailure(thrown);
  if (failure === 'context-full') {
    return new CrossexamError('model-context-full', { model, limit: String(contextTokens) });
  }
  const reason = thrown instanceof Error ? thrown.message.slice(0, 200) : String(thrown);
  return new CrossexamError('on-device-failed', { model, reason }, { cause: thrown });
}
