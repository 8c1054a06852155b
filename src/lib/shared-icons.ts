import { replaceOutside } from './replace-outside.ts';

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
const DRAWING = '<svg\\b([^>]*)>(.*?)</svg>';
const LUCIDE_CLASSES = / class="lucide(?: lucide-[\w-]+)*/;
const VIEW_BOX = / viewBox="0 0 [\d. ]+"/;
const SHAPES = 'path|rect|circle|line|ellipse|poly(?:line|gon)';
const EMPTY_ELEMENTS = new RegExp(`></(?:${SHAPES})>`, 'g');
/** Classes and IDs may depend on the context, and text may be the name of a drawing. */
const UNSHAREABLE = new RegExp(` (?:class|id)=|<(?!/?(?:${SHAPES}|g)\\b)`);

/**
 * Makes pages with many icons smaller: an icon that occurs several times becomes one symbol at the start of the body.
 * Elements named `untouched` stay as they are: the browser renders them again and expects the same elements.
 */
export function shareIcons(html: string, untouched: string): string {
  const uses = countDrawings(html, untouched);
  const symbols = new Map<string, string>();
  const withoutDuplicates = replaceOutside(html, untouched, DRAWING, (_, attributes = '', drawing = '') => {
    const changedAttributes = withoutDefaults(attributes);
    const symbol = createSymbol(attributes, drawing);
    if (symbol === undefined || uses.get(symbol) === 1) return `<svg${changedAttributes}>${shorten(drawing)}</svg>`;
    const id = symbols.get(symbol) ?? `i${symbols.size}`;
    symbols.set(symbol, id);
    // The stylesheet sets the size of Lucide icons; others may need their view box.
    return `<svg${changedAttributes === attributes ? changedAttributes : changedAttributes.replace(VIEW_BOX, '')}><use href="#${id}"/></svg>`;
  });
  if (symbols.size === 0) return withoutDuplicates;
  const symbolTags = [...symbols].map(([symbol, id]) => `<symbol id="${id}"${symbol}</symbol>`).join('');
  return withoutDuplicates.replace('<body>', () => `<body><svg hidden="">${symbolTags}</svg>`);
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

function countDrawings(html: string, untouched: string): Map<string, number> {
  const uses = new Map<string, number>();
  replaceOutside(html, untouched, DRAWING, (_, attributes = '', drawing = '') => {
    const symbol = createSymbol(attributes, drawing);
    if (symbol !== undefined) uses.set(symbol, (uses.get(symbol) ?? 0) + 1);
    return '';
  });
  return uses;
}
