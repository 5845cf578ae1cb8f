import { isNearCopy, runsOf } from '../../lib/evidence/near-copy';
import { searchServices, serviceById } from '../../lib/evidence/search/services';
import { tryService } from '../../lib/evidence/search/try-service';
import { readArgs } from '../args';
import type { Command } from '../command';
import { number, table } from '../report/markdown';
import { liveService } from '../run/live-service';

const help = `npm run lab -- services [--try ID | --try ID=ADDRESS]

  Lists the search services there are, and what it costs to tell near-identical texts apart.

  --try ID          puts one short query to a service instead, may be repeated; keys as with eval
`;

/** The search services as the registry has them. */
export const servicesCommand: Command = {
  summary: 'list the search services, try them',
  help,
  async run({ args, env, say }) {
    const { values } = readArgs(args, { try: { type: 'string', multiple: true } });
    const named = (values.try ?? []).map((one) => ({ one, service: liveService(one, env) }));
    if (named.length === 0) {
      say(`${servicesTable()}\n\n${copiesTable()}`);
      return 0;
    }
    const rows: string[][] = [];
    for (const { one, service } of named) {
      const { kind = 'web' } = serviceById(service.id) ?? {};
      const { ms, looked } = await tryService(service, { kind }, fetch);
      const { state, found, why = '' } = looked;
      rows.push([one, state, String(found), why, String(ms)]);
    }
    say(table(['tried', 'outcome', 'found', 'why', 'ms'], rows));
    return rows.some(([, state]) => state === 'failed' || state === 'blocked') ? 1 : 0;
  },
};

/** A row for each service. */
export const servicesTable = (): string =>
  table(
    ['service', 'finds', 'gives', 'key', 'server', 'requests a second', 'run live'],
    searchServices.map((one) => [
      ...[one.name, one.kind, one.gives, one.key],
      one.ownServer ? 'your own' : new URL(one.api.replace('{language}', 'en')).hostname,
      ...[String(one.perSecond), one.ranAgainst ?? 'not run live'],
    ]),
  );

/** Milliseconds to compare texts with each other, least of five runs. */
function copiesTable(): string {
  const rows = [
    [10, 500],
    [20, 3000],
    [40, 10_000],
  ].map(([texts = 0, words = 0]) => {
    const made = Array.from({ length: texts }, (_, n) =>
      Array.from({ length: words }, (_, at) => `word${(at * (n + 3)) % 997}`).join(' '),
    );
    const runs = Array.from({ length: 5 }, () => msOf(() => copiesAmong(made)));
    return [String(texts), String(words), number(Math.min(...runs))];
  });
  return table(['texts', 'words each', 'ms to find near-identical ones'], rows);
}

function copiesAmong(texts: readonly string[]): number {
  const shingled = texts.map((text) => ({ runs: runsOf(text), excerpt: false }));
  return shingled.filter((one, at) => shingled.slice(0, at).some((other) => isNearCopy(one, other)))
    .length;
}

function msOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
