import { expect, it } from 'vitest';
import { fever } from '../../lib/scoring/labels';
import { labelNamed } from '../../lib/scoring/read-label';
import { loadDataSet } from '.';

it('the paper’s worked cases have labels of their set, no evidence, and say what is missing', async () => {
  const { claims, labels, notes } = await loadDataSet({ data: 'worked-cases' });
  expect(labels).toBe(fever.id);
  expect(claims.map(({ gold }) => labelNamed(gold, fever))).not.toContain(null);
  expect(claims.every(({ pools }) => Object.keys(pools).length === 0)).toBe(true);
  expect(notes.join()).toContain('three of six');
});
