import { describe, expect, it } from 'vitest';
import { traceFileSchema } from './trace-file.ts';

const observation = { id: 'a', type: 'span', name: 'root', startMs: 0, durationMs: 10 };
const fileWith = (...observations: object[]) => ({
  kind: 'illustrative',
  traces: [{ id: 't', name: 'trace', observations }],
});
const problems = (value: unknown) =>
  traceFileSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a trace file', () => {
  it('requires no user, session, environment, release or scores', () => {
    expect(traceFileSchema.parse(fileWith(observation)).traces[0]).toMatchObject({ id: 't', scores: [] });
  });
  it('accepts numeric, boolean and categorical scores', () => {
    const scores = [3, 0.5, true, 'billing'].map((value, index) => ({ name: `score-${index}`, value }));
    expect(problems(fileWith({ ...observation, scores }))).toEqual([]);
  });
  it('reports where a parent does not exist', () => {
    expect(problems(fileWith(observation, { ...observation, id: 'b', parentId: 'x' }))).toEqual([
      'traces.0.observations.1.parentId: no observation has the id "x"',
    ]);
  });
  it('refuses a duplicate id, and a cycle of parents', () => {
    expect(problems(fileWith(observation, observation))).toEqual([
      'traces.0.observations.1.id: the id "a" is used twice',
    ]);
    const circle = fileWith({ ...observation, parentId: 'b' }, { ...observation, id: 'b', parentId: 'a' });
    expect(problems(circle)).toHaveLength(2);
  });
  it('refuses unknown fields, unknown types and a file without traces', () => {
    expect(problems(fileWith({ ...observation, type: 'llm' }))[0]).toContain('traces.0.observations.0.type');
    expect(problems(fileWith({ ...observation, duration: 3 }))[0]).toContain('traces.0.observations.0');
    expect(problems({ kind: 'recorded', traces: [] })).toHaveLength(1);
  });
});
