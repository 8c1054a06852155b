import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoomedSize } from './zoomed-size.ts';

const sides = (max: number) => fc.record({ width: fc.integer({ min: 1, max }), height: fc.integer({ min: 1, max }) });

describe('the size of an open image', () => {
  it.each([
    ['fits by width', { width: 2000, height: 500 }, { width: 1000, height: 800 }, { width: 900, height: 225 }],
    ['fits by height', { width: 500, height: 2000 }, { width: 1000, height: 800 }, { width: 180, height: 720 }],
    [
      'is its own if there is room',
      { width: 300, height: 200 },
      { width: 1000, height: 800 },
      { width: 300, height: 200 },
    ],
  ])('%s', (_, pictureSize, window, size) => expect(zoomedSize(pictureSize, window)).toEqual(size));

  it('of a drawing fills the viewport', () =>
    expect(zoomedSize({ width: 40, height: 40 }, { width: 1000, height: 800 }, true)).toEqual({
      width: 720,
      height: 720,
    }));

  it("never exceeds 90 % of the window or the image's own size", () =>
    fc.assert(
      fc.property(sides(10_000), sides(5000), (pictureSize, window) => {
        const { width, height } = zoomedSize(pictureSize, window);
        expect(width).toBeLessThanOrEqual(Math.min(pictureSize.width, window.width * 0.9));
        expect(height).toBeLessThanOrEqual(Math.min(pictureSize.height, window.height * 0.9));
      }),
    ));
});
