import type { Node } from 'takumi-js/node';
import { BRAND } from '../../site/brand.ts';
import { CARD } from '../../site/limits.ts';
import type { Card } from '../../source/card-url.ts';
import { MONO, SANS } from './card-fonts.ts';

/** Colours of the light theme, because a picture can't use CSS tokens. */
const COLOUR = {
  paper: '#fbfaf7',
  ink: '#1f1d1a',
  ink2: '#4a463f',
  ink3: '#69645a',
  line: '#c9c3b6',
  amber: '#f0a92e',
};
const MARGIN = 80;
const WIDTH = CARD.width - 2 * MARGIN;

/** Sizes of a title, from the largest, with the lines it may take there. The last one is cut if it takes more. */
export const TITLE_SIZES = [
  { size: 82, lines: 2 },
  { size: 72, lines: 2 },
  { size: 60, lines: 3 },
  { size: 50, lines: 3 },
] as const;

/** The type of one card: families in order of preference. */
export interface CardType {
  sans: string;
  mono: string;
  /** Korean breaks between words; Japanese and Chinese between letters. */
  wordBreak: 'normal' | 'keep-all';
}

/** Returns the font families of a card: the site's own, then those of another script. */
export function cardType(script?: { family: string; lang: string }): CardType {
  const more = script ? `, ${script.family}` : '';
  const wordBreak = script?.lang === 'ko' ? 'keep-all' : 'normal';
  return { sans: `${SANS.family}${more}`, mono: `${MONO.family}${more}`, wordBreak };
}

/** Creates only the title, in the width of the card, to measure it. */
export function titleNode(title: string, size: number, { sans, wordBreak }: CardType, lines?: number): Node {
  return {
    type: 'text',
    text: title,
    style: {
      width: WIDTH,
      fontFamily: sans,
      fontWeight: 600,
      fontSize: size,
      lineHeight: 1.12,
      letterSpacing: '-0.035em',
      color: COLOUR.ink,
      wordBreak,
      textWrap: 'pretty',
      ...(lines && { lineClamp: lines, textOverflow: 'ellipsis' }),
    },
  };
}

const label = (text: string, { mono }: CardType): Node => ({
  type: 'text',
  text,
  style: { fontFamily: mono, fontSize: 22, color: COLOUR.ink3 },
});

const row = (children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', width: WIDTH, alignItems: 'center', justifyContent: 'space-between' },
  children,
});

function topRow(section: Card['section'], mark: Uint8Array, type: CardType): Node {
  const name: Node = {
    type: 'text',
    text: BRAND.name,
    style: { fontFamily: SANS.family, fontWeight: 600, fontSize: 40, letterSpacing: '-0.035em', color: COLOUR.ink },
  };
  const brand: Node = {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', gap: 20 },
    children: [{ type: 'image', src: mark, width: 52, height: 52 }, name],
  };
  const dot: Node = { type: 'container', style: { width: 12, height: 12, backgroundColor: COLOUR.amber } };
  const tag: Node = {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', gap: 14 },
    children: section ? [dot, label(section, type)] : [],
  };
  return row([brand, tag]);
}

/** The whole card. */
export function cardNode(card: Card, title: Node, mark: Uint8Array, host: string, type: CardType): Node {
  const description: Node = {
    type: 'text',
    text: card.description,
    style: {
      width: WIDTH,
      fontFamily: type.sans,
      fontSize: 26,
      lineHeight: 1.45,
      color: COLOUR.ink2,
      wordBreak: type.wordBreak,
      textWrap: 'pretty',
      lineClamp: 3,
    },
  };
  const words: Node = {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1, gap: 22 },
    children: card.description ? [title, description] : [title],
  };
  const line: Node = { type: 'container', style: { width: WIDTH, height: 1, backgroundColor: COLOUR.line } };
  const foot = row([label(card.title === BRAND.tagline ? '' : BRAND.tagline, type), label(host, type)]);
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      width: CARD.width,
      height: CARD.height,
      padding: `${MARGIN - 4}px ${MARGIN}px ${MARGIN - 18}px`,
      gap: 30,
      backgroundColor: COLOUR.paper,
    },
    children: [topRow(card.section, mark, type), words, line, foot],
  };
}
