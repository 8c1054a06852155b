import { GLINT_WIDTH, glintPath, liquidPath, MARK_SIZE, RING } from './geometry.ts';

/** The colours of a mark that is in a separate file. */
export interface MarkColours {
  ring: string;
  liquid: string;
  /** Background of the glass. Without it, the glass is transparent. */
  face?: string;
}

/** Colours for a light, a dark and any ground, equal to `ink` and `amber` of the tokens. */
export const MARK_COLOURS = {
  light: { ring: '#1f1d1a', liquid: '#f0a92e' },
  dark: { ring: '#f0ece4', liquid: '#f0ad3c' },
  /** For unknown backgrounds: the glass has its own background. */
  any: { ring: '#1f1d1a', liquid: '#f0a92e', face: '#fbfaf7' },
} as const satisfies Record<'light' | 'dark' | 'any', MarkColours>;

/** The shapes of the mark as SVG source, without the enclosing `svg` element. */
export function markShapes({ ring, liquid, face = 'none' }: MarkColours): string {
  const { cx, cy, r, strokeWidth } = RING;
  return [
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${face}" stroke="${ring}" stroke-width="${strokeWidth}"/>`,
    `<path d="${liquidPath(0.5)}" fill="${liquid}"/>`,
    `<path d="${glintPath()}" fill="none" stroke="${ring}" stroke-width="${GLINT_WIDTH}" stroke-linecap="round"/>`,
  ].join('');
}

/** The mark as a whole SVG file. */
export function markSvg(colours: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${markShapes(colours)}</svg>\n`;
}
