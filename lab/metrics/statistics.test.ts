import { describe, expect, it } from 'vitest';
import { cohenKappa, krippendorffAlpha, weightedKappa } from './agreement';
import { auc } from './auc';
import { bootstrap, mean, quantile } from './bootstrap';
import { calibrationBins, calibrationError, wilson } from './calibration';
import { histogram } from './histogram';
import { mcnemarExact, paired } from './paired';
import { seeded, shuffled } from './random';

describe('exact McNemar', () => {
  // scipy 1.17: python -c 'from scipy.stats import binomtest; print(binomtest(3, 15, .5).pvalue)', and so on.
  it.each([
    [3, 12, 0.03515625],
    [12, 3, 0.03515625],
    [10, 12, 0.8318119049072266],
    [0, 7, 0.015625],
    [40, 62, 0.037066767438560584],
    [0, 0, 1],
    [5, 5, 1],
  ])('of %i against %i is %d', (a, b, p) => {
    expect(mcnemarExact(a, b)).toBeCloseTo(p, 10);
  });

  it('compares two systems on the claims both decided', () => {
    const system = (predictions: string, skip = 0) =>
      [...predictions].map((predicted, i) => ({ id: String(i), gold: 'S', predicted })).slice(skip);
    // Claims 1 to 5. First: right right wrong wrong right; second: wrong right right right right.
    const found = paired(system('SSSRRS'), system('RRSSSS', 1), { seed: 1 });
    expect(found).toMatchObject({ claims: 5, bothRight: 2, onlyFirst: 1, onlySecond: 2 });
    expect(found.neither).toBe(0);
    expect(found.difference).toBeCloseTo(0.2, 12);
    expect(found.p).toBe(1);
    expect(found.interval.low).toBeLessThan(found.difference);
    expect(found.interval.high).toBeGreaterThan(found.difference);
  });
});

describe('bootstrap', () => {
  it('gives about the normal interval of a share, and the same for the same seed', () => {
    // 171 of 250: standard error sqrt(0.684 × 0.316 / 250) = 0.0294, so 0.684 ± 0.0576.
    const hits = Array.from({ length: 250 }, (_, i) => Number(i < 171));
    const interval = bootstrap(hits, mean, { seed: 7 });
    expect(interval.low).toBeCloseTo(0.684 - 0.0576, 1.9);
    expect(interval.high).toBeCloseTo(0.684 + 0.0576, 1.9);
    expect(bootstrap(hits, mean, { seed: 7 })).toEqual(interval);
    expect(bootstrap(hits, mean, { seed: 8 })).not.toEqual({ low: 0, high: 0 });
  });

  it('has quantiles as NumPy has them', () => {
    // np.quantile([3, 1, 4, 1, 5, 9, 2, 6], [.025, .5, .875, .975])
    const values = [3, 1, 4, 1, 5, 9, 2, 6];
    const expected = [1, 3.5, 6.375, 8.475];
    for (const [i, share] of [0.025, 0.5, 0.875, 0.975].entries())
      expect(quantile(values, share)).toBeCloseTo(expected[i] ?? Number.NaN, 12);
  });

  it('draws evenly', () => {
    const random = seeded(3);
    const draws = Array.from({ length: 20_000 }, random);
    expect(mean(draws)).toBeCloseTo(0.5, 1.9);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
  });

  it('shuffles by the seed, losing nothing', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
    expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2));
    expect(shuffled(items, 1).toSorted((a, b) => a - b)).toEqual(items);
  });
});

describe('AUC', () => {
  it('counts ties half', () => {
    // scikit-learn: roc_auc_score([0,0,1,1,1,1,0,0], [.1,.4,.35,.8,.4,.9,.4,.2])
    const scores = [0.1, 0.4, 0.35, 0.8, 0.4, 0.9, 0.4, 0.2];
    const positive = [0, 0, 1, 1, 1, 1, 0, 0];
    const items = scores.map((value, i) => ({ value, positive: positive[i] === 1 }));
    expect(auc(items)).toBe(0.8125);
  });

  it('is 1 where all right ones lie above, and nothing where one kind is missing', () => {
    expect(auc([1, 2, 3].map((value) => ({ value, positive: value > 1 })))).toBe(1);
    expect(auc([{ value: 1, positive: true }])).toBeNaN();
  });
});

