import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f0a92e' } });
const svg = (source: string) => readPictureHeader(new TextEncoder().encode(source));
const moving = async (width: number, height: number) =>
  sharp(
    await Promise.all(
      ['#000', '#fff'].map((background) =>
        sharp({ create: { width, height, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  );

describe('the header of an image', () => {
  it.each([
    ['png', () => plain(13, 7).png().toBuffer()],
    ['jpeg', () => plain(13, 7).jpeg().toBuffer()],
    [
      'jpeg',
      () =>
        plain(13, 7)
          .jpeg({ progressive: true })
          .withExif({ IFD0: { Copyright: 'x' } })
          .toBuffer(),
    ],
    ['gif', () => plain(13, 7).gif().toBuffer()],
    ['webp', () => plain(13, 7).webp().toBuffer()],
    ['webp', () => plain(13, 7).webp({ lossless: true }).toBuffer()],
    [
      'webp',
      () =>
        plain(13, 7)
          .withExif({ IFD0: { Copyright: 'x' } })
          .webp()
          .toBuffer(),
    ],
  ])('contains the size of a %s file', async (format, make) =>
    expect(readPictureHeader(await make())).toEqual({ format, width: 13, height: 7, animated: false }),
  );

  it('swaps the sides of a photo taken upright', async () =>
    expect(readPictureHeader(await plain(13, 7).withMetadata({ orientation: 6 }).jpeg().toBuffer())).toMatchObject({
      width: 7,
      height: 13,
    }));

  it.each([
    ['gif', async () => (await moving(9, 5)).gif().toBuffer()],
    ['webp', async () => (await moving(9, 5)).webp().toBuffer()],
  ])('tells whether a %s file is animated', async (format, make) =>
    expect(readPictureHeader(await make())).toEqual({ format, width: 9, height: 5, animated: true }),
  );

  it('distinguishes AVIF from other files of its family', async () => {
    expect(readPictureHeader(await plain(8, 8).avif().toBuffer())).toMatchObject({ format: 'avif' });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    expect(readPictureHeader(heic)).toMatchObject({ format: 'heif' });
    const video = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom\0\0\0\0isom')]);
    expect(readPictureHeader(video)).toBeUndefined();
  });

  it.each([
    ['width and height', '<svg width="30" height="20px"/>', 30, 20],
    ['a view box', '<svg viewBox="0 0 64 32">', 64, 32],
    ['one side and a view box', '<svg width="32" viewBox="0 0 64 32">', 32, 16],
    [
      'a prolog',
      '\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg [<!ENTITY a "b>">]>\n<svg viewBox="0,0,5,6">',
      5,
      6,
    ],
    ['fractions in its view box', '<svg viewBox="-.5 -1.5 12.4 .6">', 12, 1],
    ['no size', '<svg width="100%" height="2em">', 0, 0],
    ['a dot for a number', '<svg viewBox="0 0 . 4">', 0, 0],
    ['a number with two dots', '<svg viewBox="0 0 1.2.3 4">', 0, 0],
    ['two dots in the last number', '<svg viewBox="0 0 4 1.2.3">', 0, 0],
    ['a width that is only a dot', '<svg width="." viewBox="0 0 64 32">', 64, 32],
  ])('reads an SVG with %s', (_, source, width, height) =>
    expect(svg(source)).toEqual({ format: 'svg', width, height, animated: false }),
  );

  it.each(['', 'text', '<html><svg></svg></html>', '<!-- <svg> ', '<svgx>', '{"svg": 1}'])(
    'finds no image in %j',
    (text) => expect(svg(text)).toBeUndefined(),
  );

  it('never throws or hangs, whatever the bytes', async () => {
    const files = await Promise.all([
      plain(9, 9).png().toBuffer(),
      plain(9, 9).jpeg().toBuffer(),
      (await moving(9, 9)).gif().toBuffer(),
      plain(9, 9).webp().toBuffer(),
      Buffer.from('<?xml?><!DOCTYPE svg><svg width="1" viewBox="0 0 1.5 4">'),
    ]);
    const broken = fc
      .tuple(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 }), fc.nat(400))
      .map(([file, changes, cut]) => {
        const bytes = Uint8Array.from(file).subarray(0, cut);
        for (const [offset, value] of changes) if (offset < bytes.length) bytes[offset] = value;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        const header = readPictureHeader(bytes);
        expect(header === undefined || (header.width >= 0 && header.height >= 0)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(svg('<!---->'.repeat(2000))).toBeUndefined();
  });
});
