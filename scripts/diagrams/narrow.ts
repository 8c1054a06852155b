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

/** Flows that run to the right on a wide screen run down on a phone. */
const turnDown = (source: string) => source.replace(/^flowchart LR/, 'flowchart TB');

/** Draws a diagram, with narrower labels if it is wider than the text of a page. */
export async function drawWide(draw: (settings: MermaidConfig) => Promise<DrawResult>): Promise<DrawResult> {
  const wide = await draw(getSettings());
  if (!('svg' in wide) || wide.width <= TEXT_PX) return wide;
  for (const width of WRAP_WIDTHS_PX) {
    const compact = await draw(getNarrowSettings(width));
    if ('svg' in compact && !breaksWords(compact, wide)) return compact;
  }
  return wide;
}

/** Draws a diagram that is too wide for a phone again, as narrow as its words allow; undefined if it still does not fit. */
export async function drawNarrow(
  source: string,
  wide: DrawingSvg,
  draw: (source: string, settings: MermaidConfig) => Promise<DrawResult>,
): Promise<DrawingSvg | undefined> {
  if (wide.width <= PHONE_ROOM_PX) return undefined;
  for (const width of WRAP_WIDTHS_PX) {
    const narrow = await draw(turnDown(source), getNarrowSettings(width));
    if (!('svg' in narrow) || breaksWords(narrow, wide)) continue;
    return narrow.width <= PHONE_FIT_PX && narrow.width < wide.width ? narrow : undefined;
  }
  return undefined;
}
