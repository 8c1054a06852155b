import { appendLetter, findEntry, type TypeAhead } from './type-ahead.ts';

let typed: TypeAhead = { text: '', typedAt: 0 };
const OPEN = 'details[data-menu][open]';

const getItems = (menu: Element) =>
  [...menu.querySelectorAll<HTMLElement>(':scope > div a, :scope > div button')].filter((item) => !item.hidden);

function close(menu: HTMLDetailsElement, refocus: boolean): void {
  menu.open = false;
  if (refocus) menu.querySelector('summary')?.focus();
}

function onKey(event: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDetailsElement>(OPEN);
  if (!menu) return;
  if (event.key === 'Escape') {
    close(menu, menu.contains(document.activeElement));
    // One layer at a time: a sheet around the menu stays open.
    event.preventDefault();
  }
  if (!menu.contains(document.activeElement)) return;
  const items = getItems(menu);
  const next = items[findEntryForKey(event, items)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Finds the entry for a key: the next or previous one, the ends, or the one that begins with the typed letters. */
function findEntryForKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: readonly HTMLElement[]): number {
  const index = items.indexOf(document.activeElement as HTMLElement);
  const last = items.length - 1;
  if (key === 'ArrowDown') return index < last ? index + 1 : 0;
  if (key === 'ArrowUp') return index > 0 ? index - 1 : last;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return -1;
  typed = appendLetter(typed, key, Date.now());
  return findEntry(
    items.map((item) => item.textContent),
    typed.text,
    index,
  );
}

/** Closes open menus on Escape, on a click elsewhere, on a choice and when focus leaves; arrows, Home, End and letters move within. */
export default function start(): void {
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      const inside = target instanceof Element && menu.contains(target);
      const isChoice = inside && target.closest('button, a') !== null;
      if (!inside || isChoice) close(menu, isChoice);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (target instanceof Node && !menu.contains(target)) close(menu, false);
    }
  });
}
