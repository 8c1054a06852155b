import type { Tools } from '../../site/tools.ts';

/** The gate runs before every other script. */
export const first = true;

/** Loads what runs the tools; the early script has shown the banner before. With no tool switched on, nothing is loaded. */
export default function start(): void {
  const root = document.querySelector<HTMLElement>('[data-consent]');
  if (!root) return;
  // A page rendered ahead that nobody looks at yet asks nothing and counts nothing.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
    return;
  }
  const tools = JSON.parse(root.dataset.consent ?? '') as Tools;
  void import('./controller.ts').then(({ startConsent }) => startConsent(root, tools));
}
