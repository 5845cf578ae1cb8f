import { describe, expect, it } from 'vitest';
import { repairMessages } from '../../lib/models/structured';
import type { ProtocolId } from '../../lib/protocols';
import { type RunParts, run } from '../../lib/protocols/testing/run';
import { type DebateScriptOptions, debateScript } from './debate-script';

const rules: DebateScriptOptions['rules'] = [
  { find: /1887/u, relation: 'contradicts', label: 'Refuted' },
];

/** A protocol on the script alone; a repair is asked for as the engine does. */
function check(id: ProtocolId, options: Partial<DebateScriptOptions> = {}, parts: RunParts = {}) {
  const answer = debateScript({ rules, ...options });
  return run(id, {
    ...parts,
    otherwise: ({ prompt, history = [] }, attempt) => {
      const first = [
        { role: 'system' as const, content: prompt.system },
        ...history,
        { role: 'user' as const, content: prompt.user },
      ];
      const messages = attempt === 1 ? first : repairMessages(first, '?', 'it held no JSON');
      return answer({ messages }).content;
    },
  });
}

describe('the scripted model', () => {
  it.each([1, 2, 3])('ends debates after round %i where told to', async (endsAfter) => {
    for (const id of ['debate-cv', 'mad', 'madke'] as const) {
      const { proposed } = await check(id, { endsAfter });
      expect(proposed, id).toMatchObject({ label: 'Refuted', round: endsAfter });
      expect(proposed.by, id).toBe(id === 'madke' ? 'summary' : 'moderator');
    }
  });

  it('argues each side from what speaks for it, in the form it is asked for', async () => {
    const { ctx } = await check('debate-cv', {}, { preset: 'product' });
    expect(ctx.value('answer', 'round/1/affirmative/answer')?.quotations).toEqual([]);
    expect(ctx.value('answer', 'round/1/negative/answer')?.quotations).toMatchObject([
      { document: 'd1', relation: 'contradicts' },
    ]);
    const free = await check('debate-cv');
    expect(free.ctx.value('answer', 'round/1/negative/answer')?.text).toContain(
      'The negative side',
    );
  });

  it('replies out of form first within a chat, too, and in form when asked again', async () => {
    const { ctx, proposed } = await check('debate-cv', { unparsableFirst: /moderate/u });
    expect(proposed.by).toBe('moderator');
    expect(ctx.steps.some(({ key }) => key === 'round/1/moderation/try/2')).toBe(true);
  });

  it('says what it knows where it has no documents', async () => {
    expect((await check('mad', { known: 'Supported' })).proposed.label).toBe('Supported');
    expect((await check('direct', { known: 'Supported' })).proposed.label).toBe('Supported');
    expect((await check('two-sided', { known: 'Supported' })).proposed.label).toBe('Refuted');
  });

  it('looks up once with each tool', async () => {
    const { ctx } = await check('react-all');
    expect(ctx.value('query', 'round/1/solo/query')?.tool).toBe('rag');
    expect(ctx.value('query', 'round/2/solo/query')?.tool).toBe('search');
    expect(ctx.value('answer', 'round/3/solo/answer')?.label).toBe('Refuted');
  });

  it('gathers what its rules speak of', async () => {
    const { ctx } = await check('two-sided', {}, { pool: null });
    expect(ctx.value('pool', 'pool')?.items.length).toBeGreaterThan(0);
  });
});
