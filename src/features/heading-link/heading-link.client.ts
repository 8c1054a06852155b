import { debounce } from '../../lib/debounce.ts';
import { COPIED_MS } from '../../site/limits.ts';

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
    const region = getStatusElement();
    region.textContent = 'Link copied';
    debounce(anchor, () => delete anchor.dataset.copied, COPIED_MS);
    // Told by one place for all headings: it is empty again after the last of them.
    const clearStatus = () => {
      region.textContent = '';
    };
    debounce(region, clearStatus, COPIED_MS);
  });
}

/** Where screen readers hear of it. */
function getStatusElement(): Element {
  const found = document.querySelector('[data-heading-status]');
  if (found) return found;
  const element = document.createElement('span');
  Object.assign(element, { className: 'sr-only', role: 'status' });
  element.dataset.headingStatus = '';
  document.body.append(element);
  return element;
}
