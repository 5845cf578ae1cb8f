import { inspect } from 'node:util';
import { CrossexamError } from '../lib/errors';
import { errorSentence } from './report/error-sentence';
import { UsageError } from './usage';

/** What the system says of a file or folder, after its path. */
const OF_A_PATH: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there: a part of the path is a file',
  EEXIST: 'is a file, and a folder is needed',
  EISDIR: 'is a folder, and a file is needed',
  EACCES: 'is closed to you: look at its permissions',
  EPERM: 'is closed to you: look at its permissions',
  EROFS: 'cannot be written: its disk is read-only',
};

/**
 * A fault that was to be expected, as a sentence for whoever typed the command; undefined for every other, whose stack
 * is wanted.
 */
function faultSentence(thrown: unknown): string | undefined {
  if (thrown instanceof UsageError) return thrown.message;
  if (thrown instanceof CrossexamError) return errorSentence(thrown.toRecord());
  const { code, path, name } = Object(thrown);
  if (name === 'AbortError') return 'Interrupted.';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full. Free some space and give the same command again: a run goes on where it was.';
  const what = OF_A_PATH[String(code)];
  return what !== undefined && typeof path === 'string' ? `${path} ${what}.` : undefined;
}

/** The sentence of an expected fault, the stack and the cause of any other. */
export const faultOf = (thrown: unknown): string => faultSentence(thrown) ?? inspect(thrown);
