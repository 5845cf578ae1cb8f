import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../usage';

/**
 * Takes a run's folder for this process. Throws a `UsageError` while another one that is alive has it; what a killed
 * process left is taken over.
 * @returns gives the folder free again
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'run.lock');
  const write = () => writeFile(path, String(process.pid), { flag: 'wx' });
  try {
    await write();
  } catch (thrown) {
    if (Object(thrown).code !== 'EEXIST') throw thrown;
    const pid = Number(await readFile(path, 'utf8'));
    if (isAlive(pid)) throw new UsageError(`${folder} is being written by process ${pid}`);
    await rm(path, { force: true });
    await write();
  }
  return () => rm(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return Object(thrown).code === 'EPERM';
  }
}
