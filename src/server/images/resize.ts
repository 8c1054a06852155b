import { loadOnce } from '../../lib/load-once.ts';
import { IMAGE_INPUT, IMAGE_TIMEOUT_S } from '../../site/limits.ts';
import { type ImageResult, refuse } from './image-request.ts';

/** Readers of accepted formats; all others, and those that read files by name, stay blocked. */
const READERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

/** The native library loads when the first picture is requested. */
const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
});

/** Makes a WebP of a picture, no wider than requested and no wider than the original. It is rotated as its metadata says, and has no metadata. */
export async function resize(
  bytes: Uint8Array<ArrayBuffer>,
  { width, quality }: { width: number; quality: number },
): Promise<ImageResult<Uint8Array<ArrayBuffer>>> {
  const sharp = await loadSharp();
  try {
    const output = await sharp(bytes, {
      failOn: 'truncated',
      limitInputPixels: IMAGE_INPUT.pixels,
      sequentialRead: true,
      pages: 1,
    })
      .timeout({ seconds: IMAGE_TIMEOUT_S })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    return { ok: true, value: new Uint8Array(output) };
  } catch {
    return refuse(422, 'damaged', 'This picture is damaged and cannot be read.');
  }
}
