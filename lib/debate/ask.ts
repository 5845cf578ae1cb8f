import type { z } from 'zod';
import { CrossexamError } from '../errors';
import type { ChatModel, ChatReply, ChatRequest, Usage } from '../models/chat-model';
import { withRetries } from '../models/retry';
import { jsonSchemaOf, parseStructured, repairMessages } from '../models/structured';
import type { Check } from './check';
import type { Ask, Asked, Role } from './context';
import type { Journal } from './journal';
import type { AskedModel } from './steps';
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
  const { role } = ask;
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
    // A paid reply stays that of the model that gave it, whatever the reader does to the model afterwards.
    const model = journal.find('reply', key)?.by ?? (await world.model(check, role));
    const input = { ...request, model: model.id, prompt: [ask.prompt.name, ask.prompt.version] };
    const { reply } = await journal.step('reply', key, input, async () => {
      if (!isChatModel(model)) throw new Error(`the step ${key} has its reply already`);
      const by = askedModel(model);
      const limited = world.limit(model);
      const sending = { key, role, by, request };
      return { role, by, reply: await limited(() => complete(model, sending, parts), signal) };
    });
    text = reply.text;
    const parsed = parseReply(text, ask.schema);
    if (parsed.ok) return { ok: true, value: parsed.value, text };
    request.messages = repairMessages(request.messages, text, parsed.issue);
  }
  return { ok: false, text };
}

const isChatModel = (model: AskedModel | ChatModel): model is ChatModel => 'complete' in model;

const askedModel = ({ id, name, demonstration, price }: ChatModel): AskedModel => ({
  ...{ id, name, demonstration },
  ...(price && { price }),
});

interface Sending {
  key: string;
  role: Role;
  by: AskedModel;
  request: ChatRequest;
}

/** Sends a request until it is answered; what an attempt without an answer was billed for is written down. */
async function complete(
  model: ChatModel,
  { key, role, by, request }: Sending,
  { check, world, journal, signal, beforeCall }: AskingParts,
): Promise<ChatReply> {
  const billed: Promise<void>[] = [];
  const send = (sent: ChatRequest) =>
    withRetries(
      async () => {
        // It may have waited, for a place or for a busy server, while the debate came to a halt: then it is not paid.
        journal.throwIfHalted();
        await Promise.all(billed);
        await beforeCall(key);
        let at = 0;
        const onDelta = (piece: string): void => {
          world.onDelta?.(check.id, key, piece, at);
          at += piece.length;
        };
        const onBilled = (usage: Usage): void => {
          billed.push(journal.note('failedCall', key, { role, by, usage }));
        };
        return model.complete(sent, { signal, key: `${check.id}:${key}`, onDelta, onBilled });
      },
      { signal },
    );
  try {
    return await send(request);
  } catch (thrown) {
    if (!(thrown instanceof CrossexamError) || thrown.code !== 'model-empty') throw thrown;
    return await send({ ...request, maxTokens: request.maxTokens * MORE_ROOM });
  } finally {
    await Promise.all(billed);
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
