import { spawn } from 'node:child_process';

/** Process groups still running, so that Ctrl-C ends what we started and nothing else. */
const running = new Set();

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group ended by itself.
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    for (const pid of running) killGroup(pid);
    process.exit(code);
  });
}

/**
 * Runs a command in its own process group, without standard input.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, seconds?: number }} [options]
 *   `show` passes the output on as it comes; `seconds` is the limit after which the group is ended.
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} never rejects; a command
 *   that cannot be started has code 127.
 */
export function run(command, args, { cwd, env = process.env, show = false, seconds = 600 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let timedOut = false;
    if (child.pid) running.add(child.pid);
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid) killGroup(child.pid);
    }, seconds * 1000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        output += piece;
        if (show) process.stdout.write(piece);
      });
    }
    let ended = false;
    const end = (code, note = '') => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      // What the command left running in its group (a server, a browser) ends with it.
      if (child.pid) {
        killGroup(child.pid);
        running.delete(child.pid);
      }
      resolve({ code, output: output + note, timedOut });
    };
    child.on('error', (error) => end(127, `${command}: ${error.message}\n`));
    // `exit`, not `close`: a grandchild holding the pipe open must not keep us waiting.
    child.on('exit', (code) => {
      const note = timedOut ? `\nEnded after ${seconds} s, its time limit.\n` : '';
      setTimeout(() => end(code ?? 1, note), 200);
    });
  });
}
