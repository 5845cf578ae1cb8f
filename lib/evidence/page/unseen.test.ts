import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { removeUnseen } from './unseen';

const prose =
  '<p>The tower was built from 1887 to 1889, and it is repainted every seven years or so.</p>';

function left(body: string, head = ''): string {
  const { document } = parseHTML(`<html><head>${head}</head><body>${prose}${body}</body></html>`);
  removeUnseen(document as unknown as Document);
  return document.body.textContent ?? '';
}

describe('words that a page puts out of sight', () => {
  it.each([
    '<p style="font-size:0">secret</p>',
    '<p style="color: #fff; background: #ffffff">secret</p>',
    '<p style="color:white">secret</p>',
    '<div style="background:#000"><p style="color:#000">secret</p></div>',
    '<p style="position:absolute; left:-9999px">secret</p>',
    '<p style="opacity: 0">secret</p>',
    '<p style="width:0;height:0;overflow:hidden">secret</p>',
    '<p style="clip: rect(0 0 0 0)">secret</p>',
    '<p style="color:transparent">secret</p>',
  ])('are left out: %s', (body) => {
    expect(left(body)).not.toContain('secret');
    expect(left(body)).toContain('1887');
  });

  it('are left out where the page’s own style sheet hides them', () => {
    expect(left('<p class="q">secret</p>', '<style>p.q { font-size: 1px }</style>')).not.toContain(
      'secret',
    );
  });

  it.each([
    '<p style="font-size:0.9em">shown</p>',
    '<p style="opacity:0.8">shown</p>',
    '<div class="dark"><p style="color:#fff">shown</p></div>',
    '<div style="background:#123"><p style="color:#fff">shown</p></div>',
    '<p style="margin-left:-10px">shown</p>',
    '<p style="width:0">shown</p>',
  ])('stay where they are seen: %s', (body) => {
    expect(left(body)).toContain('shown');
  });

  it('stay where a rule holds for some screens or states only', () => {
    const rules = '<style>@media print { .q { font-size: 0 } } .q:hover { opacity: 0 }</style>';
    expect(left('<p class="q">shown</p>', rules)).toContain('shown');
  });

  it('stay where they are most of the page: a script will show them', () => {
    const whole = `<div style="opacity:0">${prose.repeat(3)}</div>`;
    expect(left(whole).match(/1887/gu)).toHaveLength(4);
  });
});
