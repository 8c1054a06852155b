/** Attributes of every Lucide icon; the class `i` sets them in the stylesheet. */
const LUCIDE_DEFAULTS = new RegExp(
  [
    ' xmlns="http://www.w3.org/2000/svg"',
    ' (?:width|height)="24"',
    ' fill="none"',
    ' stroke="currentColor"',
    ' stroke-width="2"',
    ' stroke-linecap="round"',
    ' stroke-linejoin="round"',
  ].join('|'),
  'g',
);
const END = '</svg>';
const LUCIDE_CLASSES = / class="lucide(?: lucide-[\w-]+)*/;
const VIEW_BOX = / viewBox="0 0 [\d. ]+"/;
const SHAPES = 'path|rect|circle|line|ellipse|poly(?:line|gon)';
const EMPTY_ELEMENTS = new RegExp(`></(?:${SHAPES})>`, 'g');
/** Classes and IDs may depend on the context, and text may be the name of a drawing. */
const UNSHAREABLE = new RegExp(` (?:class|id)=|<(?!/?(?:${SHAPES}|g)\\b)`);

const MAX_CACHED = 2000;

/** An `<svg>` as it was written, and what it becomes. */
interface Drawing {
  /** The drawing as a symbol without its ID; undefined if it cannot be shared. */
  symbol?: string;
  /** How it is written where it is not shared. */
  alone: string;
  /** Its start tag where it refers to a symbol. */
  shared: string;
}

/** Most drawings are on many pages. */
const drawings = new Map<string, Drawing>();

/**
 * Makes pages with many icons smaller: an icon that occurs several times becomes one symbol at the start of the body.
 * In elements named `island`, which the browser renders again, icons keep their elements and lose only default attributes,
 * or with `keepsIslands` nothing: React warns about missing attributes in development.
 */
export function shareIcons(html: string, island: string, keepsIslands = false): string {
  const places = findDrawings(html, island);
  const uses = new Map<string | undefined, number>();
  for (const { drawing, inIsland } of places)
    if (!inIsland) uses.set(drawing.symbol, (uses.get(drawing.symbol) ?? 0) + 1);
  const symbols = new Map<string, string>();
  let changed = '';
  let position = 0;
  for (const { start, end, drawing, inIsland } of places) {
    const { symbol, alone, shared } = drawing;
    changed += html.slice(position, start);
    position = end;
    if (inIsland && keepsIslands) {
      changed += html.slice(start, end);
      continue;
    }
    if (inIsland || symbol === undefined || uses.get(symbol) === 1) {
      changed += alone;
      continue;
    }
    const id = symbols.get(symbol) ?? `i${symbols.size}`;
    symbols.set(symbol, id);
    changed += `${shared}<use href="#${id}"/></svg>`;
  }
  changed += html.slice(position);
  if (symbols.size === 0) return changed;
  const symbolTags = [...symbols].map(([symbol, id]) => `<symbol id="${id}"${symbol}</symbol>`).join('');
  return changed.replace('<body>', () => `<body><svg hidden="">${symbolTags}</svg>`);
}

/** Finds the drawings, and whether they are inside an element named `island`. */
function findDrawings(html: string, island: string) {
  const places: { start: number; end: number; drawing: Drawing; inIsland: boolean }[] = [];
  const tags = new RegExp(`<(/?)${island}\\b|<svg\\b`, 'g');
  let depth = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    if (match[1] !== undefined) {
      depth += match[1] ? -1 : 1;
      continue;
    }
    const start = match.index;
    const end = html.indexOf(END, start) + END.length;
    if (end < start) break;
    places.push({ start, end, drawing: getDrawing(html.slice(start, end)), inIsland: depth > 0 });
    tags.lastIndex = end;
  }
  return places;
}

function getDrawing(svg: string): Drawing {
  const cached = drawings.get(svg);
  if (cached) return cached;
  if (drawings.size > MAX_CACHED) drawings.clear();
  const drawing = readDrawing(svg);
  drawings.set(svg, drawing);
  return drawing;
}

function readDrawing(svg: string): Drawing {
  const tagEnd = svg.indexOf('>');
  const attributes = svg.slice('<svg'.length, tagEnd);
  const shapes = svg.slice(tagEnd + 1, -END.length);
  const changed = withoutDefaults(attributes);
  // The stylesheet sets the size of Lucide icons; others may need their view box.
  const shared = changed === attributes ? changed : changed.replace(VIEW_BOX, '');
  return {
    symbol: createSymbol(attributes, shapes),
    alone: `<svg${changed}>${shorten(shapes)}${END}`,
    shared: `<svg${shared}>`,
  };
}

const shorten = (drawing: string) => drawing.replace(EMPTY_ELEMENTS, '/>');

/** Returns a drawing as a symbol without its ID, or undefined if it can't be shared: a stretched one is no icon. */
function createSymbol(attributes: string, drawing: string): string | undefined {
  const [viewBox] = VIEW_BOX.exec(attributes) ?? [];
  return viewBox && !attributes.includes('preserveAspectRatio') && !UNSHAREABLE.test(drawing)
    ? `${viewBox}>${shorten(drawing)}`
    : undefined;
}

function withoutDefaults(attributes: string): string {
  const named = attributes.replace(LUCIDE_CLASSES, ' class="i');
  return named === attributes ? attributes : named.replace(LUCIDE_DEFAULTS, '');
}
