import type { AgentSpec, Protocol, ProtocolContext } from '../context';
import type { ProposedStep } from '../steps';

/**
 * Two agents, two rounds, a judge: just enough of a debate to try the engine on, with every kind of effect.
 * The judge is always asked, so that an uninterrupted run makes nine calls.
 */
export const toyProtocol: Protocol = { id: 'toy', run, cutShort };

async function run(context: ProtocolContext): Promise<ProposedStep> {
  for (const round of [1, 2]) {
    if (round > 1 && !(await context.affordsRound(round))) break;
    await context.each(context.agents, (agent) => turn(context, agent, round));
    await context.record('gate', `round/${round}/gate`, {
      round,
      outcome: 'disagree',
      failures: [],
      thresholds: context.options.thresholds,
      next: round === 1 ? 'round' : 'judge',
    });
  }
  const judged = await ask(context, 'judge', 'judge');
  return context.record('proposed', 'proposed', {
    label: judged,
    by: 'judge',
    round: 2,
    text: judged,
  });
}

async function turn(context: ProtocolContext, agent: AgentSpec, round: number): Promise<void> {
  const at = `round/${round}/${agent.id}`;
  const text = await ask(context, `${at}/query`, 'debater');
  await context.record('query', `${at}/query`, { text, changed: true });
  const retrieval = await context.retrieve(`${at}/retrieval`, agent, text);
  const answer = await ask(context, `${at}/answer`, 'debater');
  const quotations = await context.quote(retrieval, []);
  await context.record('answer', `${at}/answer`, { text: answer, label: 'Refuted', quotations });
  await context.embed(`${at}/relevance/embedding`, [answer]);
}

async function ask(context: ProtocolContext, key: string, role: 'debater' | 'judge') {
  const prompt = { name: 'toy', version: '1', system: 'toy', user: `say ${key}` };
  const asked = await context.ask({ key, role, prompt, maxTokens: 10 });
  return asked.text;
}

function cutShort(rounds: readonly { round: number }[]): ProposedStep {
  return { label: 'Not Enough Evidence', by: 'budget', round: rounds.length, text: '' };
}
