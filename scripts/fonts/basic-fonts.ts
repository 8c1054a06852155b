import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** A font file that every page loads, and the font that it is a subset of. */
export interface BasicFont {
  file: string;
  source: string;
}

export const BASIC_FONTS: readonly BasicFont[] = ['geist', 'geist-mono'].map((name) => ({
  file: `src/ui/fonts/${name}-basic-wght-normal.woff2`,
  source: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
}));

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
/** Characters of English pages outside ASCII. The same ranges are in `src/ui/styles/fonts.css`. */
const PUNCTUATION = '\u00a0©°·×–—‘’“”•…›€™↑↓−';
export const BASIC_CHARACTERS = ASCII + PUNCTUATION;

/** The lightest and the boldest weight that styles use. */
export const BASIC_WEIGHTS = { min: 400, max: 700 };

/** Features for shaping, and tabular digits. Ligatures, old-style digits and other letter forms are not used. */
const FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Creates a font with only the basic characters, weights and features. */
export function cutBasicFont({ source }: BasicFont): Promise<Buffer> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(source)));
  // The types of the package do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: BASIC_WEIGHTS },
    keepFeatures: FEATURES,
  } as const;
  return subsetFont(bytes, BASIC_CHARACTERS, options);
}
