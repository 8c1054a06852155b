import { expect, it } from 'vitest';
import { COVER, type CoverShape, getCoverShapes } from '../src/pages/listing/cover-shapes.ts';
import { getSharedSite } from './shared-site.ts';

const { index } = getSharedSite();
const posts = index.pagesIn('blog');
const covered = [...posts, ...index.pagesIn('changelog')].filter(({ cover }) => cover);

const getCorners = (shape: CoverShape): (readonly [number, number])[] =>
  shape.kind === 'line'
    ? [...shape.points]
    : [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ];

it('every post has a cover, and no two covers are the same', () => {
  expect(posts.length).toBeGreaterThan(0);
  const drawn = posts.map(({ cover }) => JSON.stringify(cover && getCoverShapes(cover)));
  expect(posts.filter(({ cover }) => !cover).map(({ path }) => path)).toEqual([]);
  expect(new Set(drawn).size).toBe(posts.length);
});

it('nine of ten changelog entries have a cover', () => {
  const entries = index.pagesIn('changelog');
  expect(entries.filter(({ cover }) => cover).length).toBeGreaterThanOrEqual(entries.length * 0.9);
});

it.each(covered.map(({ path, cover }) => [path, cover] as const))(
  'the cover of %s fits and has an accent',
  (_, cover) => {
    const shapes = cover ? getCoverShapes(cover) : [];
    expect(shapes.some(({ tone }) => tone === 'lit' || tone === 'good' || tone === 'bad')).toBe(true);
    for (const [x, y] of shapes.flatMap(getCorners)) {
      expect(x).toBeGreaterThanOrEqual(COVER.margin - 1);
      expect(x).toBeLessThanOrEqual(COVER.width - COVER.margin + 4);
      expect(y).toBeGreaterThanOrEqual(COVER.margin - 4);
      expect(y).toBeLessThanOrEqual(COVER.height - COVER.margin + 4);
    }
  },
);

it('the shortest step of a trace is still a bar in a small cover', () => {
  const traces = covered.flatMap(({ cover }) => (cover?.kind === 'TraceView' ? [cover] : []));
  expect(traces.length).toBeGreaterThan(2);
  const bars = traces.flatMap(getCoverShapes).flatMap((shape) => (shape.kind === 'bar' ? [shape.width] : []));
  expect(Math.min(...bars)).toBeGreaterThan(COVER.width / 25);
});
