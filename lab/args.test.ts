import { describe, expect, it } from 'vitest';
import { oneOf, readArgs, wholeNumber } from './args';
import { UsageError } from './usage';

const options = { list: { type: 'boolean', default: false } } as const;

describe('readArgs', () => {
  it('reads options, and names only where a command takes any', () => {
    expect(readArgs(['--list'], options).values.list).toBe(true);
    expect(readArgs(['runs/a', 'runs/b'], options, { names: true }).positionals).toEqual([
      'runs/a',
      'runs/b',
    ]);
  });

  it.each([[['runs/a']], [['--lists']], [['--list=yes']]])('refuses %j', (args) => {
    expect(() => readArgs(args, options)).toThrow(UsageError);
  });
});

it('takes whole numbers and listed words, and says what it takes', () => {
  expect(wholeNumber('limit', '12')).toBe(12);
  expect(wholeNumber('limit', undefined)).toBeUndefined();
  expect(() => wholeNumber('limit', '0')).toThrow('--limit must be a whole number of at least 1');
  expect(oneOf('rows', 'odd', ['even', 'odd'])).toBe('odd');
  expect(() => oneOf('rows', 'all', ['even', 'odd'])).toThrow('--rows must be one of even, odd');
});
