import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { LIGHTNING_TARGETS } from './css-targets.ts';

function transformCss(css: string, visitor: Visitor<never>): string {
  const code = Buffer.from(css);
  return transform({ filename: 'site.css', code, minify: true, targets: LIGHTNING_TARGETS, visitor }).code.toString();
}

/** Returns the entries of `:is()`, `:where()`, `:not()` and `:has()`. */
function getEntries(part: SelectorComponent): readonly Selector[] {
  if (part.type !== 'pseudo-class') return [];
  return part.kind === 'is' || part.kind === 'where' || part.kind === 'not' || part.kind === 'has'
    ? part.selectors
    : [];
}

/** True for parts of which an element has to match one entry. */
const isChoice = (part: SelectorComponent) =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');

/** True if elements that only have classes of the list can match a selector. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name);
    return !isChoice(part) || getEntries(part).some((entry) => canMatch(entry, classes));
  });
}

/** Removes the rules that need other classes than those of the list. */
export function keepClasses(css: string, classes: ReadonlySet<string>): string {
  return transformCss(css, { Selector: (selector) => (canMatch(selector, classes) ? undefined : []) });
}

/** Removes the fonts. A stylesheet that declares fonts again makes browsers load them again, and text loses its typeface meanwhile. */
export function removeFonts(css: string): string {
  return transformCss(css, { Rule: { 'font-face': () => [] } });
}

/** Returns all classes that selectors of a stylesheet name. */
export function getStyledClasses(css: string): Set<string> {
  const classes = new Set<string>();
  const add = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      for (const entry of getEntries(part)) add(entry);
    }
  };
  transformCss(css, { Selector: (selector) => add(selector) });
  return classes;
}
