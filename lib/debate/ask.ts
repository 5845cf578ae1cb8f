import type { z } from 'zod';
import { CrossexamError } from '../errors';
import type { ChatModel, ChatReply, ChatRequest } from '../models/chat-model';
import { withRetries } from '../models/retry';
import { jsonSchemaOf, parseStructured, repairMessages } from '../models/structured';
import type { Check } from './check';
import type { Ask, Asked } from './context';
import type { Journal } from './journal';
import type { World } from './world';

/** Requests of one call at most: the first, and one repair of a reply that could not be parsed. */
const TRIES = 2;
/** How much more room a reply gets whose reasoning used all of it (vercel/ai#8237). */
const MORE_ROOM = 3;

export interface AskingParts {
  check: Check;
  world: World;
  journal: Journal;
  signal: AbortSignal;
  /** Looked at before each request that is not in the journal; throws `BudgetEnded`. */
  beforeCall(key: string): Promise<void>;
}

/** One logical model call: each completed request is a step of its own (`…/try/1`, `…/try/2`). */
export async function askModel<T>(parts: AskingParts, ask: Ask<T>): Promise<Asked<T>> {
  const { check, world, journal, signal } = parts;
  const model = await world.model(check, ask.role);
  const request: ChatRequest = {
    ...(ask.decoding ?? check.options.decoding),
    messages: [
      { role: 'system', content: ask.prompt.system },
      ...(ask.history ?? []),
      { role: 'user', content: ask.prompt.user },
    ],
    maxTokens: ask.maxTokens,
    schema: ask.schema && { name: schemaName(ask.prompt.name), json: jsonSchemaOf(ask.schema) },
  };
  let text = '';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const key = `${ask.key}/try/${attempt}`;
    const input = { ...request, model: model.id, prompt: [ask.prompt.name, ask.prompt.version] };
    const { reply } = await journal.step('reply', key, input, async () => {
      const limited = world.limit(model);
      return {
        role: ask.role,
        reply: await limited(async () => {
          // It may have waited for a place while the debate came to a halt: then it is not paid for any more.
          journal.throwIfHalted();
          await parts.beforeCall(key);
          return complete(model, request, key, parts);
        }, signal),
      };
    });
    text = reply.text;
    const parsed = parseReply(text, ask.schema);
    if (parsed.ok) return { ok: true, value: parsed.value, text };
    request.messages = repairMessages(request.messages, text, parsed.issue);
  }
  return { ok: false, text };
}

async function complete(
  model: ChatModel,
  request: ChatRequest,
  key: string,
  { check, world, signal }: AskingParts,
): Promise<ChatReply> {
  const send = (sent: ChatRequest) =>
    withRetries(
      () => {
        let at = 0;
        const onDelta = (piece: string): void => {
          world.onDelta?.(check.id, key, piece, at);
          at += piece.length;
        };
        return model.complete(sent, { signal, key: `${check.id}:${key}`, onDelta });
      },
      { signal },
    );
  try {
    return await send(request);
  } catch (thrown) {
    if (!(thrown instanceof CrossexamError) || thrown.code !== 'model-empty') throw thrown;
    return send({ ...request, maxTokens: request.maxTokens * MORE_ROOM });
  }
}

function parseReply<T>(
  text: string,
  schema: z.ZodType<T> | undefined,
): { ok: true; value: T } | { ok: false; issue: string } {
  if (schema) return parseStructured(text, schema);
  const plain = text.trim();
  // Without a schema `T` is `string` by the signature of `ProtocolContext.ask`.
  return plain ? { ok: true, value: plain as T } : { ok: false, issue: 'the reply was empty' };
}

/** `tool-mad/answer` → `tool_mad_answer`: providers allow letters, digits, `_` and `-` only. */
const schemaName = (prompt: string): string => prompt.replaceAll(/[^a-z0-9]+/giu, '_').slice(0, 60);
