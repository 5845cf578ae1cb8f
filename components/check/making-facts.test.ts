import { describe, expect, it } from 'vitest';
import type { CheckView } from '../../lib/debate/view-types';
import { direct, selfConsistency } from '../../test/gallery/fixtures/baselines';
import { notEnough, refuted } from '../../test/gallery/fixtures/finished';
import { budgetEnded, notConfirmed } from '../../test/gallery/fixtures/weighed';
import { inEnglish, type Translate } from '../words';
import { makingFacts } from './making-facts';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const told = (view: CheckView, term: string) =>
  makingFacts(t, 'en-GB', view).find((fact) => fact.term === term)?.lines;

describe('makingFacts', () => {
  it('names the services searched, each with its outcome', () => {
    expect(told(notEnough, 'Searched')).toEqual([
      'The page: nothing found',
      'Your library: nothing found',
      'Wikipedia (en): 1 document read',
      'Tavily: it asked for a captcha',
    ]);
    expect(told(direct, 'Searched')).toEqual(['Nothing: no documents were looked up.']);
  });

  it('tells what came of the second reading', () => {
    const fit = { asked: [1, 2, 3, 4], relations: [] };
    expect(told({ ...notConfirmed, fit }, 'Second reading')).toEqual([
      '1 of 4 quotations were confirmed.',
    ]);
    expect(told({ ...refuted, fit: undefined }, 'Second reading')?.[0]).toContain('None');
    expect(told(budgetEnded, 'Second reading')).toEqual(['Not done.']);
    const off = { ...refuted, options: { ...refuted.options, fitCheck: false } };
    expect(told(off, 'Second reading')).toEqual(['Not done.']);
    expect(
      told({ ...refuted, fit: { asked: [1], relations: [], unparsed: true } }, 'Second reading'),
    ).toEqual(['Its reply could not be read, so no quotation was confirmed.']);
    expect(told({ ...refuted, shown: undefined }, 'Second reading')).toBeUndefined();
  });

  it('tells which sources fell in the control reading', () => {
    const fit = { asked: [1], relations: [] };
    const reading = (control: CheckView['control'], view = refuted) =>
      told({ ...view, fit, control }, 'Control reading');
    const control = { claim: 'x', steering: [], unread: [] };
    expect(reading(control)).toEqual(['No source was taken as evidence about a made-up sentence.']);
    expect(reading({ ...control, steering: ['a'], unread: ['b', 'c'] })).toEqual([
      '1 source was taken as evidence about a made-up sentence, too. Nothing of it counts.',
      'For 2 sources the reply could not be read. Nothing of them is confirmed.',
    ]);
    expect(reading(undefined)).toEqual(['Not done.']);
    const nothing = { against: [], for: [], context: [], notFound: [] };
    expect(reading(undefined, { ...refuted, evidence: nothing })?.[0]).toContain('None');
    expect(told({ ...refuted, fit: undefined }, 'Control reading')).toBeUndefined();
  });

  it('says each role’s model only where they differ', () => {
    expect(told(selfConsistency, 'Model')).toEqual(['qwen3:14b']);
    const judge = { id: 'x', name: 'GPT-4o mini', demonstration: false };
    const mixed = { ...refuted, models: { ...refuted.models, judge } };
    expect(told(mixed, 'Model')).toBeUndefined();
    expect(told(mixed, 'Judge')).toEqual(['GPT-4o mini']);
  });

  it('names all models a role had, those of one name by their place', () => {
    const asked = (...names: string[]) =>
      names.map((name, place) => ({ id: `openai:h${place}/v1/m`, name, demonstration: false }));
    const changed = { ...refuted, asked: { judge: asked('Qwen', 'Llama') } };
    expect(told(changed, 'Judge')).toEqual(['Qwen', 'Llama']);
    const moved = { ...refuted, asked: { judge: asked('Qwen', 'Qwen') } };
    expect(told(moved, 'Judge')).toEqual(['Qwen (h0/v1/m)', 'Qwen (h1/v1/m)']);
    const [first = [], second = []] = asked('Qwen', 'Qwen').map((model) => [model]);
    const apart = { ...refuted, asked: { judge: first, reporter: second } };
    expect(told(apart, 'Judge')).toEqual(['Qwen (h0/v1/m)']);
    const judged = { ...refuted, asked: { judge: asked('Llama') } };
    expect(told(judged, 'Judge')).toEqual(['Llama']);
  });
});
