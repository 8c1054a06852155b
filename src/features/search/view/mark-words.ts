import { HIGHLIGHTS_MAX } from '../../../site/limits.ts';
import { findWords } from './find-words.ts';

/** Name of the highlight in the stylesheet. */
const HIGHLIGHT = 'found-words';
const PANEL = '.tabs-panel';

/** Marks words, the query first, in the section of the URL or in the whole page; opens the tab of the first match, and moves focus to the section. */
export function markWords(words: readonly string[]): void {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const ranges = getRanges(words, target);
  const [query] = words;
  const queryRanges = ranges.filter((range) => String(range).toLowerCase() === query);
  openTab(queryRanges.length > 0 ? queryRanges : ranges);
  focusOn(target);
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  document.documentElement.dataset.foundWords = '';
  const clear = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    CSS.highlights.delete(HIGHLIGHT);
    delete document.documentElement.dataset.foundWords;
    document.removeEventListener('keydown', clear);
    document.removeEventListener('click', clear);
  };
  document.addEventListener('keydown', clear);
  // The click that chose the result is still being handled.
  setTimeout(() => document.addEventListener('click', clear));
}

const getLevel = (element: Element) => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 7);

/** Returns the ranges of the words between a heading and the next one of the same level. */
function getRanges(words: readonly string[], heading: Element | null): Range[] {
  const root = document.querySelector('#content') ?? document.body;
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  if (heading && root.contains(heading)) nodes.currentNode = heading;
  const ranges: Range[] = [];
  for (let node = nodes.nextNode(); node && ranges.length < HIGHLIGHTS_MAX; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (heading && getLevel(heading) < 7 && getLevel(node) <= getLevel(heading)) break;
      continue;
    }
    for (const { start, end } of findWords(node.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

const getPanel = (range: Range) => range.startContainer.parentElement?.closest<HTMLElement>(PANEL) ?? null;
const isPanelVisible = (panel: HTMLElement) => panel.checkVisibility({ contentVisibilityAuto: false }) && !panel.hidden;

/** Opens the tab with the first match, unless the visible tab has one too. */
function openTab(ranges: readonly Range[]): void {
  const panel = ranges[0] && getPanel(ranges[0]);
  if (!panel || isPanelVisible(panel)) return;
  const group = panel.parentElement;
  const isVisible = ranges.some((range) => {
    const other = getPanel(range);
    return other !== null && other.parentElement === group && isPanelVisible(other);
  });
  // The tabs listen for the event with which the browser reveals hidden matches.
  if (!isVisible) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** Moves focus to where reading begins. */
function focusOn(target: HTMLElement | null): void {
  const start = target ?? document.getElementById('content');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.dataset.foundHere = '';
  start.focus({ preventScroll: true });
}
