/** What every Lucide icon says about itself; the class `i` says it once, in the stylesheet. */
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
const LUCIDE_CLASSES = / class="lucide lucide-([\w-]+)(?: lucide-[\w-]+)*/;
const VIEW_BOX = ' viewBox="0 0 24 24"';
const EMPTY_ELEMENTS = /><\/(?:path|rect|circle|line|ellipse|poly(?:line|gon))>/g;

/** A drawing with classes or names may depend on where it is. */
const canBeShared = (attributes: string, drawing: string) =>
  attributes.includes(VIEW_BOX) && !/ (?:class|id)=/.test(drawing);

/**
 * Makes a page with many icons small: an icon that is on it twice is drawn once, as a symbol at the start of the body.
 * Elements named `untouched` stay as they are: the browser renders them again and expects the same elements.
 */
export function shareIcons(html: string, untouched: string): string {
  const pattern = new RegExp(`<(/?)${untouched}\\b|<svg\\b([^>]*)>(.*?)</svg>`, 'gs');
  const uses = countDrawings(html, pattern);
  const symbols = new Map<string, string>();
  const slim = replaceDrawings(html, pattern, (attributes, drawing) => {
    const own = withoutDefaults(attributes);
    const inner = drawing.replace(EMPTY_ELEMENTS, '/>');
    if (!canBeShared(attributes, drawing) || (uses.get(drawing) ?? 0) < 2) return `<svg${own}>${inner}</svg>`;
    const id = symbols.get(inner) ?? `i-${LUCIDE_CLASSES.exec(attributes)?.[1] ?? symbols.size}`;
    symbols.set(inner, id);
    return `<svg${own.replace(VIEW_BOX, '')}><use href="#${id}"/></svg>`;
  });
  if (symbols.size === 0) return slim;
  const drawn = [...symbols].map(([drawing, id]) => `<symbol id="${id}"${VIEW_BOX}>${drawing}</symbol>`).join('');
  return slim.replace('<body>', () => `<body><svg hidden="">${drawn}</svg>`);
}

function withoutDefaults(attributes: string): string {
  const named = attributes.replace(LUCIDE_CLASSES, ' class="i');
  return named === attributes ? attributes : named.replace(LUCIDE_DEFAULTS, '');
}

function countDrawings(html: string, pattern: RegExp): Map<string, number> {
  const uses = new Map<string, number>();
  replaceDrawings(html, pattern, (attributes, drawing) => {
    if (canBeShared(attributes, drawing)) uses.set(drawing, (uses.get(drawing) ?? 0) + 1);
    return '';
  });
  return uses;
}

type Replace = (attributes: string, drawing: string) => string;

/** Replaces every drawing outside the elements that stay as they are. */
function replaceDrawings(html: string, pattern: RegExp, replace: Replace): string {
  let depth = 0;
  return html.replace(pattern, (found, end: string | undefined, attributes: string | undefined, drawing: string) => {
    if (attributes === undefined) depth += end ? -1 : 1;
    return attributes === undefined || depth > 0 ? found : replace(attributes, drawing);
  });
}
