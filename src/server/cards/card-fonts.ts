import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of a font family that contains some of a text's letters. */
export interface FontFile {
  family: string;
  file: string;
  ranges: [number, number][];
}

/** A package of font files, one for each range of letters. */
interface FontPackage {
  family: string;
  name: string;
}

/** The site's own type. */
export const SANS: FontPackage = { family: 'Geist', name: 'geist' };
/** The site's own type for labels. */
export const MONO: FontPackage = { family: 'Geist Mono', name: 'geist-mono' };

/** Type for other scripts; Han letters look different in each language, so the first that fits decides. */
const SCRIPTS: readonly (FontPackage & { letters: RegExp; lang: string })[] = [
  { family: 'Noto Sans JP', name: 'noto-sans-jp', letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, lang: 'ja' },
  { family: 'Noto Sans KR', name: 'noto-sans-kr', letters: /\p{sc=Hangul}/u, lang: 'ko' },
  { family: 'Noto Sans SC', name: 'noto-sans-sc', letters: /\p{sc=Han}/u, lang: 'zh-Hans' },
];

/** Returns the font that a text needs in addition to the site's own, if any. */
export function getScript(text: string): (FontPackage & { lang: string }) | undefined {
  return SCRIPTS.find(({ letters }) => letters.test(text));
}

const require = createRequire(import.meta.url);
const slices = new Map<string, FontFile[] | undefined>();

/** Parses `U+0000-00ff,U+0131` as pairs of numbers. */
export function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Finds the font files that a text needs; undefined if the package is not installed. */
export function findFontFiles(text: string, font: FontPackage): FontFile[] | undefined {
  if (!slices.has(font.name)) slices.set(font.name, getSlices(font));
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const containsPoint = ([first, last]: [number, number]) => points.some((point) => first <= point && point <= last);
  return slices.get(font.name)?.filter(({ ranges }) => ranges.some(containsPoint));
}

function getSlices({ family, name }: FontPackage): FontFile[] | undefined {
  try {
    const index = require.resolve(`@fontsource-variable/${name}/unicode.json`);
    const ranges = JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>;
    return Object.entries(ranges).map(([subset, text]) => ({
      family,
      file: join(dirname(index), 'files', `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: parseRanges(text),
    }));
  } catch {
    return undefined;
  }
}
