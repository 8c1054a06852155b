const OPEN = 'details[data-menu][open]';

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>(':scope > div a, :scope > div button')];

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
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !menu.contains(document.activeElement)) return;
  event.preventDefault();
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : items.length - 1) : (at + step + items.length) % items.length;
  items[next]?.focus();
}

/** Closes open menus on Escape, on a click elsewhere, on a choice and when focus leaves; arrows move within. */
export default function start(): void {
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      const inside = target instanceof Element && menu.contains(target);
      const chose = inside && target.closest('button, a') !== null;
      if (!inside || chose) close(menu, chose);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (target instanceof Node && !menu.contains(target)) close(menu, false);
    }
  });
}
