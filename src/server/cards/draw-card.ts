import { readFileSync } from 'node:fs';
import type { Node } from 'takumi-js/node';
import { loadOnce } from '../../lib/load-once.ts';
import { BRAND } from '../../site/brand.ts';
import { CARD } from '../../site/limits.ts';
import type { Card } from '../../source/card-url.ts';
import { type FontFile, findFontFiles, getScript, MONO, SANS } from './card-fonts.ts';
import { type CardType, cardNode, cardType, TITLE_SIZES, titleNode } from './card-layout.ts';

/** Functions that register a font, by its file. */
const fonts = new Map<string, () => Promise<unknown>>();

/** The native drawing library loads when the first card is requested. */
const loadRenderer = loadOnce(async () => {
  const { Renderer } = await import('takumi-js/node');
  return new Renderer();
});

async function register(files: readonly FontFile[]): Promise<void> {
  const drawing = await loadRenderer();
  for (const { family, file, ranges } of files) {
    const load =
      fonts.get(file) ??
      loadOnce(async () => drawing.registerFont({ name: family, data: readFileSync(file), unicodeRange: ranges }));
    fonts.set(file, load);
    await load();
  }
}

/** Finds the largest size at which the title fits. */
async function fitTitle(title: string, type: CardType): Promise<Node> {
  const drawing = await loadRenderer();
  for (const { size, lines } of TITLE_SIZES) {
    const { children } = await drawing.measure({
      type: 'container',
      style: { display: 'flex' },
      children: [titleNode(title, size, type)],
    });
    const runs = children.flatMap((child) => child.runs);
    const rows = new Set(runs.map(({ y }) => Math.round(y / size)));
    if (rows.size <= lines) return titleNode(title, size, type);
  }
  const last = TITLE_SIZES[TITLE_SIZES.length - 1] ?? TITLE_SIZES[0];
  return titleNode(title, last.size, type, last.lines);
}

/** What a card is drawn with: the mark as SVG, and the name of the host. */
export interface CardBranding {
  mark: Uint8Array;
  host: string;
}

/** Draws a card as PNG; undefined if the font for its script is not installed. */
export async function drawCard(card: Card, { mark, host }: CardBranding): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const text = `${card.title} ${card.description}`;
  const script = getScript(text);
  const others = script ? findFontFiles(text, script) : [];
  if (!others) return undefined;
  // Lines that are cut off end with an extra character.
  const brandFonts = findFontFiles(`${text}${BRAND.name}…`, SANS) ?? [];
  const mono = findFontFiles(`${text}${host}${BRAND.tagline}`, MONO) ?? [];
  await register([...brandFonts, ...mono, ...others]);
  const type = cardType(script);
  const title = await fitTitle(card.title, type);
  const drawing = await loadRenderer();
  const { width, height } = CARD;
  const node = cardNode(card, title, mark, host, type);
  return new Uint8Array(await drawing.render(node, { width, height, format: 'png', lang: script?.lang ?? 'en' }));
}
