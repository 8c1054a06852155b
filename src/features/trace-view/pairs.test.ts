import { describe, expect, it } from 'vitest';
import { describeLines, pairLines, type SpanLine } from './pairs.ts';
import type { Trace } from './trace.ts';

const observation = (id: string, name: string, parentId?: string) => ({
  id,
  name,
  ...(parentId && { parentId }),
  type: 'span' as const,
  startMs: 0,
  durationMs: 1,
});

const trace: Trace = {
  id: 't',
  name: 'answer',
  scores: [],
  observations: [
    observation('a', 'answer'),
    observation('b', 'search', 'a'),
    observation('c', 'embed', 'b'),
    observation('d', 'search', 'a'),
    observation('e', 'audit'),
  ],
};

const line = (number: number, ...spans: string[]): SpanLine => ({ fence: 0, line: number, spans });
const numbers = (lines: readonly SpanLine[]) =>
  Object.fromEntries([...pairLines(trace, lines).byObservation].map(([id, { number }]) => [id, number]));

describe('pairLines', () => {
  it('numbers spans in code order and pairs every observation of that name', () => {
    expect(numbers([line(3, 'search'), line(7, 'answer')])).toEqual({ a: 2, b: 1, c: 1, d: 1 });
  });
  it('gives everything inside a named span the number of that span', () => {
    expect(numbers([line(1, 'answer')])).toEqual({ a: 1, b: 1, c: 1, d: 1 });
    expect(numbers([line(1, 'answer'), line(2, 'embed')])).toMatchObject({ b: 1, c: 2 });
  });
  it('identifies one of several spans with the same name by its id', () => {
    expect(numbers([line(1, 'd')])).toEqual({ d: 1 });
  });
  it('gives lines of the same span one number, and a line with two spans too', () => {
    const { pairs } = pairLines(trace, [line(1, 'answer'), line(2, 'answer'), line(3, 'search', 'audit')]);
    expect(pairs.map((pair) => pair.lines.map((line) => line.line))).toEqual([[1, 2], [3]]);
    expect(pairs[1]?.named.map(({ id }) => id)).toEqual(['b', 'd', 'e']);
  });
});

describe('describeLines', () => {
  const describePair = (lines: readonly SpanLine[], titles: (string | undefined)[]) => {
    const [pair] = pairLines(trace, lines).pairs;
    return pair && describeLines(pair, titles);
  };
  it('names the file only if there are several', () => {
    expect(describePair([line(4, 'answer')], ['app.py'])).toBe('line 4');
    expect(describePair([line(4, 'answer')], ['app.py', 'tools.py'])).toBe('line 4 of app.py');
  });
  it('lists several lines', () => {
    expect(describePair([line(4, 'answer'), line(5, 'answer'), line(9, 'answer')], ['app.py'])).toBe(
      'lines 4, 5 and 9',
    );
  });
});
