import { describe, expect, it } from 'vitest';
import { crossValidate, fitLogistic, fitTextModel, getThresholds } from './train-models.ts';

describe('a linear model', () => {
  const good = [1, 2, 3].map((a) => ({ a: a + 5, noise: a % 2 }));
  const bad = [1, 2, 3].map((a) => ({ a, noise: a % 2 }));
  it('separates good signals from bad ones, and ignores irrelevant ones', () => {
    const { weights, bias } = fitLogistic(good, bad);
    const sum = (signals: { a: number; noise: number }) =>
      signals.a * (weights.a ?? 0) + signals.noise * (weights.noise ?? 0) + bias;
    for (const signals of good) expect(sum(signals)).toBeGreaterThan(0);
    for (const signals of bad) expect(sum(signals)).toBeLessThan(0);
    expect(Math.abs(weights.noise ?? 1)).toBeLessThan(Math.abs(weights.a ?? 0));
  });
  it('is evaluated on unseen data', () => {
    const calls: boolean[][] = [];
    crossValidate([{ a: 1 }, { a: 2 }], (isSeen) => {
      calls.push([isSeen(0), isSeen(1)]);
      return { weights: { a: 1 }, bias: 0 };
    });
    expect(calls.filter(([first]) => !first)).toHaveLength(1);
    expect(calls.every(([first, second]) => first || second)).toBe(true);
  });
});

describe('a model of texts', () => {
  const text = (...stems: string[]) => ({ stems, vector: undefined });
  it('learns which words belong to which kind', () => {
    const { words } = fitTextModel(
      [text('cake', 'how'), text('cake'), text('how')],
      [text('trace', 'how'), text('trace')],
    );
    expect(words.cake).toBeGreaterThan(0);
    expect(words.trace).toBeLessThan(0);
  });
  it('ignores words that occur only once', () =>
    expect(fitTextModel([text('cake'), text('cake', 'rare')], [text('trace'), text('trace')]).words).not.toHaveProperty(
      'rare',
    ));
});

describe('thresholds', () => {
  const good = Array.from({ length: 100 }, (_, index) => [index, index] as const);
  it('reject at most a given share of the good ones, and as many bad ones as possible', () => {
    const bad = [
      { scores: [[2, 90]], target: 1 },
      { scores: [[90, 2]], target: 1 },
    ] as const;
    const [one, other] = getThresholds(good, bad, 0.05);
    expect(good.filter(([a, b]) => a < one || b < other).length).toBeLessThanOrEqual(5);
    expect(one).toBeGreaterThan(2);
    expect(other).toBeGreaterThan(2);
  });
});
