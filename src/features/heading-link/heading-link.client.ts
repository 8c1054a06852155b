import { COPIED_MS } from '../../site/limits.ts';

const timers = new WeakMap<HTMLElement, number>();

/** A click on a heading's mark goes there and copies the link; the confirmation goes two seconds after the last copy. */
export default function start(): void {
  document.addEventListener('click', async (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.heading-anchor') : null;
    if (!anchor || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    try {
      await navigator.clipboard.writeText(anchor.href);
    } catch {
      return;
    }
    anchor.dataset.copied = '';
    status().textContent = 'Link copied';
    clearTimeout(timers.get(anchor));
    const timer = setTimeout(() => {
      delete anchor.dataset.copied;
      status().textContent = '';
    }, COPIED_MS);
    timers.set(anchor, timer as unknown as number);
  });
}

/** Where screen readers hear of it. */
function status(): Element {
  const found = document.querySelector('[data-heading-status]');
  if (found) return found;
  const made = document.createElement('span');
  Object.assign(made, { className: 'sr-only', role: 'status' });
  made.dataset.headingStatus = '';
  document.body.append(made);
  return made;
}
