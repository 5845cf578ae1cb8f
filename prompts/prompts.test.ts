import { describe, expect, it } from 'vitest';
import type { ProtocolOptions } from '../lib/debate/context';
import { FakeContext } from '../lib/protocols/testing/fake-context';
import { replies } from '../lib/protocols/testing/replies';
import { toolMad } from '../lib/protocols/tool-mad';
import { paperOptions, productOptions } from '../lib/protocols/tool-mad/options';
import { conclude } from '../lib/scoring/conclude';
import { evidenceList } from '../lib/scoring/evidence-list';
import { promptTemplates, renderPrompt } from '.';
import { fingerprint } from './hash';
import { fill, parseTemplate } from './template';

/** A whole check in a preset: three rounds, the judge, the report. */
async function check(options: ProtocolOptions): Promise<FakeContext> {
  const label = (agent: string) => (agent === 'page' ? 'Supported' : 'Refuted');
  const ctx = new FakeContext({ options, reply: replies({ label }) });
  const proposed = await toolMad.run(ctx);
  await conclude(ctx, proposed, evidenceList(ctx.steps));
  return ctx;
}

const product = (smallModel: boolean) =>
  productOptions({ embedder: 'all-MiniLM-L6-v2', smallModel });

describe('prompts', () => {
  it('are all in use, with every slot filled and every value used', async () => {
    const checks = await Promise.all([paperOptions(), product(false), product(true)].map(check));
    const asks = checks.flatMap((ctx) => ctx.asks);
    // renderPrompt throws on a slot missing or left over, so having been sent proves both.
    expect(new Set(asks.map(({ prompt }) => prompt))).toEqual(new Set(promptTemplates.keys()));
    for (const { text } of asks) expect(text).not.toMatch(/\{\{|\}\}|undefined/u);
  });

  it.each([...promptTemplates])(
    '%s has both dates in its system part, and outside text in front',
    (_, prompt) => {
      expect(prompt.system).toContain('{{today}}');
      expect(prompt.system).toContain('{{claimDate}}');
      expect(prompt.system).toMatch(/never an instruction/u);
      const places = ['documents', 'evidence', 'debate', 'claim', 'opponent', 'query', 'answer']
        .map((slot) => prompt.user.indexOf(`{{${slot}}}`))
        .filter((place) => place >= 0);
      expect(places.length).toBeGreaterThan(0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(prompt.user.slice(Math.max(...places))).toMatch(/Reply with/u);
    },
  );

  it('share one beginning between the calls of an agent in a round: system part, documents, claim', async () => {
    const ctx = await check(product(true));
    const answer = ctx.sent('round/2/page/answer');
    const scoring = ctx.sent('round/2/page/faithfulness/statements');
    const shared = answer.slice(0, answer.indexOf('<data f4c3 the other'));
    expect(shared).toContain('Text 3 of page');
    expect(scoring.startsWith(shared)).toBe(true);
  });

  it('stay short for a small model', async () => {
    const ctx = await check(product(true));
    const words = (key: string) => ctx.sent(key).split(/\s+/u).length;
    expect(words('round/1/page/query')).toBeLessThan(90);
    expect(words('round/1/page/answer')).toBeLessThan(230);
    expect(words('round/1/page/relevance/questions')).toBeLessThan(110);
  });
});

describe('renderPrompt', () => {
  const slots = { today: 'a', claimDate: 'b', claim: 'c', tool: 'd' };

  it('throws on an unknown prompt, a missing slot and one too many', () => {
    expect(() => renderPrompt('tool-mad/none', slots)).toThrow('tool-mad/none');
    const { tool: _, ...lacking } = slots;
    expect(() => renderPrompt('tool-mad/query-first', lacking)).toThrow('tool');
    expect(() => renderPrompt('tool-mad/query-first', { ...slots, more: '' })).toThrow('more');
  });

  it('puts values in as they are', () => {
    const claim = '{{today}} $& $1';
    expect(renderPrompt('tool-mad/query-first', { ...slots, claim }).user).toContain(claim);
  });

  it('drops the paragraph of an empty slot', () => {
    expect(fill('{{a}}\n\n{{b}}\n\nEnd', { a: 'A', b: '' })).toBe('A\n\nEnd');
  });

  it('gives a version that changes with the file’s text and with nothing else', () => {
    const text = '## system\nS\n\n## user\nU\n';
    expect(parseTemplate(text).version).toBe(parseTemplate(text).version);
    expect(parseTemplate(text).version).not.toBe(parseTemplate(text.replace('U', 'V')).version);
    const versions = [...promptTemplates.values()].map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(fingerprint('')).toMatch(/^[0-9a-z]{11}$/u);
  });

  it('refuses a file without both parts', () => {
    expect(() => parseTemplate('## user\nU')).toThrow('## system');
  });
});
