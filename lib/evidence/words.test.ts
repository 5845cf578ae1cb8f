import { describe, expect, it } from 'vitest';
import { foldWord, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    ['The Towers of Paris, 1,083 ft', ['the', 'tower', 'of', 'paris', '1083', 'ft']],
    ['v1.2, end.Next 3.5', ['v1.2', 'end', 'next', '3.5']],
    ['Crème CREME', ['creme', 'creme']],
    ["the city's châteaux", ['the', 'city', 'chateaux']],
    ["l'homme d’état", ['homme', 'etat']],
    ['Straße Łódź smørrebrød', ['strasse', 'lodz', 'smorrebrod']],
    ['histories glass bus Paris', ['history', 'glass', 'bus', 'paris']],
    ['Москва́ й', ['москва', 'и']],
    ['한국어 문장', ['한국어', '문장']],
    ['ＴＶ塔', ['tv', '塔']],
    ['بُنِيَ البُرجُ عام ١٨٨٩', ['بن', 'برج', 'عام', '1889']],
    ['المـــدينة والمدينة', ['مدين', 'مدين']],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps letters that only look accented', () => {
    expect(foldWord('हिन्दी')).toBe('हिन्दी');
    expect(wordsOf('ガラス')).toContain('ガラス');
    expect(wordsOf('ガラス')).not.toContain('カラス');
  });

  it.each([
    ['وَالْجُسُورُ', 'الجسور'],
    ['للحكومة', 'الحكومة'],
    ['بالأسعار', 'أسعار'],
    ['المهندسون', 'المهندسين'],
    ['إيران', 'ايران'],
    ['کتاب', 'كتاب'],
  ])('takes the Arabic %j for %j', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });

  it('keeps short Arabic words and those that only begin alike', () => {
    expect(wordsOf('ولد')).toEqual(['ولد']);
    expect(wordsOf('الف')).not.toEqual(wordsOf('ف'));
  });

  it('gives text and query in Chinese, Japanese and Thai words in common', () => {
    const shared = (a: string, b: string) => wordsOf(a).filter((word) => wordsOf(b).includes(word));
    expect(shared('埃菲尔铁塔建于1887年', '铁塔是什么时候建的')).toContain('铁塔');
    expect(shared('東京タワーの高さは333メートルです', '東京タワー')).toContain('東京');
    expect(shared('หอไอเฟลสร้างขึ้นในปี', 'หอไอเฟล').length).toBeGreaterThan(3);
  });
});
