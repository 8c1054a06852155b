/** Labels of a series. */
export type Labels = Readonly<Record<string, string>>;

const escapeValue = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
const formatLabels = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeValue(value)}"`)
    .join(',');
const formatSeries = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`;

/** Counts that only grow, one for each set of labels. */
export class Counter {
  readonly #counts = new Map<string, number>();

  add(labels: Labels = {}, by = 1): void {
    const key = formatLabels(labels);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  /** Formats the counts for Prometheus. */
  lines(name: string, help: string): string[] {
    return formatMetric(
      name,
      'counter',
      help,
      [...this.#counts].map(([labels, value]) => formatSeries(name, labels, value)),
    );
  }
}

/** Counts durations in buckets, one set for each set of labels. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #sets = new Map<string, { counts: number[]; sum: number; count: number }>();

  /** `bounds` are the upper bounds of the buckets, in order. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = formatLabels(labels);
    const set = this.#sets.get(key) ?? { counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
    this.#sets.set(key, set);
    this.#bounds.forEach((bound, index) => {
      if (value <= bound) set.counts[index] = (set.counts[index] ?? 0) + 1;
    });
    set.sum += value;
    set.count++;
  }

  /** Formats the buckets for Prometheus. */
  lines(name: string, help: string): string[] {
    const all = [...this.#sets].flatMap(([labels, { counts, sum, count }]) => {
      const bucket = (bound: string, value: number) =>
        formatSeries(`${name}_bucket`, [labels, `le="${bound}"`].filter(Boolean).join(','), value);
      return [
        ...this.#bounds.map((bound, index) => bucket(String(bound), counts[index] ?? 0)),
        bucket('+Inf', count),
        formatSeries(`${name}_sum`, labels, sum),
        formatSeries(`${name}_count`, labels, count),
      ];
    });
    return formatMetric(name, 'histogram', help, all);
  }
}

/** Formats current values for Prometheus. */
export function formatGauge(name: string, help: string, values: readonly [labels: Labels, value: number][]): string[] {
  return formatMetric(
    name,
    'gauge',
    help,
    values.map(([labels, value]) => formatSeries(name, formatLabels(labels), value)),
  );
}

function formatMetric(name: string, type: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}
