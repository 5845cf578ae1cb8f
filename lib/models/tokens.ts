import type { ChatMessage } from './chat-model';

/** Tokens a chat template puts around each message. */
const PER_MESSAGE = 4;
/** How far below our estimate a reported prompt must be to look cut off; estimates are good to about a fifth. */
const CLEARLY_BELOW = 0.75;
/** Ollama keeps a handful of tokens beside the half or whole of its window it cuts to. */
const WINDOW_SLACK = 16;

/**
 * Rough number of tokens of a text, by script: Latin letters about 4.3 characters a token, other alphabets 2.5,
 * Chinese, Japanese and Korean 1.3, digits 2. Measured against the o200k_base vocabulary: within a tenth for English,
 * German, French, JSON and CJK, a third over for Russian, a quarter under for Thai. For budgets and for providers that
 * report no usage; never for billing.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code >= 0x30 && code <= 0x39) tokens += 1 / 2;
    else if (code < 0x80) tokens += 1 / 4.3;
    else if (code < 0x2e80) tokens += 1 / 2.5;
    else tokens += 1 / 1.3;
  }
  return Math.ceil(tokens);
}

/** Estimated tokens of a prompt, with what a chat template adds. */
export function estimatePrompt(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + PER_MESSAGE, 0);
}

/**
 * True where a server seems to have cut the prompt without a word: it reports clearly fewer tokens than we sent,
 * and its number is a context window or half of one. Ollama's OpenAI endpoint does this at 4096, reporting 4096 or
 * 2050 (ollama/ollama#17889, ralphgrewe/TradingAgents#168). Both signs are needed: some servers leave cached
 * tokens out of the number.
 */
export function looksTruncated(reported: number, estimated: number): boolean {
  if (reported < 1024 || reported >= estimated * CLEARLY_BELOW) return false;
  const window = 2 ** Math.round(Math.log2(reported));
  return Math.abs(reported - window) <= WINDOW_SLACK;
}
