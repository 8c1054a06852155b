import { debounce } from '../../lib/debounce.ts';
import { COPIED_MS } from '../../site/limits.ts';

/** A click on a heading's mark goes to the heading and copies its link; the confirmation disappears two seconds after the last copy. */
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
    const region = getStatusElement();
    region.textContent = 'Link copied';
    debounce(anchor, () => delete anchor.dataset.copied, COPIED_MS);
    // One status element serves all headings: it is cleared after the last copy.
    const clearStatus = () => {
      region.textContent = '';
    };
    debounce(region, clearStatus, COPIED_MS);
  });
}

/** Returns the live region for screen readers. */
function getStatusElement(): Element {
  const found = document.querySelector('[data-heading-status]');
  if (found) return found;
  const element = document.createElement('span');
  Object.assign(element, { className: 'sr-only', role: 'status' });
  element.dataset.headingStatus = '';
  document.body.append(element);
  return element;
}
