/** Named numbers. */
type Values = Readonly<Record<string, number>>;

const round = (value: number) => Math.round(value * 1000) / 1000;
const toWeights = (names: readonly string[], weights: Float64Array) =>
  Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)]));

/** Follows a gradient with a step size for each weight; deterministic. */
function gradientAscent(count: number, steps: number, gradient: (weights: Float64Array) => Float64Array): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1e-8);
  for (let step = 0; step < steps; step++)
    for (const [index, slope] of gradient(weights).entries()) {
      const square = 0.9 * (squares[index] ?? 0) + 0.1 * slope * slope;
      squares[index] = square;
      weights[index] = (weights[index] ?? 0) + (0.05 * slope) / Math.sqrt(square + 1e-6);
    }
  return weights;
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Fits weights under which the right chunks of each group are the most likely. */
export function fitRanker(
  groups: readonly (readonly { features: Values; right: boolean }[])[],
  { decay = 0.005, steps = 300, getGroupWeight = (_index: number): number => 1 } = {},
): Record<string, number> {
  const names = Object.keys(groups.find((group) => group.length > 0)?.[0]?.features ?? {});
  const useful = groups
    .map((group, index) => ({ group, weight: getGroupWeight(index) }))
    .filter(({ group }) => group.some(({ right }) => right))
    .map(({ group, weight }) => ({
      weight,
      chunks: group.map(({ features, right }) => ({
        x: Float64Array.from(names, (name) => features[name] ?? 0),
        right,
      })),
    }));
  const total = useful.reduce((sum, { weight }) => sum + weight, 0);
  const weights = gradientAscent(names.length, steps, (current) => {
    const slope = new Float64Array(names.length);
    for (const { chunks, weight } of useful) addGradient(chunks, weight, current, slope);
    return slope.map((value, index) => value / total - decay * (current[index] ?? 0));
  });
  return toWeights(names, weights);
}

function addGradient(
  group: readonly { x: Float64Array; right: boolean }[],
  weight: number,
  weights: Float64Array,
  slope: Float64Array,
): void {
  const scores = group.map(({ x }) => dot(x, weights));
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const right = group.reduce((sum, one, index) => sum + (one.right ? (parts[index] ?? 0) : 0), 0);
  for (const [index, one] of group.entries()) {
    const part = parts[index] ?? 0;
    const factor = weight * ((one.right ? part / right : 0) - part / all);
    for (let name = 0; name < slope.length; name++) slope[name] = (slope[name] ?? 0) + factor * (one.x[name] ?? 0);
  }
}

/** A linear model of the probability that signals belong to the first kind. */
export interface LinearModel {
  weights: Record<string, number>;
  bias: number;
}

/** Fits a model that separates good signals from bad ones; both kinds have the same weight. */
export function fitLogistic(
  good: readonly Values[],
  bad: readonly Values[],
  { decay = 0.001, steps = 800 } = {},
): LinearModel {
  const names = Object.keys(good[0] ?? {});
  const scales = names.map((name) => getMeanAndSpread([...good, ...bad].map((signals) => signals[name] ?? 0)));
  const standard = (signals: Values) =>
    names.map((name, index) => ((signals[name] ?? 0) - (scales[index]?.mean ?? 0)) / (scales[index]?.spread ?? 1));
  const toRows = (all: readonly Values[], y: number) =>
    all.map((signals) => ({ x: Float64Array.from([1, ...standard(signals)]), y, weight: 0.5 / all.length }));
  const rows = [...toRows(good, 1), ...toRows(bad, 0)];
  const fitted = gradientAscent(names.length + 1, steps, (current) => {
    const slope = new Float64Array(current.length);
    for (const { x, y, weight } of rows) {
      const error = y - 1 / (1 + Math.exp(-dot(x, current)));
      for (let index = 0; index < slope.length; index++)
        slope[index] = (slope[index] ?? 0) + weight * error * (x[index] ?? 0);
    }
    return slope.map((value, index) => value - (index === 0 ? 0 : decay * (current[index] ?? 0)));
  });
  const unscaled = fitted.slice(1).map((weight, index) => weight / (scales[index]?.spread ?? 1));
  const shift = unscaled.reduce((sum, weight, index) => sum + weight * (scales[index]?.mean ?? 0), 0);
  return { weights: toWeights(names, unscaled), bias: round((fitted[0] ?? 0) - shift) };
}

function getMeanAndSpread(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(square) || 1 };
}

/** Applies a model to signals, without the sigmoid. */
function getSum({ weights, bias }: LinearModel, signals: Values): number {
  return Object.entries(signals).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias);
}

const FOLDS = 5;

