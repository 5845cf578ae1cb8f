import { describe, expect, it } from 'vitest';
import { searchServices, serviceById } from '../evidence/search/services';
import { serviceFrom, serviceState, servicesOn, withService } from './search-services';
import { defaultSettings, settingsSchema } from './settings';

const service = (id: string) => {
  const found = serviceById(id);
  if (!found) throw new Error(id);
  return found;
};

describe('search services in the settings', () => {
  it('are as the registry has them until the reader chooses', () => {
    expect(servicesOn(defaultSettings).map((one) => one.service.id)).toEqual(['wikipedia']);
    for (const one of searchServices)
      expect(serviceState(defaultSettings, one)).toEqual({
        service: one,
        enabled: one.on,
        api: one.api,
      });
  });

  it('are changed one at a time, what was chosen before staying', () => {
    const on = withService(defaultSettings, 'openalex', { enabled: true });
    const named = withService(on, 'openalex', { mailto: 'reader@example.org' });
    const off = withService(named, 'wikipedia', { enabled: false });
    expect(serviceState(off, service('openalex'))).toMatchObject({
      enabled: true,
      mailto: 'reader@example.org',
    });
    expect(servicesOn(off).map((one) => one.service.id)).toEqual(['openalex']);
    // An emptied address is the registry's again.
    const back = withService(withService(off, 'wikipedia', { api: 'http://a' }), 'wikipedia', {
      api: '',
    });
    expect(serviceState(back, service('wikipedia')).api).toBe(service('wikipedia').api);
  });

  it('get their key, and no other service’s, when they are made', async () => {
    const asked: string[][] = [];
    const key = async ({ id }: { id: string }, address: string) => {
      asked.push([id, address]);
      return undefined;
    };
    const moved = withService(defaultSettings, 'brave', { api: 'http://127.0.0.1:1' });
    const made = await serviceFrom(serviceState(moved, service('brave')), key);
    expect(made.id).toBe('brave');
    await serviceFrom(serviceState(defaultSettings, service('wikipedia')), key);
    expect(asked).toEqual([['brave', 'http://127.0.0.1:1']]);
  });

  it('are read from settings of before they were a list', () => {
    const { search } = settingsSchema.parse({
      search: { wikipedia: { enabled: false, api: 'http://wiki' }, tavily: { enabled: true } },
    });
    expect(search.services).toEqual({
      wikipedia: { enabled: false, api: 'http://wiki' },
      tavily: { enabled: true },
    });
    const again = settingsSchema.parse({ search });
    expect(again.search).toEqual(search);
  });
});
