import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASIC_CHARACTERS, BASIC_FONTS, BASIC_WEIGHTS, cutBasicFont } from './fonts/basic-fonts.ts';

const css = readFileSync('src/ui/styles/fonts.css', 'utf8');

/** Returns the faces of a font file in the stylesheet. */
const getFaces = (file: string) => css.split('@font-face').filter((face) => face.includes(file));

function hasCharacter(face: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

describe('the fonts that every page loads', () => {
  it.each(BASIC_FONTS)('$file is what npm run tool -- fonts creates', async (font) => {
    expect(readFileSync(font.file).equals(await cutBasicFont(font))).toBe(true);
  });

  it.each(BASIC_FONTS)('$file is used for its characters and weights, the whole font for the others', (font) => {
    const [basic = ''] = getFaces(font.file.split('/').at(-1) ?? '');
    const [whole = ''] = getFaces(font.source.split('/').at(-1) ?? '');
    for (const character of BASIC_CHARACTERS)
      expect([character, hasCharacter(basic, character), hasCharacter(whole, character)]).toEqual([
        character,
        true,
        false,
      ]);
    for (const other of 'éüñß') expect([hasCharacter(basic, other), hasCharacter(whole, other)]).toEqual([false, true]);
  });

  it('have the weights of their whole family: Chromium does not combine faces that differ', () => {
    const faces = css.split('@font-face').filter((face) => /font-family: "Geist (Mono )?Variable"/.test(face));
    expect(faces).toHaveLength(6);
    for (const face of faces) expect(face).toContain(`font-weight: ${BASIC_WEIGHTS.min} ${BASIC_WEIGHTS.max};`);
  });
});
