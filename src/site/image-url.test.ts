import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl } from './image-url.ts';
import { IMAGE_WIDTHS } from './limits.ts';

describe('the image helper builds an image-optimisation URL', () => {
  it('with source URL, width and quality (default 75) as query parameters', () => {
    expect(imageUrl('/pictures/a.png', 640)).toBe('/api/image?url=/pictures/a.png&w=640&q=75');
    expect(imageUrl('/pictures/a.png', 640, 90)).toBe('/api/image?url=/pictures/a.png&w=640&q=90');
  });
  it('with the hash of the file if it is known', () =>
    expect(imageUrl('/a.png', 320, 75, 'h4sh')).toBe('/api/image?url=/a.png&w=320&q=75&v=h4sh'));
  it('that can be parsed back to the source, whatever it contains', () =>
    fc.assert(
      fc.property(fc.string(), (src) => {
        expect(new URL(imageUrl(src, 320), 'https://a.example').searchParams.get('url')).toBe(src.toWellFormed());
      }),
    ));
});

describe('the srcset of an image', () => {
  const widths = (naturalWidth: number) =>
    imageSrcSet('/a.png', naturalWidth)
      .split(', ')
      .map((candidate) => /w=(\d+)&.* (\d+)w$/.exec(candidate)?.slice(1).map(Number));
  it('has every smaller width, and its own', () =>
    expect(widths(700)).toEqual([
      [320, 320],
      [640, 640],
      [828, 700],
    ]));
  it('of a small image has only its own width', () => expect(widths(100)).toEqual([[320, 100]]));
  it('of an image as wide as a step has no second candidate of that width', () =>
    expect(widths(640)).toEqual([
      [320, 320],
      [640, 640],
    ]));
  it('of a huge image ends at the widest step, described by its actual width', () =>
    expect(widths(5000).at(-1)).toEqual([Math.max(...IMAGE_WIDTHS), 1920]));
});
