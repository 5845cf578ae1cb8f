import type { Stand } from '../scoring/labels';

export type Scheme = 'light' | 'dark';
/** What a mark can say: the four verdicts, that there is none yet, or that none comes (paused, stopped, no claim). */
export type MarkState = Stand | 'running' | 'halted';

/** After Okabe and Ito, as in the panel: told apart by colour-blind readers, 3:1 on white and on near-black. */
const hues: Record<MarkState | 'evidence', Record<Scheme, string>> = {
  supported: { light: '#00875f', dark: '#3bbd91' },
  refuted: { light: '#cf4f00', dark: '#f27f3d' },
  conflicting: { light: '#d99500', dark: '#e9ad35' },
  'not-enough': { light: '#5c7a8c', dark: '#8aa3b4' },
  running: { light: '#5c7a8c', dark: '#8aa3b4' },
  halted: { light: '#5c7a8c', dark: '#8aa3b4' },
  evidence: { light: '#0b5a92', dark: '#86c3ef' },
};

export type Painted = keyof typeof hues | 'shine';
export const paintedName = (what: Painted, scheme: Scheme): string => `crossexam-${what}-${scheme}`;

/** Rules for the page's highlights; they take no room and move nothing. */
export function highlightRules(): string {
  const rules: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    for (const [what, hue] of Object.entries(hues)) {
      const line = what === 'evidence' ? 'dotted 2px' : 'solid 2px';
      rules.push(
        `::highlight(${paintedName(what as Painted, scheme)}){text-decoration:underline ${line} ${hue[scheme]};text-underline-offset:3px}`,
      );
    }
    const shine = scheme === 'light' ? '#0b5a922e' : '#86c3ef40';
    rules.push(`::highlight(${paintedName('shine', scheme)}){background-color:${shine}}`);
  }
  return rules.join('\n');
}

const BRIGHT = 0.5;

/**
 * Whether text stands light on dark. The text's own colour says it even where the background is an image
 * or a gradient; a page's `color-scheme` often says nothing.
 */
export function schemeAt(element: Element | null, window: Window): Scheme {
  const colour = element && window.getComputedStyle(element).color;
  const lightness = colour ? lightnessOf(colour) : undefined;
  if (lightness !== undefined) return lightness > BRIGHT ? 'dark' : 'light';
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function lightnessOf(colour: string): number | undefined {
  const [first = Number.NaN, second = 0, third = 0] = (colour.match(/-?[\d.]+/g) ?? []).map(Number);
  if (Number.isNaN(first)) return undefined;
  if (/^rgba?\(/.test(colour)) return (0.299 * first + 0.587 * second + 0.114 * third) / 255;
  if (/^okl/.test(colour)) return first;
  if (/^l(ab|ch)\(/.test(colour)) return first / 100;
  return undefined;
}

/** Style of everything inside our shadow root. */
export const OVERLAY_CSS = `
:host {
  --surface: light-dark(#fdfdfb, #1e2125);
  --ink: light-dark(#1a1c1f, #e7e7e3);
  --muted: light-dark(#585e66, #a2a8b0);
  --hairline: light-dark(#e2e2dc, #363a41);
  --accent: light-dark(#0b5a92, #86c3ef);
  --word: var(--ink);
  --mark: var(--muted);
}
[data-state] { --word: light-dark(#47606f, #a6bac8); --mark: light-dark(#5c7a8c, #8aa3b4); }
[data-state='supported'] { --word: light-dark(#006b4b, #52cfa5); --mark: light-dark(#00875f, #3bbd91); }
[data-state='refuted'] { --word: light-dark(#a84300, #ff9b62); --mark: light-dark(#cf4f00, #f27f3d); }
[data-state='conflicting'] { --word: light-dark(#7d5200, #efba4e); --mark: light-dark(#d99500, #e9ad35); }

* { box-sizing: border-box; margin: 0; padding: 0; }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
a { color: inherit; text-decoration: none; }
svg { display: block; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

.mark { position: absolute; inline-size: 14px; block-size: 14px; border-radius: 50%; color: var(--mark); }
.mark::before { content: ''; position: absolute; inset: -3px; border-radius: 50%; }
.mark[data-raised] { inline-size: 10px; block-size: 10px; }
.mark[data-raised]::before { inset: -5px; }
.mark > svg { inline-size: 100%; block-size: 100%; }
.mark:focus-visible { border-radius: 50%; }
.mark svg, .verdict svg, .also svg { fill: var(--mark); stroke: none; }
.mark .ring, .verdict .ring, .also .ring { fill: var(--surface); stroke: var(--mark); stroke-width: 2.4; }
.mark .glyph, .verdict .glyph, .also .glyph { fill: none; stroke: light-dark(#fff, #16181b); stroke-width: 2.2; }
[data-state='conflicting'] .glyph { stroke: #1a1c1f !important; stroke-width: 1.6 !important; }
.dots circle { animation: breathe 1.2s ease-in-out infinite; }
.dots circle:nth-of-type(2) { animation-delay: 0.2s; }
.dots circle:nth-of-type(3) { animation-delay: 0.4s; }
@keyframes breathe { 0%, 60%, 100% { opacity: 0.35; } 30% { opacity: 1; } }

.card {
  position: absolute; inline-size: min(320px, calc(100vw - 16px)); padding: 12px 16px 8px;
  background: var(--surface); color: var(--ink); border-radius: 8px;
  border: 1px solid var(--hairline); box-shadow: 0 1px 2px #0000001a, 0 8px 24px #00000029;
  font: 14px/20px system-ui, sans-serif; text-align: start; overflow-wrap: anywhere;
  animation: appear 150ms ease-out; z-index: 1;
}
@keyframes appear { from { opacity: 0; } }
.verdict { display: flex; gap: 8px; padding-inline-end: 28px; }
.verdict svg { flex: none; margin-block: 1px; }
.verdict strong { margin-inline-end: 8px; font-size: 16px; font-weight: 600; color: var(--word); }
.verdict span { display: inline-block; color: var(--muted); }
[data-state='conflicting'] > svg, [data-state='conflicting'] .verdict > svg { transform: scale(1.2); }
.close { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; inline-size: 28px; block-size: 28px; display: grid; place-items: center; border-radius: 6px; color: var(--muted); }
.close:hover, .open:hover, .also button:hover { background: light-dark(#0000000d, #ffffff14); }
blockquote { margin-block-start: 12px; padding-inline-start: 10px; border-inline-start: 2px solid var(--hairline); }
blockquote p { font-family: ui-serif, 'Iowan Old Style', Charter, Georgia, 'Times New Roman', serif; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
.source { display: inline-flex; align-items: center; gap: 4px; max-inline-size: 100%; font-size: 12px; color: var(--muted); }
a.source { color: var(--accent); }
a.source:hover span { text-decoration: underline; text-underline-offset: 2px; }
.source span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.also { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 4px; margin: 12px -6px 0; font-size: 12px; color: var(--muted); }
.also span { padding-inline: 6px; }
.also button { display: inline-flex; align-items: center; gap: 4px; min-block-size: 24px; padding-inline: 6px; border-radius: 6px; color: var(--word); font-weight: 500; }
.open { margin: 8px -8px 0; padding: 4px 8px; border-radius: 6px; color: var(--accent); font-weight: 500; }

@media (prefers-reduced-motion: reduce) { * { animation: none !important; } }
@media print { :host { display: none; } }
`;
