import type { Observation, Trace } from './trace.ts';

/** A line of code that creates spans, which are named by their name or id. */
export interface SpanLine {
  /** Which piece of code the line is in, counted from zero. */
  fence: number;
  /** Counted from one. */
  line: number;
  spans: readonly string[];
}

/** Lines of code and the observations they create; both show the number. */
export interface SpanPair {
  number: number;
  lines: readonly SpanLine[];
  /** The observations that the lines name, without their children. */
  named: readonly Observation[];
}

/** The pairs of a trace, with the pair of each observation that belongs to one. */
export interface Pairing {
  pairs: readonly SpanPair[];
  byObservation: ReadonlyMap<string, SpanPair>;
}

/** The most pairs that one picture can show; the stylesheet has a rule for each number. */
export const PAIRS_MAX = 9;

/** True if a line names the observation. */
export function isNamed({ id, name }: Observation, span: string): boolean {
  return id === span || name === span;
}

/**
 * Pairs lines with observations. Numbers follow the code; lines that name the same span share one.
 * An observation that no line names belongs to the closest named one above it.
 */
export function pairLines(trace: Trace, lines: readonly SpanLine[]): Pairing {
  const groups: { lines: SpanLine[]; spans: Set<string> }[] = [];
  for (const line of lines) {
    const group = groups.find(({ spans }) => line.spans.some((span) => spans.has(span)));
    if (!group) groups.push({ lines: [line], spans: new Set(line.spans) });
    else {
      group.lines.push(line);
      for (const span of line.spans) group.spans.add(span);
    }
  }
  const pairs = groups.map(({ lines, spans }, index) => ({
    number: index + 1,
    lines,
    named: trace.observations.filter((observation) => [...spans].some((span) => isNamed(observation, span))),
  }));
  return { pairs, byObservation: assignObservations(trace, pairs) };
}

function assignObservations({ observations }: Trace, pairs: readonly SpanPair[]): Map<string, SpanPair> {
  const byId = new Map(observations.map((observation) => [observation.id, observation]));
  const named = new Map(pairs.flatMap((pair) => pair.named.map(({ id }) => [id, pair] as const)));
  const find = (observation: Observation | undefined): SpanPair | undefined =>
    observation && (named.get(observation.id) ?? find(byId.get(observation.parentId ?? '')));
  return new Map(
    observations.flatMap((observation) => {
      const pair = find(observation);
      return pair ? [[observation.id, pair] as const] : [];
    }),
  );
}

/** Describes the lines of a pair: "line 4", "lines 4 and 9 of app.ts". */
export function describeLines({ lines }: SpanPair, titles: readonly (string | undefined)[]): string {
  const byFence = Map.groupBy(lines, ({ fence }) => fence);
  const places = [...byFence].map(([fence, fenceLines]) => {
    const numbers = fenceLines.map(({ line }) => `${line}`);
    const list = numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : numbers[0];
    const title = titles.length > 1 ? titles[fence] : undefined;
    return `${numbers.length > 1 ? 'lines' : 'line'} ${list}${title ? ` of ${title}` : ''}`;
  });
  return places.join(', ');
}
