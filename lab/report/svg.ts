/** Colours that stay apart for colour-blind readers and in print. */
export const ink = '#1f2328';
export const quiet = '#6b7280';
export const grid = '#e3e6ea';
export const blue = '#2f6db5';
export const orange = '#d97f28';

type Attributes = Record<string, string | number | undefined>;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** One SVG element; numbers are rounded to a tenth of a pixel. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : String(value);
      return ` ${key}="${escaped(text)}"`;
    });
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

export interface TextStyle {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
}

/** A line of text; `y` is the middle of its small letters. */
export function label(x: number, y: number, text: string, style: TextStyle = {}): string {
  const { size = 12, fill = ink, anchor = 'start', weight } = style;
  const place = { x, y: y + size * 0.35, 'font-size': size, fill };
  return element('text', { ...place, 'text-anchor': anchor, 'font-weight': weight }, escaped(text));
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  more: Attributes,
): string =>
  element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...more });

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  more: Attributes = {},
): string => element('line', { x1, y1, x2, y2, stroke: grid, ...more });

export const dot = (cx: number, cy: number, r: number, more: Attributes): string =>
  element('circle', { cx, cy, r, ...more });

/** A whole picture on white, with a title on top that screen readers read, too. */
export function picture(width: number, height: number, title: string, parts: string[]): string {
  const body = [
    element('title', {}, escaped(title)),
    rect(0, 0, width, height, { fill: '#ffffff' }),
    label(16, 22, title, { size: 15, weight: 600 }),
    ...parts,
  ];
  const head = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    ...{ width, height, role: 'img' },
    'font-family': 'system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif',
  };
  return `${element('svg', head, `\n${body.join('\n')}\n`)}\n`;
}

/** A name that fits into so many characters. */
export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

export const percent = (share: number, digits = 1): string =>
  Number.isFinite(share) ? `${(share * 100).toFixed(digits)} %` : '–';
