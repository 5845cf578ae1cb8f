import { describe, expect, it } from 'vitest';
import { searchServices } from '../../lib/evidence/search/services';
import { reply, startDouble } from '../../lib/evidence/search/testing/double-server';
import { servicesCommand, servicesTable } from './services';

const ask = async (args: string[]) => {
  const said: string[] = [];
  const { signal } = new AbortController();
  const screen = { write: () => true };
  const code = await servicesCommand.run({
    args,
    env: {},
    signal,
    screen,
    say: (line) => said.push(line),
  });
  return { code, said: said.join('\n') };
};

describe('lab services', () => {
  it('has a row for each service', () => {
    const rows = servicesTable().split('\n').slice(2);
    expect(rows).toHaveLength(searchServices.length);
    expect(rows[0]).toContain('Wikipedia');
  });

  it('tries a service and says what came of it', async () => {
    const server = await startDouble((_, response) =>
      reply(response, 200, { results: [], unresponsive_engines: [['one', 'CAPTCHA']] }),
    );
    const { code, said } = await ask(['--try', `searxng=${server.url}`]);
    await server.close();
    expect(said).toMatch(/\| searxng=\S+ \| blocked \| 0 \| engines-captcha \| \d+ \|/u);
    expect(code).toBe(1);
  });

  it('knows no other service', async () => {
    await expect(ask(['--try', 'altavista'])).rejects.toThrow('there is no altavista');
  });
});
