import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { averitec as labels } from '../../lib/scoring/labels';
import { labelNamed } from '../../lib/scoring/read-label';
import { averitec } from '../data/averitec';
import { dataFolder } from '../data/folder';
import { type Comparison, compare } from './compare';
import { publishedSystems } from './published';

const file = join(dataFolder(), 'averitec/averitec_dev_system_predictions.jsonl');

describe.skipIf(!existsSync(file))(
  'released predictions for AVeriTeC (needs averitec/ in CROSSEXAM_DATA)',
  () => {
    let comparison: Comparison;
    beforeAll(async () => {
      const options = { seed: 1, resamples: 500 };
      comparison = compare(await publishedSystems(), [], options);
    }, 60_000);
    const scoresOf = (name: string) =>
      comparison.systems.find((system) => system.name === name)?.scores;

    it.each([
      ['HerO 8B (released)', 171, 0.684],
      ['HerO 70B (released)', 178, 0.712],
      ['always Refuted', 158, 0.632],
    ])('%s is right on %i of 250 claims (%d)', (name, right, accuracy) => {
      expect(scoresOf(name)).toMatchObject({ claims: 250, right });
      expect(scoresOf(name)?.accuracy.value).toBeCloseTo(accuracy, 12);
    });

    it('finds no difference between 8B and 70B beyond chance', () => {
      const pair = comparison.pairs.find(({ second }) => second === 'HerO 70B (released)');
      expect(pair?.paired.difference).toBeCloseTo(0.028, 12);
      expect(pair?.paired.p).toBeGreaterThan(0.05);
      expect(pair?.paired.interval.low).toBeLessThan(0);
    });

    it('has the same claims and gold labels as the data set', async () => {
      const [first] = await publishedSystems();
      const { claims } = await averitec();
      expect(first?.judged.map(({ id, gold }) => [id, gold])).toEqual(
        claims.map(({ id, gold }) => [id, labelNamed(gold, labels)]),
      );
    });
  },
);
