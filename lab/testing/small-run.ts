import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, type Script, startModelServer } from '../../test/doubles/model-server';
import { toolMadScript } from '../../test/doubles/tool-mad-script';
import type { LabContext } from '../command';

/** Six claims in FAVIQ's published format, three true and three false, told apart by one word of the evidence. */
const claims = [
  ['the rhine rises in the alps', 'SUPPORTS', 'The Rhine truly rises in the Alps of Graubünden.'],
  [
    'the danube ends in the north sea',
    'REFUTES',
    'The Danube ends, unlike that, in the Black Sea.',
  ],
  ['the elbe runs through dresden', 'SUPPORTS', 'The Elbe truly runs through Dresden and Hamburg.'],
  [
    'the oder is longer than the volga',
    'REFUTES',
    'The Volga, unlike the Oder, is over 3500 km long.',
  ],
  ['the main flows into the rhine', 'SUPPORTS', 'The Main truly flows into the Rhine at Mainz.'],
  ['the inn joins the elbe', 'REFUTES', 'The Inn, unlike that, joins the Danube in Passau.'],
] as const;

/** A model that reads these claims' evidence rightly, but for one claim. */
export const riverScript = toolMadScript({
  rules: [
    { find: /Volga/u, relation: 'supports', label: 'Supported' },
    { find: /truly/u, relation: 'supports', label: 'Supported' },
    { find: /unlike/u, relation: 'contradicts', label: 'Refuted' },
  ],
});

export interface SmallRun {
  folder: string;
  /** The data file of the six claims. */
  data: string;
  out: string;
  server: ModelServer;
  /** Lines said. */
  said: string[];
  /** Arguments of `eval` over the six claims, and what is added. */
  args(...more: string[]): string[];
  context(args: string[], more?: Partial<LabContext>): LabContext;
  close(): Promise<void>;
}

/** A folder, a data file and a scripted model server for runs of the lab without anything else. */
export async function smallRun(script: Script = riverScript): Promise<SmallRun> {
  const folder = await mkdtemp(join(tmpdir(), 'crossexam-lab-'));
  const data = join(folder, 'claims.jsonl');
  const rows = claims.map(([claim, label, text], i) => {
    const positive_evidence = { id: `p${i}`, title: 'Rivers', text };
    const negative_evidence = { id: `n${i}`, title: 'Lakes', text: `Lake ${i} is deep and cold.` };
    return JSON.stringify({ id: `r${i}`, claim, label, positive_evidence, negative_evidence });
  });
  await writeFile(data, `${rows.join('\n')}\n`);
  const server = await startModelServer(script);
  const out = join(folder, 'run');
  const said: string[] = [];
  return {
    ...{ folder, data, out, server, said },
    args: (...more) => [
      ...['--protocol', 'tool-mad', '--data', 'faviq', '--data-file', data, '--labels', 'averitec'],
      ...['--endpoint', server.url, '--model', 'scripted', '--out', out],
      ...['--no-stability', '--embedder', 'none', ...more],
    ],
    context: (args, more = {}) => ({
      ...{ args, env: {}, signal: new AbortController().signal, screen: { write: () => true } },
      say: (line) => said.push(line),
      ...more,
    }),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