describe('agreement of raters', () => {
  // The example of Krippendorff 2011, section E: four observers, twelve units, ratings missing.
  const _ = undefined;
  const observers = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, _, _, _],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, _, 3],
    [_, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, _],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, _],
  ];
  const units = Array.from({ length: 12 }, (_, unit) => observers.map((row) => row[unit]));

  it.each([
    ['nominal', 0.743421052631579],
    ['ordinal', 0.8153875037548814],
    ['interval', 0.8491071428571428],
  ] as const)('is %s alpha as published (0.743, 0.815, 0.849)', (level, alpha) => {
    expect(krippendorffAlpha(units, level)).toBeCloseTo(alpha, 12);
  });

  it('is plain kappa, by hand', () => {
    // 6 of 10 are equal. Chance: x 0.5 × 0.6, y 0.5 × 0.2, z 0 × 0.2.
    const pairs = [
      ...Array.from({ length: 4 }, () => ({ gold: 'x', predicted: 'x' })),
      ...Array.from({ length: 2 }, () => ({ gold: 'y', predicted: 'y' })),
      { gold: 'x', predicted: 'z' },
      ...Array.from({ length: 2 }, () => ({ gold: 'y', predicted: 'x' })),
      { gold: 'y', predicted: 'z' },
    ];
    expect(cohenKappa(pairs)).toBeCloseTo((0.6 - 0.4) / 0.6, 12);
    expect(cohenKappa(pairs.map(({ gold }) => ({ gold, predicted: gold })))).toBe(1);
    expect(cohenKappa(pairs.map(({ gold }) => ({ gold, predicted: 'x' })))).toBeCloseTo(0, 12);
    // The textbook's table of 20, 5, 10, 15: 0.7 observed, 0.5 by chance.
    const table = [20, 5, 10, 15].flatMap((count, cell) =>
      Array.from({ length: count }, () => ({
        gold: cell < 2 ? 'yes' : 'no',
        predicted: cell % 2 === 0 ? 'yes' : 'no',
      })),
    );
    expect(cohenKappa(table)).toBeCloseTo(0.4, 12);
  });

  it('is weighted kappa as scikit-learn has it', () => {
    // cohen_kappa_score(a, b, weights='quadratic')
    const a = [1, 2, 3, 4, 5, 3, 2, 4, 1, 5];
    const b = [1, 3, 3, 5, 4, 3, 1, 4, 2, 5];
    expect(weightedKappa(a.map((one, i) => [one, b[i] ?? 0]))).toBeCloseTo(0.8717948717948718, 12);
  });
});

describe('calibration', () => {
  it('has the Wilson interval', () => {
    // scipy: binomtest(171, 250, .5).proportion_ci(method='wilson')
    const { low, high } = wilson(171, 250);
    expect(low).toBeCloseTo(0.6239553167862235, 12);
    expect(high).toBeCloseTo(0.738475628999453, 12);
    expect(Object.is(wilson(0, 21).low, 0)).toBe(true);
    expect(wilson(21, 21).high).toBe(1);
  });

  it('weighs the distance between stated and right by the items', () => {
    // By hand: high 3 of 4 right at 0.9 (distance 0.15), low 1 of 2 at 0.4 (0.1): (4 × 0.15 + 2 × 0.1) / 6.
    const item = (label: string, stated: number, right: boolean) => ({ label, stated, right });
    const items = [
      ...[true, true, true, false].map((right) => item('high', 0.9, right)),
      ...[true, false].map((right) => item('low', 0.4, right)),
    ];
    const bins = calibrationBins(items, ['high', 'middle', 'low']);
    expect(bins.map(({ label, right, items }) => [label, right, items])).toEqual([
      ['high', 0.75, 4],
      ['low', 0.5, 2],
    ]);
    expect(calibrationError(bins)).toBeCloseTo(0.8 / 6, 12);
  });
});

describe('histogram', () => {
  it('puts edges into the upper bin, 1 into the last', () => {
    const counts = histogram([0, 0.19, 0.2, 0.6, 0.79, 0.8, 1, -0.1]).map(({ count }) => count);
    expect(counts).toEqual([3, 1, 0, 2, 2]);
  });
});
