import type { MermaidConfig } from 'mermaid';
import { type DrawingSvg, PHONE_FIT_PX } from '../../src/markdown/diagrams.ts';
import type { DrawResult } from './browser-side.ts';
import { getSettings } from './settings.ts';

/** The room for a drawing on a phone of 360 px. */
const PHONE_ROOM_PX = 302;

/** The room for a drawing in the text of a page on a wide screen. */
const TEXT_PX = 622;

/** Widths at which labels wrap, from the narrowest layout to the widest. */
const WRAP_WIDTHS_PX = [64, 80, 96, 112];

/** Settings for a drawing with less space between its boxes and with labels of at most this width. */
function getNarrowSettings(wrapPx: number): MermaidConfig {
  const { flowchart, sequence, ...settings } = getSettings();
  return {
    ...settings,
    flowchart: {
      ...flowchart,
      diagramPadding: 2,
      padding: 8,
      minNodeWidth: 40,
      nodeSpacing: 8,
      rankSpacing: 32,
      wrappingWidth: wrapPx,
    },
    sequence: { ...sequence, wrap: true, wrapPadding: 4, diagramMarginX: 2, width: wrapPx, actorMargin: 6 },
  };
}

const getWords = ({ svg }: DrawingSvg) => new Set(svg.replace(/<[^>]*>/g, ' ').split(/\s+/));

/** Mermaid breaks words that are wider than a label. */
const breaksWords = (narrow: DrawingSvg, wide: DrawingSvg) => !getWords(narrow).isSubsetOf(getWords(wide));

/** Draws a diagram at each width of labels that breaks no word; returns the roomiest drawing that fits, or else the narrowest. */
async function drawCompact(
  wide: DrawingSvg,
  roomPx: number,
  draw: (settings: MermaidConfig) => Promise<DrawResult>,
): Promise<DrawingSvg | undefined> {
  const drawings: DrawingSvg[] = [];
  for (const width of WRAP_WIDTHS_PX) {
    const drawing = await draw(getNarrowSettings(width));
    if ('svg' in drawing && !breaksWords(drawing, wide)) drawings.push(drawing);
  }
  return drawings.findLast(({ width }) => width <= roomPx) ?? drawings.toSorted((a, b) => a.width - b.width)[0];
}

/** Draws a diagram, with narrower labels if it is wider than the text of a page. */
export async function drawWide(draw: (settings: MermaidConfig) => Promise<DrawResult>): Promise<DrawResult> {
  const wide = await draw(getSettings());
  if (!('svg' in wide) || wide.width <= TEXT_PX) return wide;
  return (await drawCompact(wide, TEXT_PX, draw)) ?? wide;
}

/** Flows that run to the right on a wide screen run down on a phone. */
const turnDown = (source: string) => source.replace(/^flowchart LR/, 'flowchart TB');

/** Draws a diagram that is too wide for a phone again; undefined if it still does not fit. */
export async function drawNarrow(
  source: string,
  wide: DrawingSvg,
  draw: (source: string, settings: MermaidConfig) => Promise<DrawResult>,
): Promise<DrawingSvg | undefined> {
  if (wide.width <= PHONE_ROOM_PX) return undefined;
  const narrow = await drawCompact(wide, PHONE_ROOM_PX, (settings) => draw(turnDown(source), settings));
  return narrow && narrow.width <= PHONE_FIT_PX && narrow.width < wide.width ? narrow : undefined;
}
