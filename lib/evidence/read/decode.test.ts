import { describe, expect, it } from 'vitest';
import { decodeText } from './decode';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Latin-1 by code point, which windows-1252 shares but for 0x80 to 0x9f. */
const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe('decodeText', () => {
  it.each([
    ['plain UTF-8', utf8('Zürich – 東京'), '', 'Zürich – 東京'],
    ['the header', latin('Z\u00fcrich'), 'text/html; charset=ISO-8859-1', 'Zürich'],
    ['the header in quotes', latin('\u93e3'), 'text/html;charset="utf-8"', '\ufffd'],
    ['a mark before the header', utf8('\ufeffZürich'), 'text/html; charset=latin1', 'Zürich'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0xfc, 0]), '', 'Zü'],
    ['big-endian UTF-16', new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0xfc]), '', 'Zü'],
    ['nothing at all', latin('Z\u00fcrich \u0093x\u0094'), 'text/html', 'Zürich “x”'],
    ['a label nobody knows', utf8('Zürich'), 'text/html; charset=klingon', 'Zürich'],
  ])('goes by %s', (_, bytes, type, text) => {
    expect(decodeText(bytes, type)).toBe(text);
  });

  it.each([
    ['<meta charset="windows-1251">', 'Привет'],
    ['<META content="text/html; charset=windows-1251" http-equiv="Content-Type">', 'Привет'],
    ['<?xml version="1.0" encoding="windows-1251"?>', 'Привет'],
    ['<!-- <meta charset="utf-8"> --><meta charset=windows-1251>', 'Привет'],
  ])('goes by %s', (declaration, word) => {
    const bytes = new Uint8Array([...latin(declaration), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
    expect(decodeText(bytes)).toBe(declaration + word);
  });

  it('goes by a declaration late in the head, and by none in the text', () => {
    const word = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
    const late = `<head><script>${' '.repeat(5000)}</script><meta charset="windows-1251"></head><body>`;
    expect(decodeText(new Uint8Array([...latin(late), ...word]))).toBe(`${late}Привет`);
    const told = '<head></head><body>Write <meta charset="windows-1251">: Z\u00fcrich';
    expect(decodeText(latin(told))).toBe(told);
  });

  it('looks for one in a moment, whatever stands there', () => {
    const began = performance.now();
    for (const mark of ['<meta ', '<!--', '<meta charset', '<?xml '])
      decodeText(utf8(mark.repeat(20_000)));
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('knows Japanese and Chinese encodings', () => {
    expect(decodeText(new Uint8Array([0x93, 0x8c, 0x8b, 0x9e]), 'text/html; charset=sjis')).toBe(
      '東京',
    );
    expect(decodeText(new Uint8Array([0xb1, 0xb1, 0xbe, 0xa9]), 'text/plain; charset=gb2312')).toBe(
      '北京',
    );
  });

  it('does not believe a page that says UTF-16 in ASCII', () => {
    const page = '<meta charset="utf-16"><p>Zürich';
    expect(decodeText(utf8(page))).toBe(page);
  });
});