/** Scores all signals, each with a model that was fitted without it. */
export function crossValidate(
  all: readonly Values[],
  fitModel: (isSeen: (index: number) => boolean) => LinearModel,
): number[] {
  const models = Array.from({ length: FOLDS }, (_, fold) => fitModel((index) => index % FOLDS !== fold));
  return all.map((signals, index) => getSum(models[index % FOLDS] as LinearModel, signals));
}

/** Scores of two models for the same questions. */
export type ModelScores = readonly (readonly [onTopic: number, answered: number])[];

/** Questions to refuse, and the share of them that is enough. */
export interface RefusalTarget {
  scores: ModelScores;
  target: number;
}

/**
 * Thresholds under which at most a share of the good ones falls, and as many of the bad ones as possible up to their
 * target. Of those that reach as much, the ones that refuse the fewest good ones.
 */
export function getThresholds(
  good: ModelScores,
  bad: readonly RefusalTarget[],
  share: number,
): readonly [number, number] {
  const steps = Array.from({ length: 41 }, (_, index) => (index / 40) * share);
  const getQuantile = (side: 0 | 1, part: number) => {
    const sorted = good.map((scores) => scores[side]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * part)] ?? 0;
  };
  const getRefusedShare = (scores: ModelScores, pair: readonly [number, number]) =>
    scores.filter(([one, other]) => one < pair[0] || other < pair[1]).length / scores.length;
  const pairs = steps.flatMap((one) => steps.map((other) => [getQuantile(0, one), getQuantile(1, other)] as const));
  const allowed = pairs.filter((pair) => getRefusedShare(good, pair) <= share);
  const getGain = (pair: readonly [number, number]) =>
    bad.reduce((sum, { scores, target }) => sum + Math.min(target, getRefusedShare(scores, pair)), 0);
  const byRefusals = allowed.toSorted((a, b) => getRefusedShare(good, a) - getRefusedShare(good, b));
  return byRefusals.reduce((best, pair) => (getGain(pair) > getGain(best) ? pair : best));
}

/** Converts a model's sum to a probability. */
export const toProbability = (sum: number): number => round(1 / (1 + Math.exp(-sum)));

/** A training sample for a text model. */
export interface TextSample {
  stems: readonly string[];
  vector: Float32Array | undefined;
}

/** Smaller weights are dropped. */
const MIN_WEIGHT = 0.05;

/** Fits a model of the probability that a text belongs to the first kind; both kinds have the same weight. Deterministic. */
export function fitTextModel(
  good: readonly TextSample[],
  bad: readonly TextSample[],
  { decay = 2e-5, rounds = 30 } = {},
) {
  const counts = new Map<string, number>();
  for (const { stems } of [...good, ...bad]) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const stems = [...counts].filter(([, count]) => count > 1).map(([stem]) => stem);
  const places = new Map(stems.map((stem, index) => [stem, index]));
  const axes = Math.max(0, ...good.map(({ vector }) => vector?.length ?? 0));
  const rows = interleave(textRows(good, 1, 0.5 / good.length), textRows(bad, 0, 0.5 / bad.length));
  const scale = rows.length;
  const words = new Float64Array(stems.length);
  const meaning = new Float64Array(axes);
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    const step = 0.5 / (1 + round / 4);
    for (const { text, y, weight } of rows) {
      const positions = text.stems.flatMap((stem) => places.get(stem) ?? []);
      const meant = text.vector?.reduce((sum, value, axis) => sum + value * (meaning[axis] ?? 0), 0) ?? 0;
      const sum = bias + meant + positions.reduce((all, index) => all + (words[index] ?? 0), 0);
      const slope = step * weight * scale * (y - 1 / (1 + Math.exp(-sum)));
      bias += slope * 0.1;
      for (const index of positions) words[index] = (words[index] ?? 0) * (1 - decay * scale * weight) + slope * 0.3;
      if (text.vector)
        for (let axis = 0; axis < axes; axis++)
          meaning[axis] = (meaning[axis] ?? 0) * (1 - decay) + slope * (text.vector[axis] ?? 0);
    }
  }
  const weights = stems.map((stem, index) => [stem, round2(words[index] ?? 0)] as const);
  return {
    bias: round2(bias),
    meaning: Array.from(meaning, round2),
    words: Object.fromEntries(weights.filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT).sort()),
  };
}

const round2 = (value: number) => Math.round(value * 100) / 100;
const textRows = (texts: readonly TextSample[], y: number, weight: number) =>
  texts.map((text) => ({ text, y, weight }));

/** Merges two lists so that both are spread evenly. */
function interleave<Row>(one: readonly Row[], other: readonly Row[]): Row[] {
  const placed = [one, other].flatMap((rows) =>
    rows.map((row, index) => ({ row, place: (index + 0.5) / rows.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row);
}
