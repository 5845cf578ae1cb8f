import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query';

describe('readQuery', () => {
  it.each([
    ['[when was the tower built]', 'when was the tower built'],
    ['My query is [tower height] or [tower age].', 'tower height'],
    ['"tower  height"\n', 'tower height'],
    ['[“tower height”]', 'tower height'],
    ['[tower built in the year', 'tower built in the year'],
    ['[does the plan continue in 2025]', 'does the plan continue in 2025'],
  ])('reads %j', (reply, query) => expect(readQuery(reply)).toBe(query));

  it.each([['[KEEP]'], ['keep'], ['[Continue.]'], ['[]'], [''], ['[ ]']])(
    'reads %j as keeping the query',
    (reply) => expect(readQuery(reply)).toBeNull(),
  );
});
