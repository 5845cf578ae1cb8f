import { CrossexamError } from '../errors';
import type { ChatModel, ChatRequest } from '../models/chat-model';

/** A model that has to be loaded first may take its time. */
const LONGEST_MS = 120_000;

const request: ChatRequest = {
  messages: [{ role: 'user', content: 'Answer with the one word: ready' }],
  maxTokens: 64,
};

/**
 * Tries models with one short call each, one trial of a model at a time: a new one takes the place of one that still
 * runs.
 * @param modelOf a model by its settings' id
 */
export function modelTrials(modelOf: (id: string) => Promise<ChatModel>) {
  const running = new Map<string, AbortController>();
  const stop = (id: string) => running.get(id)?.abort();
  return {
    /**
     * The milliseconds it took, and what it said; nothing where it was stopped, which whoever stopped it knows.
     * Throws `model-empty` and the model's typed errors.
     */
    async test(id: string): Promise<{ ms: number; reply: string }> {
      stop(id);
      const own = new AbortController();
      running.set(id, own);
      const began = performance.now();
      try {
        const chat = await modelOf(id);
        const signal = AbortSignal.any([own.signal, AbortSignal.timeout(LONGEST_MS)]);
        const { text } = await chat.complete(request, { signal });
        if (!text.trim()) throw new CrossexamError('model-empty', { model: id });
        return { ms: Math.round(performance.now() - began), reply: text.trim().slice(0, 80) };
      } catch (thrown) {
        if (!own.signal.aborted) throw thrown;
        return { ms: Math.round(performance.now() - began), reply: '' };
      } finally {
        if (running.get(id) === own) running.delete(id);
      }
    },
    /** The signal reaches the socket, or the model in the browser. Nothing to stop is no fault. */
    stop,
  };
}
