/** Events that indicate a person; not scrolling, because a link to a heading scrolls automatically. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Not yet in TypeScript's DOM types. */
type PrerenderingDocument = Document & { prerendering?: boolean };

/** Reserved hosts (RFC 2606): requests to them log an error in the console. */
const isReservedHost = (url: string) => /(^|\.)example$/.test(new URL(url).hostname);

function onShown(next: () => void): void {
  if ((document as PrerenderingDocument).prerendering)
    document.addEventListener('prerenderingchange', next, { once: true });
  else next();
}

/** A busy page may have no idle time at all: then the check begins after two seconds. */
const IDLE_MS = 2000;

function scheduleIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: IDLE_MS });
  else setTimeout(next);
}

function onLoadedAndIdle(next: () => void): void {
  if (document.readyState === 'complete') scheduleIdle(next);
  else addEventListener('load', () => scheduleIdle(next), { once: true });
}

function onFirstInput(next: () => void): void {
  const controller = new AbortController();
  const handleInput = () => {
    controller.abort();
    // Handles the visitor's action first.
    scheduleIdle(next);
  };
  for (const type of INPUT_EVENTS) addEventListener(type, handleInput, { passive: true, signal: controller.signal });
}

/** Queries the regions about the visitor, once the page is visible and idle. */
export default function start(): void {
  const menu = document.querySelector<HTMLTemplateElement>('template[data-sign-in-menu]');
  if (!menu) return;
  const urls = [...menu.content.querySelectorAll<HTMLAnchorElement>('a')].map((link) => link.href);
  const check = () => void import('./check.ts').then(({ checkSignIn }) => checkSignIn(menu));
  onShown(() => onLoadedAndIdle(() => (urls.some(isReservedHost) ? onFirstInput(check) : check())));
}
