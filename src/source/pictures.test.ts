import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureFinder } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f0a92e' } });

beforeAll(async () => {
  const files: Record<string, Buffer | string> = {
    'alone.png': await plain(120, 80).png().toBuffer(),
    'pair.webp': await plain(60, 40).webp().toBuffer(),
    'pair-dark.webp': await plain(60, 40).webp({ quality: 20 }).toBuffer(),
    'odd.png': await plain(60, 40).png().toBuffer(),
    'odd-dark.png': await plain(61, 40).png().toBuffer(),
    'drawing.svg': '<svg viewBox="0 0 64 32"/>',
    'endless.svg': '<svg/>',
    'text.png': 'no picture',
    'avif.png': await plain(8, 8).avif().toBuffer(),
  };
  mkdirSync(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, 'pictures', name), bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

const find = (src: string, sized = true) => createPictureFinder(folder, { sized })(src);

describe('an image is found', () => {
  it('with its width and height', () =>
    expect(find('/pictures/alone.png')).toEqual({
      width: 120,
      height: 80,
      sized: true,
      version: expect.stringMatching(/^[\w-]{10}$/),
    }));
  it('with its dark version, if there is one next to it', () =>
    expect(find('/pictures/pair.webp')).toMatchObject({ dark: { src: '/pictures/pair-dark.webp' } }));
  it('without other sizes, if it is an SVG', () =>
    expect(find('/pictures/drawing.svg')).toMatchObject({ width: 64, height: 32, sized: false }));
  it('without other sizes, if nothing creates them', () =>
    expect(find('/pictures/alone.png', false)).toMatchObject({ width: 120, sized: false }));
});

describe('an image that cannot be shown is reported with a remedy', () => {
  it.each([
    [
      '/pictures/alon.png',
      'There is no picture "/pictures/alon.png" in public/.',
      'Did you mean "/pictures/alone.png"?',
    ],
    ['/nowhere/a.png', 'There is no picture', 'Put the file there'],
    ['/pictures', 'There is no picture', 'Put the file there'],
    ['https://a.example/b.png', 'is on another site', 'Add a copy to public/pictures'],
    ['//a.example/b.png', 'is on another site', 'Add a copy'],
    ['alone.png', 'is not a file of this site', '"/pictures/trace.webp"'],
    ['/../secret.png', 'is not a file of this site', 'below public/'],
    ['/pictures/text.png', 'cannot be read', 'Save it again'],
    ['/pictures/endless.svg', 'cannot be read', 'viewBox'],
    ['/pictures/avif.png', 'is AVIF', 'WebP, PNG or JPEG'],
    ['/pictures/odd.png', 'differ in size', 'Use the same size for both'],
  ])('%s', (src, problem, remedy) =>
    expect(find(src)).toEqual({ problem: expect.stringContaining(problem), remedy: expect.stringContaining(remedy) }),
  );
});
