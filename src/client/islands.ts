import type { Trigger } from '../render/Island.tsx';
import { type PendingEvent, queueEvent, replay } from './replay.ts';

type IslandElement = HTMLElement & { pending?: PendingEvent[]; hydrating?: Promise<void> };

/** Island files by path, each loaded when it is called. */
export type IslandModules = Record<string, () => Promise<{ default: unknown }>>;

let modules: IslandModules = {};
let isReplaying = false;
const UNHYDRATED_ISLAND = 'sg-island:not([data-awake])';

/** Wakes an island: loads its code and React, hydrates it, then replays what the visitor did meanwhile. */
export function wake(element: IslandElement): Promise<void> {
  element.hydrating ??= load(element).catch((error: unknown) => {
    // What was held back happens as it would without a script, so that a form is sent all the same; the next touch tries again.
    const pending = element.pending ?? [];
    element.hydrating = element.pending = undefined;
    isReplaying = true;
    replay(pending);
    isReplaying = false;
    throw error;
  });
  return element.hydrating;
}

async function load(element: IslandElement): Promise<void> {
  const module = modules[`../${element.dataset.island}`];
  if (!module) throw new Error(`no island "${element.dataset.island}"`);
  const [{ hydrate }, { default: component }] = await Promise.all([import('./hydrate.ts'), module()]);
  await hydrate(element, component);
  element.dataset.awake = '';
  replay(element.pending ?? []);
  element.pending = undefined;
  element.dispatchEvent(new Event('sg:awake'));
}

function start(element: IslandElement): void {
  const trigger = element.dataset.on as Trigger;
  if (trigger === 'load') void wake(element);
  if (trigger === 'idle') (window.requestIdleCallback ?? setTimeout)(() => void wake(element));
  if (trigger === 'visible') visible.observe(element.firstElementChild ?? element);
  element.addEventListener('sg:wake', () => void wake(element));
}

const visible = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    visible.unobserve(target);
    const island = target.closest<IslandElement>('sg-island');
    if (island) void wake(island);
  }
});

/** Finds sleeping islands and sets their triggers; first touches are queued and replayed. */
export function watchIslands(islands: IslandModules): void {
  modules = islands;
  for (const element of document.querySelectorAll<IslandElement>(UNHYDRATED_ISLAND)) start(element);
  for (const type of ['pointerdown', 'pointerup', 'click', 'focusin'] as const) {
    document.addEventListener(type, onInteraction, { capture: true });
  }
}

function onInteraction(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<IslandElement>(`${UNHYDRATED_ISLAND}[data-on="interaction"]`);
  if (isReplaying || !target || !island || isPlainNavigation(event)) return;
  island.pending ??= [];
  queueEvent(island.pending, event, target);
  void wake(island);
}

/** A click with a modifier belongs to the browser: it opens windows and downloads. */
function isPlainNavigation(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0);
}
