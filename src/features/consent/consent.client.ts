import type { Tools } from '../../site/tools.ts';

/** Runs before every other script. */
export const runsFirst = true;

/** Loads the controller; the early script has already shown the banner. Loads nothing if no tool is configured. */
export default function start(): void {
  const root = document.querySelector<HTMLElement>('[data-consent]');
  if (!root) return;
  // A prerendered page that is not visible yet asks and counts nothing.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
    return;
  }
  const tools = JSON.parse(root.dataset.consent ?? '') as Tools;
  void import('./controller.ts').then(({ startConsent }) => startConsent(root, tools));
}
