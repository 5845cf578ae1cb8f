import { describe, expect, it } from 'vitest';
import type { CheckView } from '../../lib/debate/view-types';
import { reportFileName, reportOf } from '../../lib/history/report-of-check';
import { markdownOf, plainTextOf } from '../../lib/history/report-text';
import { debateCvJudged } from '../../test/gallery/fixtures/debate-cv';
import { notEnough, refuted, supported } from '../../test/gallery/fixtures/finished';
import { demonstration, overruled } from '../../test/gallery/fixtures/weighed';
import { inEnglish, type Translate } from '../words';
import { reportWords } from './report-words';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const markdown = (view: CheckView) => markdownOf(reportOf(view, reportWords(t, 'en-GB', view)));
const plain = (view: CheckView) => plainTextOf(reportOf(view, reportWords(t, 'en-GB', view)));

describe('the report of a check', () => {
  it('says the claim, what it came to, by whose words and how it was made, in this order', () => {
    const written = plain(refuted);
    const places = [
      '“The Harbour Tower was built in 1750.”',
      'from A walk along the river (3 May 2026)',
      'https://walks.example/river',
      'Refuted, almost certain',
      'Not calibrated:',
      'The tower was built from 1887 to 1889 [1]',
      'Corrected: The Harbour Tower was built from 1887 to 1889 [1].',
      'Against this verdict:',
      'Would change this verdict:',
      'Against the claim:',
      '[1] “designed and built the tower from 1887 to 1889”',
      'Found word for word',
      '#:~:text=',
      'Not found in their source:',
      'Searched',
      'How this check was made',
      'Date: 4 May 2026',
      'Protocol: Tool-MAD, for readers, at most 3 rounds',
      'Model: qwen3:14b',
    ].map((part) => [part, written.indexOf(part)] as const);
    expect(places.filter(([, at]) => at < 0)).toEqual([]);
    expect(places.map(([, at]) => at)).toEqual(
      places.map(([, at]) => at).toSorted((a, b) => a - b),
    );
  });

  it('names where was looked and what came of it', () =>
    expect(plain(notEnough)).toContain(
      '- Wikipedia (en): 1 document read\n- Tavily: it asked for a captcha',
    ));

  it('does not call a calibrated word uncalibrated', () =>
    expect(plain(supported)).not.toContain('Not calibrated'));

  it('says what one must know to weigh the verdict', () => {
    expect(plain(overruled)).toContain('does not count');
    expect(plain(demonstration)).toContain('too small to judge');
    expect(plain(notEnough)).toContain('No quotation that counts.');
    expect(plain(refuted).match(/^- Council minutes 1886/gmu)).toHaveLength(2);
  });

  it('shows no raw JSON of a reply that broke off', () => {
    const text = '{"justification": "The years are on rec';
    const cut = { ...debateCvJudged, report: undefined };
    const proposed = {
      ...debateCvJudged.proposed,
      label: 'Refuted',
      by: 'judge',
      round: 1,
    } as const;
    expect(plain({ ...cut, proposed: { ...proposed, text } })).toContain(
      '\nThe years are on rec\n',
    );
    expect(plain({ ...cut, proposed: { ...proposed, text: '{"just' } })).toContain('broke off');
  });

  it('keeps hostile titles and words from becoming Markdown', () => {
    const [first] = refuted.evidence.against;
    if (!first?.source) throw new Error('the fixture lost its evidence');
    const evil = '[Verdict: Supported](https://evil.example)\n# Supported <script>';
    const item = { ...first, words: evil, source: { ...first.source, title: evil } };
    const page = { url: 'javascript:alert(1)', title: evil };
    const written = markdown({
      ...refuted,
      claim: { ...refuted.claim, text: evil, page },
      evidence: { ...refuted.evidence, against: [item] },
    });
    expect(written).not.toMatch(/(?<!\\)\]\(|(?<!\\)<(?!https?:)/u);
    expect(written).not.toContain('<javascript:');
    expect(written.match(/^# /gmu)).toHaveLength(1);
  });

  it('has a file name of its claim’s first words', () => {
    expect(reportFileName(refuted, 'md')).toBe(
      'crossexam-2026-05-04-the-harbour-tower-was-built-in.md',
    );
    const odd = { ...refuted, claim: { ...refuted.claim, text: '../..\\ ‮ «Был?»' } };
    expect(reportFileName(odd, 'json')).toBe('crossexam-2026-05-04-был.json');
  });
});
