import { debounce } from '../../lib/debounce.ts';
import { COPIED_MS } from '../../site/limits.ts';

/** Makes the copy buttons of code blocks work: the check mark goes back to the icon two seconds after the last copy. */
export default function start(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-code]') : null;
    const code = button?.closest('.code-block')?.querySelector('code')?.textContent;
    if (!button || code == null) return;
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      return;
    }
    const status = button.querySelector('[aria-live]');
    button.dataset.copied = '';
    if (status) status.textContent = 'Copied';
    const goBack = () => {
      delete button.dataset.copied;
      if (status) status.textContent = '';
    };
    debounce(button, goBack, COPIED_MS);
  });
}
