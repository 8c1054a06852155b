import { expect, it } from 'vitest';
import { BOX_HEIGHT, layOutGraph } from './graph-layout.ts';

const node = (id: string) => ({ id, type: 'tool' as const, runs: 1 });
const layout = layOutGraph({
  kind: 'AgentGraph',
  name: 'trip',
  nodes: [node('a'), node('b'), node('c'), node('d')],
  edges: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'b' },
    { from: 'b', to: 'd' },
  ],
});

it('places nodes in rows by their distance from the first', () => {
  const rows = Map.groupBy(layout.nodes, ({ y }) => y);
  expect([...rows.values()].map((row) => row.map(({ id }) => id))).toEqual([['a'], ['b'], ['c', 'd']]);
  expect(layout.height).toBe(Math.max(...layout.nodes.map(({ y }) => y)) + BOX_HEIGHT);
});

it('keeps boxes inside the drawing and apart from each other', () => {
  for (const { x } of layout.nodes) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + layout.boxWidth).toBeLessThanOrEqual(layout.width);
  }
  const [c, d] = layout.nodes.slice(2);
  expect((d?.x ?? 0) - (c?.x ?? 0)).toBeGreaterThan(layout.boxWidth);
});

it('makes boxes wide enough for names and labels', () => {
  const wide = layOutGraph({
    kind: 'AgentGraph',
    name: 'trip',
    nodes: [node('a'), { id: 'b', type: 'generation', runs: 12 }],
    edges: [{ from: 'a', to: 'b' }],
  });
  expect(wide.boxWidth).toBeGreaterThan('generation · 12 times'.length * 7);
});

it('draws the two arrows of a pair apart', () => {
  const paths = layout.edges.map(({ path }) => path);
  expect(new Set(paths).size).toBe(4);
  expect(paths[1]?.split('C')[0]).not.toBe(paths[2]?.split(' ').slice(-2).join(' '));
});
