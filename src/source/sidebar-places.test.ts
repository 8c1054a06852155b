import { describe, expect, it } from 'vitest';
import type { SidebarNode } from './sidebar.ts';
import { collapseSidebar, getPlaces } from './sidebar-places.ts';

const page = (path: string): SidebarNode => ({ kind: 'page', title: path, path });
const group = (title: string, children: SidebarNode[]): SidebarNode => ({ kind: 'group', title, children });
const nodes = [
  page('/start'),
  group('A', [page('/a1'), group('Deep', [page('/a2'), page('/a3')])]),
  group('B', [page('/b1'), page('/b2')]),
];

describe('getPlaces', () => {
  it('orders pages from top to bottom with their groups', () => {
    const { order, byPath } = getPlaces(nodes);
    expect(order.map(({ path }) => path)).toEqual(['/start', '/a1', '/a2', '/a3', '/b1', '/b2']);
    expect(byPath.get('/a3')?.index).toBe(3);
    expect(byPath.get('/a3')?.groups.map(({ title }) => title)).toEqual(['A', 'Deep']);
  });
});

describe('collapseSidebar', () => {
  it('leaves a short sidebar unchanged', () => expect(collapseSidebar(nodes, '/a2', 6)).toBe(nodes));

  it('reduces a long one to the groups that contain the page', () => {
    expect(collapseSidebar(nodes, '/b2', 5)).toEqual([
      page('/start'),
      { kind: 'page', title: 'A', path: '/a1' },
      group('B', [page('/b1'), page('/b2')]),
    ]);
    expect(collapseSidebar(nodes, '/a2', 5)[1]).toEqual(nodes[1]);
  });
});
