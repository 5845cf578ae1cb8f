import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import type { Captured } from './captured';
import { claimFrom } from './claim-from';

const now = '2026-05-03T10:00:00Z';
const captured = (more: Partial<Captured> = {}): Captured => ({
  selected: 'The tower was built in 1750',
  whole: more.selected ?? 'The tower was built in 1750',
  sentence: 'The tower was built in 1750, and its bell is older.',
  paragraph: 'The tower was built in 1750, and its bell is older. Nobody knows why.',
  quote: { exact: 'The tower was built in 1750', prefix: '', suffix: ', and its bell' },
  position: { start: 10, end: 37 },
  from: 'page',
  url: 'https://example.org/walk',
  title: 'A walk',
  language: 'en',
  frame: { top: true, topUrl: 'https://example.org/walk', opaqueOrigin: false },
  html: '<html></html>',
  htmlClipped: false,
  innerText: 'The tower was built in 1750, and its bell is older.',
  contentType: 'text/html',
  isPdf: false,
  ...more,
});

describe('claimFrom', () => {
  it('takes the script’s selection with its selectors', () => {
    const page = { url: 'https://example.org/walk', title: 'A walk' };
    const claim = claimFrom({ captured: captured(), page, tab: { id: 7 }, frameId: 0, now });
    expect(claim).toEqual({
      text: 'The tower was built in 1750',
      selected: 'The tower was built in 1750',
      sentence: 'The tower was built in 1750, and its bell is older.',
      paragraph: 'The tower was built in 1750, and its bell is older. Nobody knows why.',
      quote: { exact: 'The tower was built in 1750', prefix: '', suffix: ', and its bell' },
      position: { start: 10, end: 37 },
      page,
      tabId: 7,
      frameId: 0,
      capturedAt: now,
    });
  });

  it('prefers the script’s line feeds to the menu’s joined paragraphs (send-to-calendar#3)', () => {
    const selected = 'It was built in 1750.\n\nThe bell is older.';
    const menuText = 'It was built in 1750.The bell is older.';
    const claim = claimFrom({ captured: captured({ selected }), menuText, now });
    expect(claim.selected).toBe(selected);
    expect(claim.text).toBe('It was built in 1750. The bell is older.');
  });

  it('takes the menu’s text where the script saw something else, or nothing', () => {
    const menuText = ' The ferry carried 214 passengers a day ';
    for (const sources of [
      { captured: captured() },
      { captured: captured({ selected: '', from: 'nothing' }) },
      {},
    ]) {
      const claim = claimFrom({ ...sources, menuText, now });
      expect(claim.text).toBe('The ferry carried 214 passengers a day');
      expect(claim.quote).toEqual({ exact: claim.text, prefix: '', suffix: '' });
      expect(claim.sentence).toBeUndefined();
      expect(claim.position).toBeUndefined();
    }
  });

  it('puts a fragment into its sentence and leaves a clause as it is', () => {
    const fragment = claimFrom({ captured: captured({ selected: 'in 1750' }), now });
    expect(fragment.text).toBe('The tower was built in 1750, and its bell is older.');
    expect(fragment.selected).toBe('in 1750');
    const alone = claimFrom({ captured: captured({ selected: 'in 1750', sentence: '' }), now });
    expect(alone.text).toBe('in 1750');
  });

  it('counts words of scripts without spaces', () => {
    const selected = '这座塔建于一八八七年';
    const sentence = `${selected}，由当地的石匠建造。`;
    const claim = claimFrom({ captured: captured({ selected, sentence, language: 'zh' }), now });
    expect(claim.text).toBe(selected);
  });

  it('makes a cut word whole and drops footnote marks', () => {
    const selected = 'he tower was built in 1750.[1][note 2] It sta';
    const whole = 'The tower was built in 1750.[1][note 2] It stands';
    const claim = claimFrom({ captured: captured({ selected, whole }), now });
    expect(claim.text).toBe('The tower was built in 1750. It stands');
    expect(claim.selected).toBe(selected);
  });

  it.each([
    {},
    { menuText: ' \n ' },
    { menuText: '—' },
    { captured: captured({ selected: '', from: 'nothing' }) },
  ])('says so when there is no claim', (sources) => {
    expect(() => claimFrom({ ...sources, now })).toThrow(new CrossexamError('no-claim'));
  });
});
