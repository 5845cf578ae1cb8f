import { describe, expect, it } from 'vitest';
import { groupSources } from './sources';

const STORY =
  'The council voted on Monday to close the old harbour for two years. Engineers had warned that the northern quay was sinking by four centimetres a year, and that the cranes could tip in a storm. The fishing fleet moves to Port Ember in the meantime, where eighty berths have been dredged. Shop owners fear for the summer, but the mayor promised them a reduction of their rents until the quay stands again.';
const names = (documents: { publisher: string; text: string }[]) =>
  groupSources(documents).map((group) => group.map(({ publisher }) => publisher));
const says = (publisher: string, text: string) => ({ publisher, text });

describe('groupSources', () => {
  it('takes documents of one publisher for one source', () => {
    expect(
      names([says('a.org', 'One thing.'), says('b.org', 'Two.'), says('a.org', 'More.')]),
    ).toEqual([['a.org', 'a.org'], ['b.org']]);
    expect(names([says('', 'One thing.'), says('', 'Another.')])).toHaveLength(2);
  });

  it('takes a syndicated article for one source, also with another headline and footer', () => {
    const copy = `Harbour closes\n\n${STORY}\n\nWith material of the agency. Subscribe to our letter.`;
    const own =
      'The old harbour closes for two years. We walked along the northern quay with the engineer who measured it, and she showed us the gauge: four centimetres since last spring.';
    expect(names([says('a.org', STORY), says('c.org', own), says('b.org', copy)])).toEqual([
      ['a.org', 'b.org'],
      ['c.org'],
    ]);
  });

  it('knows an agency’s sentence turned round, among quotations', () => {
    expect(
      names([
        says(
          'a.org',
          'Engineers warned that the northern quay of the old harbour was sinking by 4 centimetres a year.',
        ),
        says(
          'b.org',
          'The northern quay of the old harbour was sinking by four centimetres a year, engineers warned.',
        ),
        says(
          'c.org',
          'Engineers warned that the northern quay of the old harbour was sinking by 9 centimetres a year.',
        ),
      ]),
    ).toEqual([['a.org', 'b.org'], ['c.org']]);
  });

  it('leaves short plain sentences and texts that only quote a part apart', () => {
    expect(
      names([
        says('a.org', 'The quay was built in 1889.'),
        says('b.org', 'The quay was built in 1889.'),
        says('c.org', `${STORY.slice(0, 68)} ${STORY.slice(68).split('').reverse().join('')}`),
        says('d.org', STORY),
      ]),
    ).toHaveLength(4);
  });

  it('joins groups through a third document', () => {
    const first = 'The northern quay of the old harbour was sinking by four centimetres a year.';
    const second =
      'Eighty berths for the fishing fleet have been dredged in Port Ember this spring.';
    expect(
      names([says('a.org', first), says('b.org', second), says('c.org', `${second} ${first}`)]),
    ).toEqual([['a.org', 'b.org', 'c.org']]);
  });
});
