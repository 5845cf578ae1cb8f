import type { ChatMessage, ChatReply, Usage } from './chat-model';
import type { StreamedReply } from './reply-stream';
import { estimatePrompt, estimateTokens, looksTruncated } from './tokens';

/**
 * A streamed reply with its usage and warnings: `truncated-prompt` where the server seems to have cut the prompt,
 * `unclosed-think` where the reply ended while reasoning.
 */
export function chatReply(
  streamed: StreamedReply,
  prompt: readonly ChatMessage[],
  model: string,
): ChatReply {
  const { text, reasoning } = streamed;
  const read = streamed.usage?.prompt_tokens ?? undefined;
  const warnings: string[] = [];
  if (read !== undefined && looksTruncated(read, estimatePrompt(prompt)))
    warnings.push('truncated-prompt');
  if (streamed.unclosed) warnings.push('unclosed-think');
  return {
    text,
    ...(reasoning && { reasoning }),
    finish: streamed.finish ?? 'stop',
    usage: usageOf(streamed, prompt),
    model: streamed.model || model,
    warnings,
  };
}

/** Tokens of a stream that ended or broke off; what the provider did not report is estimated and marked. */
export function usageOf(
  { text, reasoning, usage }: StreamedReply,
  prompt: readonly ChatMessage[],
): Usage {
  const input = usage?.prompt_tokens ?? undefined;
  const output = usage?.completion_tokens ?? undefined;
  const cached = usage?.prompt_tokens_details?.cached_tokens ?? usage?.prompt_cache_hit_tokens;
  return {
    input: input ?? estimatePrompt(prompt),
    output: output ?? estimateTokens(text) + estimateTokens(reasoning),
    ...(cached ? { cached } : {}),
    ...(input === undefined || output === undefined ? { estimated: true } : {}),
  };
}
