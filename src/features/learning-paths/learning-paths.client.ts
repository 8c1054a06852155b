import { readStored } from '../../lib/safe-storage.ts';
import { PROGRESS_KEY } from './progress.ts';

/** Loads progress on pages with a learning path: immediately if there is any, else when the path comes into view. */
export default function start(): void {
  if (!document.querySelector('[data-learning-path]')) return;
  if (hasProgress()) {
    void import('./track.ts').then(({ startTracking }) => startTracking());
    return;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const checkedByInput = new Map<HTMLInputElement, boolean>();
  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    void import('./track.ts').then(({ startTracking }) => {
      listening.abort();
      startTracking();
      // Boxes that were checked while the script loaded.
      for (const [box, checked] of checkedByInput) {
        box.checked = checked;
        box.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  };
  const onInteraction = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-learning-path]')) return;
    if (type === 'change' && target instanceof HTMLInputElement) checkedByInput.set(target, target.checked);
    load();
  };
  for (const type of ['pointerover', 'focusin', 'change']) document.addEventListener(type, onInteraction, { signal });
  addEventListener('storage', ({ key }) => key === PROGRESS_KEY && load(), { signal });
}

function hasProgress(): boolean {
  return readStored(PROGRESS_KEY) !== null;
}
