import { describe, expect, it } from 'vitest';
import { type Settings, settingsSchema } from '../settings/settings';
import { modelsNow, plan } from './plan';

const endpoint = (id: string) => ({
  ...{ id, name: id.toUpperCase(), kind: 'endpoint' as const },
  ...{ baseUrl: 'http://127.0.0.1:1/v1', model: id },
});
const settings = (more: Record<string, unknown> = {}): Settings =>
  settingsSchema.parse({
    models: ['big', 'small', 'other'].map(endpoint),
    roles: { default: 'small' },
    ...more,
  });
const modelsOf = (roles: Settings['roles']) =>
  Object.fromEntries(
    Object.entries(plan(settings({ roles })).models).map(([role, { id }]) => [role, id]),
  );

describe('plan', () => {
  it('gives each protocol its own agents and switches', () => {
    expect(plan(settings()).agents.map(({ id }) => id)).toEqual(['page', 'web']);
    const debate = plan(settings({ protocol: 'debate-cv' }));
    expect(debate.agents.map(({ stance }) => stance)).toEqual(['affirmative', 'negative']);
    expect(debate.options).toMatchObject({ stability: false, rule: true, preset: 'product' });
    expect(plan(settings({ protocol: 'mad' })).options).toMatchObject({ rule: false });
    expect(plan(settings({ protocol: 'madke', preset: 'paper' })).options).toMatchObject({
      ...{ preset: 'paper', selection: true, quotations: false },
    });
  });

  it('bounds the rounds of a debate, not the steps of a single agent', () => {
    const rounds = (protocol: string) => plan(settings({ protocol, maxRounds: 2 })).options;
    expect(rounds('debate-cv').maxRounds).toBe(2);
    expect(rounds('direct').maxRounds).toBe(
      plan(settings({ protocol: 'direct' })).options.maxRounds,
    );
  });

  it('looks in papers in the medical field', () => {
    const medical = plan(settings({ field: 'medical' }));
    expect(medical.options.field).toBe('medical');
    expect(medical.agents.map(({ id }) => id)).toEqual(['papers', 'abstracts']);
    expect(plan(settings()).options.field).toBeUndefined();
    expect(plan(settings({ field: 'medical', protocol: 'madke' })).options.field).toBe('medical');
  });

  it('runs the usual protocol where the settings name none that is known', () => {
    expect(plan(settings({ protocol: 'of-tomorrow' }))).toMatchObject({
      protocol: 'tool-mad',
      agents: [{ id: 'page' }, { id: 'web' }],
    });
  });

  it('takes the chosen definitions of the labels', () => {
    expect(plan(settings()).labels).toBe('averitec');
    expect(plan(settings({ labels: 'averitec-code' })).labels).toBe('averitec-code');
  });

  it('lets every role have its own model, and others stand in for it', () => {
    expect(modelsOf({ default: 'small', judge: 'big', debater: 'other' })).toEqual({
      ...{ debater: 'other', opponent: 'other', gatherer: 'other' },
      ...{ judge: 'big', moderator: 'big', scorer: 'small', reporter: 'small' },
    });
    expect(modelsOf({ default: 'small', moderator: 'big', opponent: 'other' })).toMatchObject({
      ...{ moderator: 'big', judge: 'small', opponent: 'other', debater: 'small' },
    });
  });

  it('names no model where the reader has set up none', () => {
    expect(plan(settingsSchema.parse({})).models.gatherer.id).toBe('');
  });
});

it('does without relevance scores where the reader does', () => {
  expect(plan(settings()).options.relevance).toBeUndefined();
  expect(plan(settings({ relevance: false })).options.relevance).toBe(false);
});

describe('modelsNow', () => {
  const begun = plan(settings({ roles: { default: 'small', judge: 'big' } })).models;

  it('knows a model that was edited as it is now', () => {
    const edited = { ...endpoint('small'), name: 'Renamed', price: { input: 1, output: 2 } };
    const models = modelsNow(settings({ models: [edited, endpoint('big')] }), begun);
    expect(models.debater).toMatchObject({ id: 'small', name: 'Renamed', price: { input: 1 } });
    expect(models.judge).toEqual(begun.judge);
  });

  it('keeps the models of a check when the reader chooses others for the next one', () => {
    expect(modelsNow(settings({ roles: { default: 'other' } }), begun)).toEqual(begun);
  });

  it('puts the one a role has now in the place of one that was removed', () => {
    const left = settings({ models: [endpoint('other')], roles: { default: 'other' } });
    const models = modelsNow(left, begun);
    expect([models.debater.id, models.judge.id]).toEqual(['other', 'other']);
  });

  it('names the removed one while there is none in its place', () => {
    expect(modelsNow(settings({ models: [], roles: {} }), begun)).toEqual(begun);
  });
});
