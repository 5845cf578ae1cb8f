import { describe, expect, it } from 'vitest';
import { accuracy, confusion, type Judged, macroF1, perLabel } from './classification';

const judged = (gold: string, predicted: string): Judged[] =>
  [...gold].map((label, i) => ({ id: String(i), gold: label, predicted: predicted[i] ?? '' }));

/*
 * Expected values: scikit-learn 1.9,
 * python -c 'from sklearn.metrics import *; g, p = list("SSSRRRRRNNC"), list("SSRRRRRRRNN");
 *   print(accuracy_score(g, p), f1_score(g, p, average="macro", zero_division=0),
 *         precision_recall_fscore_support(g, p, labels=list("SRNC"), zero_division=0),
 *         confusion_matrix(g, p, labels=list("SRNC")))'
 */
const eleven = judged('SSSRRRRRNNC', 'SSRRRRRRRNN');

describe('classification', () => {
  it('counts exact matches', () => {
    // By hand: 2 S, 5 R and 1 N of 11.
    expect(accuracy(eleven)).toBeCloseTo(8 / 11, 12);
  });

  it('gives precision, recall and F1 of each label', () => {
    const [supported, refuted, notEnough, conflicting] = perLabel(eleven, ['S', 'R', 'N', 'C']);
    expect(supported).toMatchObject({ precision: 1, support: 3, predicted: 2 });
    expect(supported?.recall).toBeCloseTo(0.66666667, 8);
    expect(supported?.f1).toBeCloseTo(0.8, 12);
    expect(refuted?.precision).toBeCloseTo(0.71428571, 8);
    expect(refuted?.f1).toBeCloseTo(0.83333333, 8);
    expect(notEnough).toMatchObject({ precision: 0.5, recall: 0.5, f1: 0.5 });
    expect(conflicting).toMatchObject({ precision: 0, recall: 0, f1: 0, support: 1 });
  });

  it('averages F1 over the labels that occur', () => {
    expect(macroF1(eleven)).toBeCloseTo(0.5333333333333333, 12);
    // A label only the system uses counts with F1 0: f1_score(list("SRSRSR"), list("SSNRSR"), average="macro").
    expect(macroF1(judged('SRSRSR', 'SSNRSR'))).toBeCloseTo(0.48888888888888893, 12);
  });

  it('puts gold labels in rows and predictions in columns', () => {
    expect(confusion(eleven, ['S', 'R', 'N', 'C'])).toEqual([
      [2, 1, 0, 0],
      [0, 5, 0, 0],
      [0, 1, 1, 0],
      [0, 0, 1, 0],
    ]);
  });
});
