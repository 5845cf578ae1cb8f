import type { ChatMessage, ChatReply } from './chat-model';
import type { StreamedReply } from './reply-stream';
import { estimatePrompt, estimateTokens, looksTruncated } from './tokens';

/**
 * A streamed reply with its usage and warnings: `truncated-prompt` where the server seems to have cut the prompt,
 * `unclosed-think` where the reply ended while reasoning. Usage the provider did not report is estimated and marked.
 */
export function chatReply(
  streamed: StreamedReply,
  prompt: readonly ChatMessage[],
  model: string,
): ChatReply {
  const { text, reasoning, usage } = streamed;
  const estimated = estimatePrompt(prompt);
  const input = usage?.prompt_tokens ?? undefined;
  const output = usage?.completion_tokens ?? undefined;
  const cached = usage?.prompt_tokens_details?.cached_tokens ?? usage?.prompt_cache_hit_tokens;
  const warnings: string[] = [];
  if (input !== undefined && looksTruncated(input, estimated)) warnings.push('truncated-prompt');
  if (streamed.unclosed) warnings.push('unclosed-think');
  return {
    text,
    ...(reasoning && { reasoning }),
    finish: streamed.finish ?? 'stop',
    usage: {
      input: input ?? estimated,
      output: output ?? estimateTokens(text) + estimateTokens(reasoning),
      ...(cached ? { cached } : {}),
      ...(input === undefined || output === undefined ? { estimated: true } : {}),
    },
    model: streamed.model || model,
    warnings,
  };
}
