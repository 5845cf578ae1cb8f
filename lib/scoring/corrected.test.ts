import { describe, expect, it } from 'vitest';
import { saysNoMore } from './corrected';

const claim = 'The Eiffel Tower was built in 1750.';
const quotation = 'Construction took place from 1887 to 1889, and it received 5,889,000 visitors.';

describe('saysNoMore', () => {
  it.each([
    'The Eiffel Tower was built from 1887 to 1889 [1].',
    'Built from 1887 to 1889, not in 1750 [1].',
    'The Eiffel Tower’s construction took place from 1887 to 1889 [1][2].',
    'It received 5889000 visitors [1].',
  ])('lets what its sources say stand: %s', (corrected) => {
    expect(saysNoMore(corrected, [claim, quotation])).toBe(true);
  });

  it.each([
    'The Eiffel Tower was built from 1887 to 1890 [1].',
    'The Eiffel Tower was built by Gustave Eiffel from 1887 to 1889 [1].',
    'The Eiffel Tower received 5,889 visitors [1].',
    'It was built from 1887 to 1889 in Paris [1].',
  ])('sees a number or name that they do not have: %s', (corrected) => {
    expect(saysNoMore(corrected, [claim, quotation])).toBe(false);
  });

  it('looks at numbers only where nouns are written with capitals', () => {
    const sources = [
      'Der Turm wurde 1750 gebaut.',
      'Der Bau des Turms begann im Januar 1887 mit den Fundamenten.',
    ];
    expect(saysNoMore('Der Turm steht seit dem Baubeginn 1887 [1].', sources)).toBe(true);
    expect(saysNoMore('Der Turm steht seit dem Baubeginn 1888 [1].', sources)).toBe(false);
  });
});
