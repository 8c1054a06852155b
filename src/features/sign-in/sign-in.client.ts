/** Events that indicate a person; not scrolling, because a link to a heading scrolls automatically. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Not yet in TypeScript's DOM types. */
type PrerenderingDocument = Document & { prerendering?: boolean };

/** Reserved hosts (RFC 2606): requests to them log an error in the console. */
const isReserved = (url: string) => /(^|\.)example$/.test(new URL(url).hostname);

function whenShown(next: () => void): void {
  if ((document as PrerenderingDocument).prerendering)
    document.addEventListener('prerenderingchange', next, { once: true });
  else next();
}

/** A busy page may have no idle time at all: then the check begins after two seconds. */
const IDLE_MS = 2000;

function runWhenIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: IDLE_MS });
  else setTimeout(next);
}

function whenIdle(next: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(next);
  else addEventListener('load', () => runWhenIdle(next), { once: true });
}

function whenTouched(next: () => void): void {
  const signs = new AbortController();
  const once = () => {
    signs.abort();
    // The visitor's action comes first.
    runWhenIdle(next);
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true, signal: signs.signal });
}

/** Asks the regions about the visitor, once the page is shown and has nothing else to do. */
export default function start(): void {
  const menu = document.querySelector<HTMLTemplateElement>('template[data-sign-in-menu]');
  if (!menu) return;
  const urls = [...menu.content.querySelectorAll<HTMLAnchorElement>('a')].map((link) => link.href);
  const check = () => void import('./check.ts').then(({ checkSignIn }) => checkSignIn(menu));
  whenShown(() => whenIdle(() => (urls.some(isReserved) ? whenTouched(check) : check())));
}
