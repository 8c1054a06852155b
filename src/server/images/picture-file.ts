import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type PictureHeader, readPictureHeader } from '../../lib/picture-header.ts';
import { IMAGE_INPUT } from '../../site/limits.ts';
import { type ImageResult, refuse } from './image-request.ts';

/** A file below the folder of public files; the stamp changes when the file does. */
export interface PictureFile {
  path: string;
  stamp: string;
}

const MISSING = refuse(404, 'not-found', 'There is no such picture on this site.');

/** Finds a file below a folder; links that lead out of it count as missing. */
export async function findPicture(folder: string, url: string): Promise<ImageResult<PictureFile>> {
  try {
    const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, url))]);
    const facts = await stat(path);
    if (!path.startsWith(home + sep) || !facts.isFile()) return MISSING;
    if (facts.size > IMAGE_INPUT.bytes) return refuse(413, 'too-large', 'The file of this picture is too large.');
    return { ok: true, value: { path, stamp: `${facts.mtimeMs} ${facts.size}` } };
  } catch {
    return MISSING;
  }
}

/** The bytes of a picture, and what they say of it. */
export interface PictureContent {
  bytes: Uint8Array<ArrayBuffer>;
  header: PictureHeader;
}

/** Reads a file and checks its content; accepted files are safe to decode. */
export async function readPicture(path: string): Promise<ImageResult<PictureContent>> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return MISSING;
  const header = readPictureHeader(bytes);
  if (!header) return refuse(415, 'not-a-picture', 'This file is no picture in PNG, JPEG, WebP or GIF.');
  const { format, width, height, animated } = header;
  if (format === 'svg') return refuse(415, 'svg', 'An SVG needs no other size: use the file itself.');
  if (format === 'avif' || format === 'heif')
    return refuse(415, format, `${format.toUpperCase()} is not read here: use PNG, JPEG or WebP.`);
  if (animated) return refuse(415, 'animated', 'This picture moves and would stand still: use the file itself.');
  if (width * height > IMAGE_INPUT.pixels) return refuse(413, 'too-many-pixels', 'This picture has too many pixels.');
  if (width * height === 0) return refuse(422, 'damaged', 'This picture is damaged and cannot be read.');
  return { ok: true, value: { bytes: new Uint8Array(bytes), header } };
}
