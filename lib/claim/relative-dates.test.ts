import { describe, expect, it } from 'vitest';
import { datedWords, dayOf } from './relative-dates';
import { replaced } from './replace';

const on = (text: string, language = 'en', said = '2026-05-03T10:00:00Z') =>
  replaced(text, datedWords(text, said, language)).text;

describe('datedWords', () => {
  it.each([
    ['en', 'Sales fell this year.', 'Sales fell in 2026.'],
    ['en', 'This year, sales fell.', 'In 2026, sales fell.'],
    ['en', 'It was the wettest month since last year.', 'It was the wettest month since 2025.'],
    ['en', "This year's budget is the largest.", "2026's budget is the largest."],
    ['en', 'The bridge closed yesterday.', 'The bridge closed on 2 May 2026.'],
    ['en', 'Prices rose last month.', 'Prices rose in April 2026.'],
    ['de', 'Die Brücke wurde gestern gesperrt.', 'Die Brücke wurde am 2. Mai 2026 gesperrt.'],
    ['de', 'Letztes Jahr fiel kein Schnee.', 'Im Jahr 2025 fiel kein Schnee.'],
    ['de', 'Seit gestern ist sie zu.', 'Seit 2. Mai 2026 ist sie zu.'],
    ['fr', 'Le pont a fermé hier.', 'Le pont a fermé le 2 mai 2026.'],
    ['fr', 'Les ventes ont baissé l’année dernière.', 'Les ventes ont baissé en 2025.'],
    ['fr', 'Il a fermé avant-hier.', 'Il a fermé le 1 mai 2026.'],
    ['es', 'El puente cerró ayer.', 'El puente cerró el 2 de mayo de 2026.'],
    ['es', 'Las ventas bajaron el mes pasado.', 'Las ventas bajaron en abril de 2026.'],
    ['zh', '去年销量下降。', '2025年销量下降。'],
    ['zh', '大桥昨天关闭。', '大桥2026年5月2日关闭。'],
  ])('%s: %s', (language, text, expected) => {
    expect(on(text, language)).toBe(expected);
  });

  it('leaves absolute times, other words and other languages alone', () => {
    for (const text of [
      'It closed in 2019.',
      'Birthdays are for everyone.',
      'Yesterdayland is a film.',
    ])
      expect(on(text)).toBe(text);
    expect(on('Most zárt be tegnap.', 'hu')).toBe('Most zárt be tegnap.');
  });

  it('goes over the turn of a year and a month', () => {
    expect(on('It closed last month.', 'en', '2026-01-15')).toBe('It closed in December 2025.');
    expect(on('It closed yesterday.', 'en', '2026-03-01')).toBe('It closed on 28 February 2026.');
  });

  it('resolves no more than the date it has', () => {
    expect(on('It closed this year.', 'en', '2026')).toBe('It closed in 2026.');
    expect(on('It closed yesterday.', 'en', '2026')).toBe('It closed yesterday.');
    expect(on('It closed yesterday.', 'en', '2026-05')).toBe('It closed yesterday.');
    expect(on('It closed this year.', 'en', 'spring')).toBe('It closed this year.');
  });
});

describe('dayOf', () => {
  it('is the page’s day, else the day of the gesture', () => {
    const page = { url: 'https://example.org', title: '' };
    const capturedAt = '2026-05-03T10:00:00Z';
    expect(dayOf({ capturedAt, page: { ...page, publishedAt: '2019-01-02' } })).toBe('2019-01-02');
    expect(dayOf({ capturedAt, page })).toBe(capturedAt);
  });
});
