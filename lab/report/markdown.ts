import type { Estimate } from './scores';
import { percent } from './svg';

/** A Markdown table; pipes in cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

export const estimate = ({ value, low, high }: Estimate): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;

export const number = (value: number, digits = 1): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
