import { z } from 'zod';
import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import { caps } from '../../scoring/reply-caps';
import { roleOf } from '../shared/answer';
import { retrievedBlock } from '../shared/documents';
import { looseText, withLooseKeys } from '../shared/loose';
import { type Look, together } from './looks';

/**
 * One thought and one action. Null: the agent finishes. It finishes, too, when its reply cannot be parsed or
 * names no query, but not before it has looked anything up: then the claim itself is the query.
 */
export async function act(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  tools: readonly AgentSpec[],
  looks: readonly Look[],
): Promise<Omit<Look, 'found'> | null> {
  const key = `${at}/query`;
  const reply = await ctx.ask({
    key,
    role: roleOf(agent),
    prompt: renderPrompt('baselines/act', {
      ...ctx.dates,
      documents: looks.length > 0 ? retrievedBlock(ctx, together(looks)) : '',
      claim: ctx.fence('claim', ctx.claim.text),
      steps: looks.map((look, index) => stepOf(ctx, look, index + 1)).join('\n'),
      tools: tools.map(({ toolName }) => `- ${toolName}`).join('\n'),
      left: String(ctx.options.maxRounds - looks.length),
    }),
    maxTokens: ctx.options.tokens.answer,
    schema: actSchema(ctx.options.brief !== undefined),
  });
  const said = reply.ok ? reply.value : { thought: '', action: 'finish', tool: '', query: '' };
  const finishes = said.action === 'finish' || said.query === '';
  if (finishes && looks.length > 0) {
    await ctx.record('query', key, { text: '', changed: false, thought: said.thought });
    return null;
  }
  const query = said.query || ctx.claim.text;
  const tool = named(said.tool, tools);
  await ctx.record('query', key, {
    ...{ text: query, changed: true, thought: said.thought, tool: tool.tool },
  });
  return { thought: said.thought, query, tool };
}

const stepOf = (ctx: ProtocolContext, { thought, query, tool, found }: Look, n: number): string =>
  ctx.fence(
    `step ${n}`,
    `Thought: ${thought}\nLooked up with ${tool.toolName}: ${query}\nFound: ${found.passages.length} passages`,
  );

/** The tool whose name holds the given one or the other way round; else the first. */
function named(name: string, tools: readonly AgentSpec[]): AgentSpec {
  const wanted = name.toLowerCase();
  const [first] = tools;
  if (!first) throw new Error('ReAct needs a tool.');
  const fits = ({ toolName }: AgentSpec) =>
    wanted !== '' && (toolName.includes(wanted) || wanted.includes(toolName));
  return tools.find(fits) ?? first;
}

function actSchema(brief: boolean) {
  const text = (maxLength: number) => looseText.meta(caps(brief, { maxLength }));
  const said = {
    thought: text(120),
    action: z.preprocess(finishOrSearch, z.enum(['search', 'finish'])),
    tool: text(30),
    query: text(80),
  };
  return withLooseKeys(Object.keys(said), z.object(said));
}

const finishOrSearch = (value: unknown): unknown =>
  /^\s*finish/iu.test(String(value)) ? 'finish' : 'search';
