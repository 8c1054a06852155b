import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin } from 'vite';

type Specificity = readonly [ids: number, classes: number, types: number];

const INDEXED_TYPES = new Set<string>(['class', 'id', 'type', 'attribute']);

/** Splits a selector before its last part, which the element itself must match. */
function splitLastCompound(selector: Selector): [before: Selector, last: Selector] {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  return [selector.slice(0, start), selector.slice(start)];
}

const isSelectorList = (part: SelectorComponent) =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && part.selectors.length > 1;

/** A pseudo-class has the specificity of a class; with a list of selectors, that of the most specific one. */
function getPseudoClassSpecificity(part: SelectorComponent & { type: 'pseudo-class' }): Specificity {
  if (part.kind !== 'is' && part.kind !== 'not' && part.kind !== 'has') return [0, 1, 0];
  return part.selectors.map(getSpecificity).toSorted(compareSpecificity).at(-1) ?? [0, 0, 0];
}

function getSpecificity(selector: Selector): Specificity {
  let [ids, classes, types] = [0, 0, 0];
  for (const part of selector) {
    if (part.type === 'id') ids++;
    if (part.type === 'class' || part.type === 'attribute') classes++;
    if (part.type === 'type' || part.type === 'pseudo-element') types++;
    if (part.type !== 'pseudo-class' || part.kind === 'where') continue;
    const [first, second, third] = getPseudoClassSpecificity(part);
    [ids, classes, types] = [ids + first, classes + second, types + third];
  }
  return [ids, classes, types];
}

const compareSpecificity = (one: Specificity, other: Specificity) =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** True if all entries of a list have the same specificity, so that they can be separate. */
function hasEqualSpecificity(list: SelectorComponent): boolean {
  if (list.type !== 'pseudo-class' || (list.kind !== 'is' && list.kind !== 'where')) return false;
  const [first, ...others] = list.selectors.map(getSpecificity);
  return list.kind === 'where' || others.every((other) => first && compareSpecificity(first, other) === 0);
}

/** Writes `:where(ul, ol)` at the end of a selector as two selectors, `:where(ul)` and `:where(ol)`. */
function splitSelector(selector: Selector): Selector[] {
  const [before, last] = splitLastCompound(selector);
  if (last.some(({ type }) => INDEXED_TYPES.has(type))) return [selector];
  const index = last.findIndex((part) => isSelectorList(part) && hasEqualSpecificity(part));
  const list = last[index];
  if (list?.type !== 'pseudo-class' || (list.kind !== 'is' && list.kind !== 'where')) return [selector];
  return list.selectors.flatMap((entry) =>
    splitSelector([...before, ...last.slice(0, index), { ...list, selectors: [entry] }, ...last.slice(index + 1)]),
  );
}

/** Rewrites rules so that browsers can look them up by element name or class instead of trying them all. */
export function splitSelectors(css: string): string {
  const visitor = {
    Selector(selector: Selector) {
      const split = splitSelector(selector);
      return split.length > 1 ? split : undefined;
    },
  };
  return transform({ filename: 'site.css', code: Buffer.from(css), visitor }).code.toString();
}

/** Splits selectors of the stylesheet of the site. */
export function selectorSplitter(): Plugin {
  return {
    name: 'split-selectors',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/site.css') ? { code: splitSelectors(code), map: null } : undefined),
  };
}
