import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type ChatBody, faults, type ReportedUsage } from './model-script';

/** Sends an answer the way its request asked for it: as events, or whole. */
export async function sendAnswer(
  response: ServerResponse,
  request: ChatBody | undefined,
  given: Answer,
): Promise<void> {
  const { fault, ...own } = given;
  const answer: Answer = fault ? { ...faults[fault], ...own } : own;
  if (answer.delayFirstByteMs && !(await waited(response, answer.delayFirstByteMs))) return;
  if (answer.status !== undefined || !request) return sendPlain(response, answer);
  if (request.stream) return sendEvents(response, request, answer);
  const [reasoning, content] = textsOf(answer);
  const message = {
    role: 'assistant',
    content,
    ...(reasoning && { [answer.reasoningField ?? 'reasoning_content']: reasoning }),
  };
  const choices = [{ index: 0, message, finish_reason: finishOf(answer) }];
  const usage = usageOf(request, answer);
  sendPlain(response, {
    status: 200,
    body: { ...head(request), choices, ...(usage && { usage }) },
  });
}

function sendPlain(response: ServerResponse, { status = 200, headers, body = '' }: Answer): void {
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain' : 'application/json';
  response.writeHead(status, { ...(body !== '' && { 'content-type': type }), ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

async function sendEvents(
  response: ServerResponse,
  request: ChatBody,
  answer: Answer,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const send = (event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const chunk = (delta: object, finish: string | null = null) =>
    send({
      ...head(request, '.chunk'),
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const [reasoning, content] = textsOf(answer);
  const size = answer.chunkSize ?? 12;

  chunk({ role: 'assistant', content: '' });
  for (const piece of cut(reasoning, size))
    chunk({ [answer.reasoningField ?? 'reasoning_content']: piece });
  let sent = 0;
  for (const piece of [...cut(content, size), undefined]) {
    if (answer.cutAfterChunks === sent) return cutOff(response);
    if (answer.errorEvent?.after === sent) {
      send({ error: answer.errorEvent.error });
      return void response.end();
    }
    if (piece === undefined) break;
    if (answer.chunkDelayMs && !(await waited(response, answer.chunkDelayMs))) return;
    chunk({ content: piece });
    sent++;
  }
  if (answer.finish === null) return void response.end();
  chunk({}, finishOf(answer));
  const usage = usageOf(request, answer);
  if (usage && request.stream_options?.include_usage)
    send({ ...head(request, '.chunk'), choices: [], usage });
  response.end('data: [DONE]\n\n');
}

/** Breaks the connection once what was written before has gone out. */
async function cutOff(response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => response.write(': cut\n\n', () => resolve()));
  await delay(20);
  response.destroy();
}

/** False when the caller hung up meanwhile. */
async function waited(response: ServerResponse, ms: number): Promise<boolean> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  await delay(ms, undefined, { signal: gone.signal }).catch(() => undefined);
  response.off('close', leave);
  return !response.destroyed;
}

const head = ({ model }: ChatBody, kind = '') => ({
  id: 'chatcmpl-scripted',
  object: `chat.completion${kind}`,
  created: Math.floor(Date.now() / 1000),
  model,
});

const finishOf = ({ finish }: Answer): string | null => (finish === undefined ? 'stop' : finish);

/** Reasoning in its own field, and content with its think block. */
function textsOf({ reasoning = '', content = '', json, think }: Answer): [string, string] {
  if (typeof think === 'object') return [reasoning, `<think>${think.unclosed}`];
  const text = json === undefined ? content : JSON.stringify(json);
  return [reasoning, think === undefined ? text : `<think>${think}</think>\n\n${text}`];
}

function usageOf({ messages }: ChatBody, answer: Answer): ReportedUsage | undefined {
  if (answer.usage === 'missing') return undefined;
  const prompt = messages.reduce((sum, { content }) => sum + content.length, 0);
  const written = textsOf(answer).join('').length;
  return {
    prompt_tokens: Math.ceil(prompt / 4),
    completion_tokens: Math.ceil(written / 4),
    ...answer.usage,
  };
}

function cut(text: string, size: number): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size)
    pieces.push(characters.slice(at, at + size).join(''));
  return pieces;
}
