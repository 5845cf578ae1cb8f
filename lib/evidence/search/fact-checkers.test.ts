import { describe, expect, it } from 'vitest';
import { isFactChecker, sitesIn } from './fact-checkers';

describe('fact-checkers', () => {
  it.each([
    'https://www.politifact.com/factchecks/2020/aug/26/x/',
    'https://web.archive.org/web/20201103/https://checkyourfact.com/2020/11/03/x/',
    'https://factcheck.afp.com/x',
    'https://www.reuters.com/article/fact-check/x',
    'https://apnews.com/hub/ap-fact-check',
    'https://www.usatoday.com/story/news/factcheck/2020/10/1/x/',
    'https://www.indiatoday.in/fact-check/story/x',
    'https://www.bbc.co.uk/news/reality_check',
    'https://fit.thequint.com/x',
    'https://lupa.uol.com.br/x',
  ])('are found: %s', (url) => {
    expect(isFactChecker(url)).toBe(true);
  });

  it.each([
    'https://en.wikipedia.org/wiki/Fact-checking',
    'https://www.politico.eu/article/x',
    'https://www.reuters.com/world/verified-sources-say',
    'https://truthout.org/x',
    'not an address',
  ])('are not seen everywhere: %s', (url) => {
    expect(isFactChecker(url)).toBe(false);
  });

  it('are those of the reader’s list, and desks of newsrooms with any list', () => {
    expect(isFactChecker('https://www.checks.example/a', ['checks.example'])).toBe(true);
    expect(isFactChecker('https://desk.checks.example/a', ['checks.example'])).toBe(true);
    expect(isFactChecker('https://www.snopes.com/a', ['checks.example'])).toBe(false);
    expect(isFactChecker('https://www.reuters.com/article/fact-check/x', [])).toBe(true);
  });
});

describe('sitesIn', () => {
  it('reads hosts and addresses, one a line or with commas, each once', () => {
    const written =
      'www.Checks.example\nhttps://other.example/about, checks.example;\n\nnothing http://';
    expect(sitesIn(written)).toEqual(['checks.example', 'other.example']);
  });
});
