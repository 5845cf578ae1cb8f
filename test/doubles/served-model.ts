import { CrossexamError } from '../../lib/errors';
import type { ChatModel, ChatReply, ChatRequest } from '../../lib/models/chat-model';
import { memoryLadder } from '../../lib/models/ladder';
import { type OpenAiOptions, openAiModel } from '../../lib/models/openai-model';
import {
  type Answer,
  type ModelServer,
  type ModelServerOptions,
  type Script,
  startModelServer,
} from './model-server';

export const KEY = 'sk-test-0123456789abcdef';

export const request: ChatRequest = {
  messages: [
    { role: 'system', content: 'You weigh claims.' },
    { role: 'user', content: 'Is the Rhine 1,230 km long?' },
  ],
  maxTokens: 200,
};

/** Starts scripted servers, and closes all of them at once. */
export function serving() {
  const servers: ModelServer[] = [];
  return {
    async serve(script: Script | Answer, options?: ModelServerOptions): Promise<ModelServer> {
      const fixed: Script = typeof script === 'function' ? script : () => script;
      const server = await startModelServer(fixed, options);
      servers.push(server);
      return server;
    },
    async closeAll(): Promise<void> {
      await Promise.all(servers.splice(0).map((server) => server.close()));
    },
  };
}

/** The model under test at a base URL, with a ladder of its own and a key where none is said. */
export function modelAt(
  { url }: { url: string },
  { key, ...options }: Partial<OpenAiOptions> & { key?: string } = { key: KEY },
): ChatModel {
  const entry = { baseUrl: url, model: 'scripted', name: 'Scripted', concurrency: 4 };
  return openAiModel(entry, key, { ladder: memoryLadder(), ...options });
}

/** The `CrossexamError` a call ended in; anything else fails the test. */
export async function failureOf(reply: Promise<ChatReply>): Promise<CrossexamError> {
  const thrown: unknown = await reply.then(
    () => undefined,
    (error) => error,
  );
  if (!(thrown instanceof CrossexamError)) throw new Error(`no CrossexamError but ${thrown}`);
  return thrown;
}
