import { describe, expect, it } from 'vitest';
import { layOutDiagram, type PlacedNode } from './layout.ts';
import { getArrow, getBadgePosition, getPath, routeOver } from './routes.ts';
import { SAMPLE_ARCHITECTURE } from './sample.ts';

const areApart = (a: PlacedNode, b: PlacedNode) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each(['right', 'down'] as const)('layOutDiagram, %s', (direction) => {
  const { nodes, links, width, height } = layOutDiagram(SAMPLE_ARCHITECTURE, direction);
  it('keeps boxes apart', () => {
    for (const [index, a] of nodes.entries()) for (const b of nodes.slice(index + 1)) expect(areApart(a, b)).toBe(true);
  });
  it('keeps everything on the picture', () => {
    for (const { x, y, width: w, height: h } of nodes)
      expect([x >= 0, y >= 0, x + w <= width, y + h <= height]).toEqual([true, true, true, true]);
    for (const { u, v } of links.flatMap(({ routes }) => routes.flat()))
      expect([u >= 0, v >= 0, u <= width, v <= height]).toEqual([true, true, true, true]);
  });
  it('draws only straight lines and numbers them in order', () => {
    for (const route of links.flatMap(({ routes }) => routes))
      for (const [index, a] of route.slice(0, -1).entries()) {
        const b = route[index + 1];
        expect(b && (Math.abs(a.u - b.u) < 1e-9 || Math.abs(a.v - b.v) < 1e-9)).toBe(true);
      }
    expect(links.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('layOutDiagram', () => {
  it('reports a link to an unknown box', () => {
    const broken = { ...SAMPLE_ARCHITECTURE, links: [{ from: 'web', to: 'kafka', kind: 'data' as const, text: '' }] };
    expect(() => layOutDiagram(broken, 'right')).toThrow(/"kafka"/);
  });
});

describe('routes', () => {
  const bentRoute = [
    { u: 0, v: 0 },
    { u: 20, v: 0 },
    { u: 20, v: 50 },
  ];
  it('bends in the middle of the gap', () => {
    const route = routeOver({ u: 0, v: 0, du: 100, dv: 10 }, { u: 200, v: 50, du: 100, dv: 10 });
    expect(route.map(({ v }) => v)).toEqual([10, 30, 30, 50]);
  });
  it('rounds corners', () => {
    expect(getPath(bentRoute)).toBe('M0 0L14 0Q20 0 20 6L20 50');
  });
  it('points the arrow in the direction of the last segment', () => {
    expect(getArrow(bentRoute)).toBe('M20 50L17 44L23 44Z');
  });
  it('puts the number on the longest segment', () => {
    expect(getBadgePosition(bentRoute)).toEqual({ u: 20, v: 25 });
  });
});
