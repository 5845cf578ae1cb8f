export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Decoding {
  temperature?: number;
  topP?: number;
  seed?: number;
}

export interface ChatRequest extends Decoding {
  messages: ChatMessage[];
  /** Output tokens at most; reasoning may count in. */
  maxTokens: number;
  /** JSON schema the reply should follow; the provider climbs down its ladder as far as it must. */
  schema?: { name: string; json: Record<string, unknown> };
}

export interface Usage {
  input: number;
  output: number;
  /** Of `input`, tokens served from the provider's or the model's prompt cache. */
  cached?: number;
  /** True when the provider reported nothing and the numbers are our estimate. */
  estimated?: boolean;
}

export interface ChatReply {
  /** The answer without reasoning. */
  text: string;
  reasoning?: string;
  finish: 'stop' | 'length' | 'filtered';
  usage: Usage;
  /** The model as the provider names it. */
  model: string;
  /** Codes such as `truncated-prompt`, `parameter-dropped:max_tokens`. */
  warnings: string[];
}

export interface CallOptions {
  signal: AbortSignal;
  /** Called with each piece of answer text as it comes; never the truth, only for show. */
  onDelta?: (text: string) => void;
  /** Told of what a request used that began to be answered and came to no reply: cut, aborted, or without a word. */
  onBilled?: (usage: Usage) => void;
  /** Stable key (`check:step`), so that a restarted worker can re-attach to host work. */
  key?: string;
}

/** A chat model behind one small interface. Throws `CrossexamError`s only, or an abort. */
export interface ChatModel {
  /** Stable id: provider, endpoint host and model; part of every step's hash. */
  id: string;
  /** What the reader calls it. */
  name: string;
  /** Who answers: the endpoint's origin, or `on-device`. Its models share one limit of calls at once. */
  provider: string;
  /** Calls the provider takes at once; 1 for on-device models. */
  concurrency: number;
  /** True for models too small to judge; the panel then says so. */
  demonstration: boolean;
  /** Tokens of prompt and reply together, where known. */
  contextTokens?: number;
  /** US dollars per million tokens, where the reader gave a price. */
  price?: { input: number; output: number };
  complete(request: ChatRequest, options: CallOptions): Promise<ChatReply>;
}
