import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const createPlainImage = (width: number, height: number, background = '#f0a92e') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Noise, so that qualities differ. */
const createNoiseImage = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

async function createAnimatedGif() {
  const frames = ['#000', '#fff'].map((background) => createPlainImage(40, 30, background).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** A small PNG file with huge dimensions. */
async function createDecompressionBomb(): Promise<Buffer> {
  const png = await createPlainImage(4, 4).png().toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);

/** Writes one of each kind of picture, valid and invalid, into a new folder; only `public` in it is served. */
export async function writeSamplePictures(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const folder = join(root, 'public');
  mkdirSync(join(folder, 'deep/folder.png'), { recursive: true });
  const photo = await createNoiseImage(900, 600).jpeg().toBuffer();
  const files: Record<string, Buffer | string> = {
    'wide.png': await createPlainImage(1000, 500).png().toBuffer(),
    'photo.jpg': photo,
    'deep/still.gif': await createPlainImage(700, 70).gif().toBuffer(),
    'small.webp': await createPlainImage(50, 20).webp().toBuffer(),
    'lean.webp': await createNoiseImage(300, 300).webp({ quality: 1 }).toBuffer(),
    'upright.jpg': await createPlainImage(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'avif.png': await createPlainImage(40, 40).avif().toBuffer(),
    'heif.png': HEIC,
    'svg.png': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'text.png': 'This is no picture.',
    'empty.png': '',
    'moving.gif': await (await createAnimatedGif()).gif().toBuffer(),
    'moving.webp': await (await createAnimatedGif()).webp().toBuffer(),
    'bomb.png': await createDecompressionBomb(),
    'cut.jpg': photo.subarray(0, photo.length / 2),
    'cut.png': (await createNoiseImage(300, 300).png().toBuffer()).subarray(0, 5000),
    '.hidden.png': await createPlainImage(9, 9).png().toBuffer(),
    'huge.png': '',
    '../outside.png': await createPlainImage(9, 9).png().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  truncateSync(join(folder, 'huge.png'), 20_000_001);
  symlinkSync(join(root, 'outside.png'), join(folder, 'link.png'));
  symlinkSync(root, join(folder, 'way'));
  return root;
}
