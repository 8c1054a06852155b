/** Named numbers. */
type Values = Readonly<Record<string, number>>;

const round = (value: number) => Math.round(value * 1000) / 1000;
const named = (names: readonly string[], weights: Float64Array) =>
  Object.fromEntries(names.map((name, at) => [name, round(weights[at] ?? 0)]));

/** Follows a gradient with steps that suit each weight; the same gradient gives the same weights. */
function climb(count: number, steps: number, gradient: (weights: Float64Array) => Float64Array): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1e-8);
  for (let step = 0; step < steps; step++)
    for (const [at, slope] of gradient(weights).entries()) {
      const square = 0.9 * (squares[at] ?? 0) + 0.1 * slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) + (0.05 * slope) / Math.sqrt(square + 1e-6);
    }
  return weights;
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Weights under which the right chunks of each group are the likeliest. */
export function fitRanker(
  groups: readonly (readonly { features: Values; right: boolean }[])[],
  { decay = 0.005, steps = 300, weigh = (_at: number): number => 1 } = {},
): Record<string, number> {
  const names = Object.keys(groups.find((group) => group.length > 0)?.[0]?.features ?? {});
  const useful = groups
    .map((group, at) => ({ group, weight: weigh(at) }))
    .filter(({ group }) => group.some(({ right }) => right))
    .map(({ group, weight }) => ({
      weight,
      chunks: group.map(({ features, right }) => ({
        x: Float64Array.from(names, (name) => features[name] ?? 0),
        right,
      })),
    }));
  const total = useful.reduce((sum, { weight }) => sum + weight, 0);
  const weights = climb(names.length, steps, (current) => {
    const slope = new Float64Array(names.length);
    for (const { chunks, weight } of useful) addSlope(chunks, weight, current, slope);
    return slope.map((value, at) => value / total - decay * (current[at] ?? 0));
  });
  return named(names, weights);
}

function addSlope(
  group: readonly { x: Float64Array; right: boolean }[],
  weight: number,
  weights: Float64Array,
  slope: Float64Array,
): void {
  const scores = group.map(({ x }) => dot(x, weights));
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const right = group.reduce((sum, one, at) => sum + (one.right ? (parts[at] ?? 0) : 0), 0);
  for (const [at, one] of group.entries()) {
    const part = parts[at] ?? 0;
    const pull = weight * ((one.right ? part / right : 0) - part / all);
    for (let name = 0; name < slope.length; name++) slope[name] = (slope[name] ?? 0) + pull * (one.x[name] ?? 0);
  }
}

/** A model of the probability that signs are of the first kind; both kinds weigh the same. */
export function fitLogistic(
  good: readonly Values[],
  bad: readonly Values[],
  { decay = 0.002, steps = 800 } = {},
): { weights: Record<string, number>; bias: number } {
  const names = Object.keys(good[0] ?? {});
  const rows = [...good.map((signs) => ({ signs, y: 1 })), ...bad.map((signs) => ({ signs, y: 0 }))].map(
    ({ signs, y }) => ({
      x: Float64Array.from([1, ...names.map((name) => signs[name] ?? 0)]),
      y,
      weight: 0.5 / (y ? good.length : bad.length),
    }),
  );
  const weights = climb(names.length + 1, steps, (current) => {
    const slope = new Float64Array(current.length);
    for (const { x, y, weight } of rows) {
      const error = y - 1 / (1 + Math.exp(-dot(x, current)));
      for (let at = 0; at < slope.length; at++) slope[at] = (slope[at] ?? 0) + weight * error * (x[at] ?? 0);
    }
    return slope.map((value, at) => value - (at === 0 ? 0 : decay * (current[at] ?? 0)));
  });
  return { weights: named(names, weights.slice(1)), bias: round(weights[0] ?? 0) };
}

/** The least probability that keeps all but a share of the good ones. */
export function getThreshold(
  { weights, bias }: { weights: Values; bias: number },
  good: readonly Values[],
  share: number,
): number {
  const sorted = good
    .map((signs) => Object.entries(signs).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias))
    .map((sum) => 1 / (1 + Math.exp(-sum)))
    .sort((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length * share)] ?? 0);
}
