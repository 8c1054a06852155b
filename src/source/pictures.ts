import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { findClosestMatch } from '../lib/closest-match.ts';
import { type PictureHeader, readPictureHeader } from '../lib/picture-header.ts';
import type { FindPicture, FoundPicture, PictureProblem } from '../markdown/pictures.ts';
import { IMAGE_INPUT } from '../site/limits.ts';

const VERSION_CHARS = 10;
const LOCAL = /^(?:\/[\w][\w.-]*)+$/;

/** A short hash of an image's bytes, which lets URLs of its sizes be cached forever. */
export function pictureVersion(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, VERSION_CHARS);
}

interface PictureFile extends PictureHeader {
  version: string;
}

/** Finds images below the folder of public files, each read once. `name-dark.png` next to `name.png` is its dark version. */
export function createPictureFinder(folder: string, { sized }: { sized: boolean }): FindPicture {
  const found = new Map<string, FoundPicture | PictureProblem>();
  return (src) => {
    const result = found.get(src) ?? findPictureFile(folder, src, sized);
    found.set(src, result);
    return result;
  };
}

function findPictureFile(folder: string, src: string, sized: boolean): FoundPicture | PictureProblem {
  const wrong = addressProblem(src);
  if (wrong) return wrong;
  const light = readPicture(folder, src);
  if (!light) return describeMissingPicture(folder, src);
  const unreadable = findFileProblem(src, light);
  if (unreadable) return unreadable;
  const { width, height, version, format, animated } = light;
  const found = { width, height, version, sized: sized && format !== 'svg' && !animated };
  const darkSrc = `${src.slice(0, -extname(src).length)}-dark${extname(src)}`;
  const dark = readPicture(folder, darkSrc);
  if (!dark) return found;
  if (dark.width !== width || dark.height !== height)
    return {
      problem: `The pictures "${src}" and "${darkSrc}" differ in size.`,
      remedy: 'Use the same size for both, because one replaces the other.',
    };
  return { ...found, dark: { src: darkSrc, version: dark.version } };
}

function addressProblem(src: string): PictureProblem | undefined {
  if (/^(https?:)?\/\//.test(src))
    return {
      problem: `The picture "${src}" is on another site; browsers do not show it here.`,
      remedy: 'Add a copy to public/pictures.',
    };
  if (LOCAL.test(src) && !src.includes('..')) return undefined;
  return {
    problem: `The picture "${src}" is not a file of this site.`,
    remedy: 'Write its path below public/, such as "/pictures/trace.webp".',
  };
}

function findFileProblem(src: string, { format, width, height }: PictureFile): PictureProblem | undefined {
  if (format === 'avif' || format === 'heif')
    return { problem: `The picture "${src}" is ${format.toUpperCase()}.`, remedy: 'Save it as WebP, PNG or JPEG.' };
  if (width === 0 || height === 0)
    return {
      problem: `The size of the picture "${src}" cannot be read.`,
      remedy: 'Save it again; give an SVG a viewBox.',
    };
  if (format !== 'svg' && width * height > IMAGE_INPUT.pixels)
    return { problem: `The picture "${src}" has too many pixels.`, remedy: 'Reduce its size.' };
  return undefined;
}

function describeMissingPicture(folder: string, src: string): PictureProblem {
  const parent = join(folder, posix.dirname(src));
  const entries = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const suggestion = findClosestMatch(posix.basename(src), names);
  return {
    problem: `There is no picture "${src}" in public/.`,
    remedy: suggestion
      ? `Did you mean "${posix.join(posix.dirname(src), suggestion)}"?`
      : 'Put the file there, or correct the path.',
  };
}

/** A file that is not an image has no size, which is reported as its fault. */
function readPicture(folder: string, src: string): PictureFile | undefined {
  const path = join(folder, src);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  const bytes = readFileSync(path);
  const header = readPictureHeader(bytes) ?? { format: 'png', width: 0, height: 0, animated: false };
  return { ...header, version: pictureVersion(bytes) };
}
