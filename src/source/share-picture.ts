import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureHeader } from '../lib/picture-header.ts';

/** What consumers of share tags need to know about an image before they load it. */
export interface SharePicture {
  type: string;
  width: number;
  height: number;
}

const TYPES = { svg: 'image/svg+xml' } as Readonly<Record<string, string>>;

/** Reads each image below the public folder once; one that is missing or has no size in its header is undefined. */
export function createSharePictureReader(folder: string): (path: string) => SharePicture | undefined {
  const cache = new Map<string, SharePicture | undefined>();
  return (path) => {
    if (!cache.has(path)) cache.set(path, readSharePicture(join(folder, path)));
    return cache.get(path);
  };
}

function readSharePicture(file: string): SharePicture | undefined {
  const header = existsSync(file) ? readPictureHeader(readFileSync(file)) : undefined;
  if (!header || header.width === 0 || header.height === 0) return undefined;
  const { format, width, height } = header;
  return { type: TYPES[format] ?? `image/${format}`, width, height };
}
