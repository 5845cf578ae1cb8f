import type { Bin } from '../metrics/calibration';
import type { Scores } from './scores';
import type { ScoreSpread } from './stability';
import { blue, clipped, dot, ink, label, line, orange, percent, picture, quiet, rect } from './svg';

/** Claims by gold label (rows) and predicted label (columns), darker for more of the row. */
export function confusionPlot({ labels, confusion, claims }: Scores, title: string): string {
  const [cell, left, top] = [112, 240, 92];
  const width = left + labels.length * cell + 20;
  const parts = [
    label(16, 44, `${claims} claims; rows: gold label, columns: predicted`, { fill: quiet }),
    ...labels.map((name, i) =>
      label(left + (i + 0.5) * cell, top - 14, clipped(name, 16), { anchor: 'middle', size: 11 }),
    ),
  ];
  for (const [row, counts] of confusion.entries()) {
    const all = counts.reduce((sum, count) => sum + count, 0);
    const y = top + row * 48;
    parts.push(label(left - 10, y + 24, clipped(labels[row] ?? '', 34), { anchor: 'end' }));
    for (const [column, count] of counts.entries()) {
      const share = all === 0 ? 0 : count / all;
      const x = left + column * cell;
      const fill = row === column ? blue : orange;
      parts.push(rect(x, y, cell - 3, 45, { fill, 'fill-opacity': 0.06 + 0.86 * share }));
      const fore = share > 0.8 ? '#ffffff' : ink;
      parts.push(label(x + cell / 2, y + 17, String(count), { anchor: 'middle', fill: fore }));
      const part = all === 0 ? '' : percent(share, 0);
      parts.push(label(x + cell / 2, y + 33, part, { anchor: 'middle', size: 10, fill: fore }));
    }
  }
  return picture(width, top + labels.length * 48 + 16, title, parts);
}

export interface Bar {
  name: string;
  value: number;
  low?: number;
  high?: number;
  note?: string;
  colour?: string;
}

/** Horizontal bars over 0 to `most`, each with its interval where it has one. */
export function barPlot(bars: readonly Bar[], title: string, about: string, most = 1): string {
  const [left, right, top, step] = [300, 130, 62, 26];
  const width = 820;
  const scale = (width - left - right) / most;
  const x = (value: number) => left + value * scale;
  const bottom = top + bars.length * step;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => share * most);
  const parts = [label(16, 44, about, { fill: quiet })];
  for (const tick of ticks) {
    const text = most === 1 ? percent(tick, 0) : String(Math.round(tick * 100) / 100);
    parts.push(line(x(tick), top - 4, x(tick), bottom));
    parts.push(label(x(tick), bottom + 14, text, { anchor: 'middle', size: 10, fill: quiet }));
  }
  for (const [i, { name, value, low, high, note, colour = blue }] of bars.entries()) {
    const y = top + i * step + step / 2;
    const text = note ?? (most === 1 ? percent(value) : String(Math.round(value * 100) / 100));
    parts.push(label(left - 10, y, clipped(name, 44), { anchor: 'end' }));
    parts.push(rect(left, y - 8, value * scale, 16, { fill: colour, 'fill-opacity': 0.85 }));
    if (low !== undefined && high !== undefined)
      parts.push(line(x(low), y, x(high), y, { stroke: ink, 'stroke-width': 1.5 }));
    parts.push(label(x(Math.max(value, high ?? 0)) + 8, y, text, { size: 11 }));
  }
  return picture(width, bottom + 30, title, parts);
}

/** A score's five bins, right answers beside wrong ones, each as a share of its kind (Tool-MAD Fig. 3). */
export function spreadPlot(spread: ScoreSpread, title: string): string {
  const [left, top, height, group] = [56, 84, 200, 104];
  const width = left + group * 5 + 24;
  const y = (share: number) => top + (1 - share) * height;
  const { right, wrong, auc, pass, threshold } = spread;
  const about = [
    `${right.answers} right, ${wrong.answers} wrong answers`,
    auc === null ? undefined : `AUC ${auc.toFixed(3)}`,
    `${percent(pass)} above ${threshold}`,
  ];
  const parts = [
    label(16, 44, about.filter(Boolean).join('; '), { fill: quiet }),
    ...legend(left, 64, [
      ['right', blue],
      ['wrong', orange],
    ]),
  ];
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(line(left, y(tick), width - 16, y(tick)));
    parts.push(
      label(left - 8, y(tick), percent(tick, 0), { anchor: 'end', size: 10, fill: quiet }),
    );
  }
  for (const [side, colour, shift] of [
    [right, blue, 12],
    [wrong, orange, 52],
  ] as const) {
    for (const [i, { count }] of side.bins.entries()) {
      const share = side.answers === 0 ? 0 : count / side.answers;
      const x = left + i * group + shift;
      parts.push(rect(x, y(share), 38, share * height, { fill: colour, 'fill-opacity': 0.85 }));
      parts.push(label(x + 19, y(share) - 8, String(count), { anchor: 'middle', size: 10 }));
    }
  }
  for (const [i, { from, to }] of right.bins.entries())
    parts.push(
      label(left + i * group + group / 2, top + height + 14, `${from} to ${to}`, {
        ...{ anchor: 'middle', size: 11, fill: quiet },
      }),
    );
  const at = left + threshold * group * 5;
  parts.push(line(at, top, at, top + height, { stroke: ink, 'stroke-dasharray': '4 3' }));
  return picture(width, top + height + 32, title, parts);
}

/** How often labels were right against how sure they were said to be; the diagonal is perfect calibration. */
export function calibrationPlot(bins: readonly Bin[], title: string, about: string): string {
  const [left, top, size] = [56, 62, 300];
  const x = (share: number) => left + share * size;
  const y = (share: number) => top + (1 - share) * size;
  const parts = [label(16, 44, about, { fill: quiet })];
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(line(x(tick), top, x(tick), top + size), line(left, y(tick), left + size, y(tick)));
    const style = { size: 10, fill: quiet };
    parts.push(label(left - 8, y(tick), percent(tick, 0), { ...style, anchor: 'end' }));
    parts.push(label(x(tick), top + size + 14, percent(tick, 0), { ...style, anchor: 'middle' }));
  }
  parts.push(line(x(0), y(0), x(1), y(1), { stroke: quiet, 'stroke-dasharray': '4 3' }));
  let free = Number.POSITIVE_INFINITY;
  for (const bin of bins.toSorted((a, b) => a.right - b.right)) {
    const { label: name, stated, right, items, low, high } = bin;
    parts.push(line(x(stated), y(low), x(stated), y(high), { stroke: blue, 'stroke-width': 1.5 }));
    parts.push(dot(x(stated), y(right), 3 + Math.sqrt(items) / 3, { fill: blue }));
    // From the lowest up, names keep off one another.
    free = Math.min(y(right), free - 16);
    parts.push(label(x(1) + 14, free, `${name}: ${percent(right, 0)} of ${items}`, { size: 11 }));
  }
  parts.push(label(left + size / 2, top + size + 32, 'stated', { anchor: 'middle', fill: quiet }));
  return picture(left + size + 210, top + size + 46, title, parts);
}

export function legend(x: number, y: number, entries: readonly [string, string][]): string[] {
  return entries.flatMap(([name, colour], i) => [
    rect(x + i * 80, y - 5, 10, 10, { fill: colour, 'fill-opacity': 0.85 }),
    label(x + i * 80 + 16, y, name, { size: 11 }),
  ]);
}
