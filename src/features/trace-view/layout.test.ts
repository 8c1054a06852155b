import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatUsd } from '../../lib/money.ts';
import { getLabelPlace, getRoundStep, getTicks } from './axis.ts';
import { criticalPath } from './critical-path.ts';
import { formatCount, formatMs } from './format.ts';
import { getRows, getTotals } from './layout.ts';
import { SAMPLE_SELECTED, SAMPLE_TRACE } from './sample.ts';
import type { Observation } from './trace.ts';

const step = (id: string, startMs: number, durationMs: number, parentId?: string): Observation => ({
  id,
  ...(parentId && { parentId }),
  type: 'span',
  name: id,
  startMs,
  durationMs,
});

interface Definition {
  name: string;
  prices: { input: number; output?: number };
}
const { definitions } = JSON.parse(readFileSync('contracts/models.json', 'utf8')) as { definitions: Definition[] };
/** Dollars for a token by model. */
const PRICES = new Map(definitions.map(({ name, prices }) => [name, prices]));

describe('criticalPath', () => {
  it('assigns each moment to the child that the parent waits for', () => {
    const path = criticalPath([step('a', 0, 100), step('b', 10, 30, 'a'), step('c', 10, 60, 'a')]);
    expect(path).toEqual([
      { id: 'a', startMs: 0, endMs: 10 },
      { id: 'c', startMs: 10, endMs: 70 },
      { id: 'a', startMs: 70, endMs: 100 },
    ]);
  });
  it('cuts off a child that outlives its parent', () => {
    expect(criticalPath([step('a', 0, 50), step('b', 20, 90, 'a')])).toEqual([
      { id: 'a', startMs: 0, endMs: 20 },
      { id: 'b', startMs: 20, endMs: 50 },
    ]);
  });
  it('covers the sample from end to end without overlap', () => {
    const path = criticalPath(SAMPLE_TRACE.observations);
    expect(path[0]?.startMs).toBe(0);
    expect(path.at(-1)?.endMs).toBe(getTotals(SAMPLE_TRACE).durationMs);
    for (const [index, part] of path.slice(1).entries()) expect(part.startMs).toBe(path[index]?.endMs);
  });
});

describe('rows', () => {
  const list = getRows(SAMPLE_TRACE);
  const row = (name: string) => list.find(({ observation }) => observation.name === name);
  it('puts parents before children and sorts siblings by start', () => {
    expect(list.map(({ observation }) => observation.id)).toEqual(SAMPLE_TRACE.observations.map(({ id }) => id));
    expect(list.map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 1, 1, 1, 1, 1, 1]);
  });
  it('draws a guide past a nested row if its parent has more siblings', () => {
    expect(row('embed-question')).toMatchObject({ guides: [true], isLast: true });
    expect(row('judge-groundedness')).toMatchObject({ guides: [], isLast: true });
  });
  it('keeps a short last bar within the axis, and colours it on the critical path', () => {
    const [, last] = getRows({ ...SAMPLE_TRACE, observations: [step('a', 0, 1000), step('b', 999, 1, 'a')] });
    expect(last?.bar).toEqual({ x: 99.4, width: 0.6 });
    expect(last?.critical).toEqual([last?.bar]);
  });
  it('positions bars in percent and keeps short ones visible', () => {
    expect(row('support-assistant')?.bar).toEqual({ x: 0, width: 100 });
    expect(getRows({ ...SAMPLE_TRACE, observations: [step('a', 0, 1000), step('b', 500, 0, 'a')] })[1]?.bar).toEqual({
      x: 50,
      width: 0.6,
    });
  });
  it('lists what the answer waited for', () => {
    expect(row('check-stock')?.criticalMs).toBe(766);
    expect(row('get-order')?.criticalMs).toBe(0);
    expect(row('write-answer')?.firstToken).toBeCloseTo((2742 / 4180) * 100);
  });
});

describe('sample', () => {
  it('costs what its models and tokens cost', () => {
    for (const { model, usage, costUsd } of SAMPLE_TRACE.observations) {
      if (!model || !usage) continue;
      const { input, output = 0 } = PRICES.get(model) ?? { input: Number.NaN };
      expect(costUsd).toBeCloseTo(usage.input * input + usage.output * output, 9);
    }
    expect(getTotals(SAMPLE_TRACE)).toMatchObject({
      durationMs: 4180,
      inputTokens: 5097,
      outputTokens: 253,
      observations: 10,
    });
  });
  it('keeps children within their parents and opens one that exists', () => {
    const byId = new Map(SAMPLE_TRACE.observations.map((observation) => [observation.id, observation]));
    for (const { parentId, startMs, durationMs } of SAMPLE_TRACE.observations) {
      const parent = parentId && byId.get(parentId);
      if (parent) expect(startMs + durationMs).toBeLessThanOrEqual(parent.startMs + parent.durationMs);
    }
    expect(byId.has(SAMPLE_SELECTED)).toBe(true);
  });
});

describe('numbers', () => {
  it('formats readings', () => {
    expect([
      formatMs(136.4),
      formatMs(1604),
      formatUsd(0.00002),
      formatUsd(0.005048),
      formatUsd(12.5),
      formatCount(5097),
    ]).toEqual(['136 ms', '1.60 s', '<$0.0001', '$0.0050', '$12.50', '5,097']);
  });
  it('keeps the labels of the ticks within the axis and apart', () => {
    expect(getLabelPlace('1 s', 24, 20)).toBe('none');
    expect(getLabelPlace('1 s', 24, 10)).toBe('mark');
    expect(getLabelPlace('4 s', 96, 64)).toBe('end');
    expect(getLabelPlace('4 s', 96, 84)).toBe('none');
    expect(getLabelPlace('200 ms', 100, 40)).toBe('end');
    expect(getTicks(4180).map(({ labelAt }) => labelAt)).toEqual(['mark', 'mark', 'mark', 'mark', 'none']);
  });
  it('moves a label that would overflow to the end of the axis', () =>
    expect(getTicks(1180).map(({ label, labelAt }) => [label, labelAt])).toEqual([
      ['0', 'mark'],
      ['0.5 s', 'mark'],
      ['1 s', 'end'],
    ]));
  it('labels every other tick if there is no room for all', () => {
    expect(getTicks(2100).map(({ label, labelAt }) => [label, labelAt])).toEqual([
      ['0', 'mark'],
      ['0.5 s', 'none'],
      ['1 s', 'mark'],
      ['1.5 s', 'none'],
      ['2 s', 'end'],
    ]);
  });
  it('picks round ticks', () => {
    expect(getRoundStep(4180, 5)).toBe(1000);
    expect(getTicks(4180).map(({ label }) => label)).toEqual(['0', '1 s', '2 s', '3 s', '4 s']);
    expect(getTicks(90).map(({ label }) => label)).toEqual(['0', '20 ms', '40 ms', '60 ms', '80 ms']);
    expect(getTicks(0)).toEqual([]);
  });
});
