import { type ChildProcess, spawn } from 'node:child_process';

export interface ServerCommand {
  /** For the message when it does not start. */
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  /** An address that answers, whatever it answers, once the server is up. */
  ready: string;
}

export interface ServerProcess {
  /** Ends the server, at once and for good. */
  stop(): Promise<void>;
}

const TRIES = 600;
const PAUSE_MS = 50;

/**
 * Starts a server and waits until it answers, 30 s at most. Where the tests end without stopping it, it ends with them.
 * @throws with the end of what it wrote when it does not start
 */
export async function startServer(options: ServerCommand): Promise<ServerProcess> {
  const { name, command, args, cwd, env, ready } = options;
  const server = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  let log = '';
  const note = (text: string) => {
    log = (log + text).slice(-4000);
  };
  // Read from both, or a talkative server stands still at a full pipe.
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => note(chunk.toString()));
  }
  let missing = false;
  server.once('error', ({ message }) => {
    missing = true;
    note(message);
  });
  for (let i = 0; i < TRIES && !missing && server.exitCode === null; i++) {
    if (await answers(ready)) return { stop: () => stop(server) };
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
  }
  if (!missing) await stop(server);
  throw new Error(`${name} did not start (\`npm run test:services\` installs it): ${log}`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}
