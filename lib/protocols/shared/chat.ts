import type { z } from 'zod';
import type { Asked, ChatMessage, Prompt, ProtocolContext, Role } from '../../debate/context';

/** A schema for the reply, and what of the parsed reply the chat remembers. */
export interface Structured<T> {
  schema: z.ZodType<T>;
  remember: (value: T) => string;
}

/**
 * One agent's growing chat (DebateCV 2.3, MAD 3.1): a system part, then every prompt it got and every reply it
 * gave. What a call is asked for again, because it could not be parsed, is not remembered.
 */
export class Chat {
  private readonly said: ChatMessage[] = [];

  constructor(
    private readonly ctx: ProtocolContext,
    private readonly role: Role,
    private readonly system: Prompt,
  ) {}

  /** Free text. `prompt` has a user part only. */
  async say(key: string, prompt: Prompt, maxTokens: number): Promise<string> {
    const reply = await this.ctx.ask({ ...this.next(key, prompt), maxTokens });
    this.remember(prompt, reply.text);
    return reply.text;
  }

  async sayIn<T>(
    key: string,
    prompt: Prompt,
    maxTokens: number,
    { schema, remember }: Structured<T>,
  ): Promise<Asked<T>> {
    const reply = await this.ctx.ask({ ...this.next(key, prompt), maxTokens, schema });
    this.remember(prompt, reply.ok ? remember(reply.value) : reply.text);
    return reply;
  }

  private next(key: string, prompt: Prompt) {
    const { name: opening, system, version } = this.system;
    const whole = { ...prompt, version: `${version} ${prompt.version}`, system, opening };
    return { key, role: this.role, prompt: whole, history: [...this.said] };
  }

  private remember(prompt: Prompt, reply: string): void {
    // Many servers refuse an empty assistant turn.
    const content = reply.trim() || '(no answer)';
    this.said.push({ role: 'user', content: prompt.user }, { role: 'assistant', content });
  }
}
