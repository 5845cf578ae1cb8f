import { baselineReply } from './debate-script/baselines';
import { debateCvReply } from './debate-script/debate-cv';
import { gathererReply } from './debate-script/gatherer';
import { madReply } from './debate-script/mad';
import { madkeReply } from './debate-script/madke';
import { type DebateScriptOptions, type Reply, understand } from './debate-script/request';
import { type ChatBody, toolMadScript } from './tool-mad-script';

export type { DebateScriptOptions } from './debate-script/request';

/**
 * A competent model for every protocol, the gatherer, scores and report: it keeps no state, and what it needs to
 * know it reads in the request. Tool-MAD's prompts are answered as by `toolMadScript`.
 */
export function debateScript(options: DebateScriptOptions) {
  const others = toolMadScript(options);
  return (body: ChatBody, index = 0): { content: string } => {
    const request = understand(body);
    if (!request) return { content: 'OK' };
    if (!request.repair && options.unparsableFirst?.test(request.name)) {
      return { content: 'Certainly, here is what I think about it.' };
    }
    const [protocol] = request.name.split('/');
    const reply = replies[protocol ?? '']?.(request, options);
    if (reply === undefined) return others(request.whole, index);
    return { content: typeof reply === 'string' ? reply : JSON.stringify(reply) };
  };
}

const replies: Record<
  string,
  (request: NonNullable<ReturnType<typeof understand>>, options: DebateScriptOptions) => Reply
> = {
  'debate-cv': debateCvReply,
  mad: madReply,
  madke: madkeReply,
  baselines: baselineReply,
  gatherer: gathererReply,
};
