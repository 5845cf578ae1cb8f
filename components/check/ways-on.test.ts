import { describe, expect, it } from 'vitest';
import { CrossexamError, type ErrorCode } from '../../lib/errors';
import { type Settings, settingsSchema } from '../../lib/settings/settings';
import { modelAsked } from '../settings/sections';
import { modelSince, placeOfRemedy } from './ways-on';

const endpoint = (id: string, baseUrl: string, model: string) => ({
  ...{ id, kind: 'endpoint', name: id, baseUrl, model },
});

const settings = (roles: Settings['roles'] = {}): Settings =>
  settingsSchema.parse({
    models: [
      endpoint('big one', 'https://api.example/v1', 'big'),
      endpoint('small', 'https://api.example/v1', 'small'),
      endpoint('own', 'http://127.0.0.1:1234/v1', 'mine'),
    ],
    roles,
  });

describe('modelSince', () => {
  const missing = (params: Record<string, string>) =>
    new CrossexamError('model-missing', params).toRecord();

  it.each([
    ['nobody was chosen', {}, { role: 'debater' }, undefined],
    ['the chosen one is gone', { default: 'gone' }, { role: 'debater' }, undefined],
    ['one was chosen', { default: 'own' }, { role: 'debater', model: '' }, 'own'],
    [
      'one was chosen for the role',
      { default: 'gone', judge: 'small' },
      { role: 'judge' },
      'small',
    ],
    ['the error names no role', { default: 'own' }, {}, 'own'],
  ] as const)('when %s', (_, roles, params, id) => {
    expect(modelSince(missing(params), settings(roles))?.id).toBe(id);
  });

  it('of an error that lacks no model is none', () => {
    const quota = new CrossexamError('model-quota', { role: 'debater' }).toRecord();
    expect(modelSince(quota, settings({ default: 'own' }))).toBeUndefined();
  });
});

describe('placeOfRemedy', () => {
  const asked = (code: ErrorCode, params: Record<string, string>) =>
    modelAsked(placeOfRemedy(new CrossexamError(code, params).toRecord(), settings()));

  it.each([
    ['model-key-refused', { host: 'api.example', model: 'small' }, { id: 'small', field: 'key' }],
    ['model-key-refused', { host: 'api.example', model: 'old' }, { id: 'big one', field: 'key' }],
    ['model-quota', { host: '127.0.0.1:1234', model: 'mine' }, { id: 'own' }],
    ['model-quota', { host: 'elsewhere.example', model: 'mine' }, undefined],
    ['model-missing', { role: 'debater' }, undefined],
  ] as const)('of %s with %j', (code, params, place) => {
    expect(asked(code, params)).toEqual(place);
  });
});
