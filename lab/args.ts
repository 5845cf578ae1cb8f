import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage';

/**
 * Reads a command's arguments; Node's own words for what is wrong with them become a `UsageError`.
 * @param names whether words beside the options, such as folders of runs, mean anything to the command
 */
export function readArgs<T extends ParseArgsOptionsConfig>(
  args: string[],
  options: T,
  { names = false } = {},
) {
  const read = parsed(args, options);
  if (!names && read.positionals.length > 0) {
    throw new UsageError(`What is ${read.positionals.join(' ')}?`);
  }
  return read;
}

function parsed<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true });
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** A whole number of at least `least`, or undefined where the option is absent. */
export function wholeNumber(name: string, text: string | undefined, least = 1): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} must be a whole number of at least ${least}`);
}

/** One of some words. */
export function oneOf<T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} must be one of ${words.join(', ')}`);
}
