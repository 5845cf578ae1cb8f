/** Where an OpenAI-compatible endpoint usually lies. Product names are not translated. */
export interface EndpointPreset {
  id: string;
  name: string;
  baseUrl: string;
  /** What a model's name looks like there. */
  example: string;
  needsKey: boolean;
  /** Calls at once: engines on the reader's own machine take them one by one. */
  concurrency: number;
}

export const endpointPresets: readonly EndpointPreset[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    example: 'gpt-4o-mini',
    needsKey: true,
    concurrency: 8,
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    example: 'meta-llama/llama-3.3-70b-instruct',
    needsKey: true,
    concurrency: 8,
  },
  {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    example: 'qwen3:8b',
    needsKey: false,
    concurrency: 1,
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    baseUrl: 'http://127.0.0.1:1234/v1',
    example: 'qwen3-8b',
    needsKey: false,
    concurrency: 1,
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    baseUrl: 'http://127.0.0.1:8080/v1',
    example: 'default',
    needsKey: false,
    concurrency: 1,
  },
];
