import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPassages } from './passages';
import { wordCount } from './scripts';

const sentence = (n: number) =>
  `Sentence number ${n} tells a little about the iron tower of the city.`;
const paragraph = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => sentence(from + i)).join(' ');

describe('splitPassages', () => {
  it('follows sentences, paragraphs and headings', () => {
    const text = [
      'Construction',
      paragraph(1, 6),
      paragraph(7, 3),
      paragraph(10, 3),
      'Later years',
      paragraph(13, 2),
    ].join('\n\n');
    const passages = splitPassages(text);
    expect(passages.map(({ heading }) => heading)).toEqual([
      'Construction',
      'Construction',
      'Later years',
    ]);
    expect(passages[0]?.text).toBe(paragraph(1, 6));
    expect(passages[1]?.text).toBe(`${paragraph(7, 3)}\n\n${paragraph(10, 3)}`);
    expect(passages[2]?.text).toBe(paragraph(13, 2));
  });

  it('cuts long paragraphs between sentences', () => {
    const passages = splitPassages(paragraph(1, 40));
    expect(passages.length).toBeGreaterThan(4);
    for (const { text } of passages) {
      expect(text.length).toBeLessThanOrEqual(700);
      expect(wordCount(text)).toBeGreaterThanOrEqual(39);
      expect(text).toMatch(/^Sentence.*city\.$/s);
    }
  });

  it('measures Chinese by letters', () => {
    const text = '埃菲尔铁塔建于一八八七年至一八八九年。它是巴黎最著名的建筑之一。'.repeat(40);
    const passages = splitPassages(text, { language: 'zh' });
    for (const { text: inner } of passages.slice(0, -1)) {
      expect(inner.length).toBeGreaterThan(120);
      expect(inner.length).toBeLessThan(300);
      expect(inner.endsWith('。')).toBe(true);
    }
  });

  it('does not take a loose list or a short end for headings', () => {
    const list = ['Iron', 'Stone', 'Glass', 'Wood'].join('\n\n');
    expect(splitPassages(list)).toEqual([{ start: 0, end: list.length, text: list, index: 0 }]);
    const end = `${paragraph(1, 1)}\n\nThe editors`;
    expect(splitPassages(end)[0]?.text).toBe(end);
  });

  it('keeps a long sentence whole, as a passage by itself', () => {
    const long = `It had ${'a beam of iron, a rivet and a stone, '.repeat(30)}and no door.`;
    const passages = splitPassages(`${sentence(1)} ${long} ${sentence(2)}`);
    expect(long.length).toBeGreaterThan(1000);
    expect(passages.map(({ text }) => text)).toEqual([sentence(1), long, sentence(2)]);
  });

  it('keeps list items and table rows whole', () => {
    const items = Array.from(
      { length: 12 },
      (_, n) => `Item ${n}. It has two sentences of its own.`,
    );
    const rows = Array.from({ length: 30 }, (_, n) => `Year ${n}\tSt. Mary ${n}. Hall\t${n * 7}`);
    const text = `${items.join('\n')}\n\n${rows.join('\n')}`;
    const lines = splitPassages(text).flatMap((passage) => passage.text.split(/\n+/));
    expect(lines).toEqual([...items, ...rows]);
    expect(splitPassages(text).length).toBeGreaterThan(2);
  });

  it('joins the lines of a hard-wrapped sentence', () => {
    const wrapped = paragraph(1, 30).replace(/(.{60}\S*) /g, '$1\n');
    for (const { text } of splitPassages(wrapped)) expect(text).toMatch(/^Sentence.*city\.$/s);
  });

  it('numbers the passages, so that each knows its neighbours', () => {
    const passages = splitPassages(`One\n\n${paragraph(1, 12)}\n\nTwo\n\n${paragraph(13, 12)}`);
    expect(passages.map(({ index }) => index)).toEqual(passages.map((_, i) => i));
    expect(passages.length).toBeGreaterThan(3);
  });

  it.each([
    ['ja', '東京タワーは一九五八年に完成した。高さは三百三十三メートルである。'],
    ['th', 'หอไอเฟลสร้างขึ้นในปี พ.ศ. 2432 โดยวิศวกรชาวฝรั่งเศส\n'],
    ['ar', 'بُني برج إيفل بين عامي 1887 و1889. يبلغ ارتفاعه 330 مترا.'],
    ['hi', 'एफिल टावर का निर्माण 1889 में पूरा हुआ। यह 330 मीटर ऊंचा है।'],
  ])('ends passages where sentences end in %s', (language, text) => {
    const passages = splitPassages(text.repeat(40), { language });
    expect(passages.length).toBeGreaterThan(2);
    const ends = passages.map(({ text: inner }) => inner.at(-1));
    const allowed = new Set(['。', '.', '।', 'ส']);
    expect(ends.filter((end) => !allowed.has(end ?? ''))).toEqual([]);
  });

  it('cuts what is no sentence', () => {
    const endless = 'word '.repeat(1000).trim();
    const pieces = splitPassages(endless);
    expect(pieces.map(({ text }) => text).join(' ')).toBe(endless);
    const emoji = '👩‍💻'.repeat(1000);
    for (const { text } of splitPassages(emoji)) expect(text).toMatch(/^(?:👩‍💻)+$/u);
  });

  it('gives exact, ordered offsets and loses no word outside headings', () => {
    const piece = fc.constantFrom(
      'Iron towers. ',
      'Why? ',
      '\n\n',
      '\n',
      '铁塔很高。',
      'a\t',
      'Mr. X ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        let left = '';
        for (const passage of splitPassages(text)) {
          expect(text.slice(passage.start, passage.end)).toBe(passage.text);
          expect(passage.text.trim()).toBe(passage.text);
          expect(passage.start).toBeGreaterThanOrEqual(last);
          left += text.slice(last, passage.start);
          last = passage.end;
        }
        left += text.slice(last);
        // Only blank space and the headings stay outside.
        for (const line of left.split('\n'))
          if (line.trim() !== '') expect(line).not.toMatch(/[.?。]\s*$/);
      }),
    );
  });
});
