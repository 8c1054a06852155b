import type { Trigger } from '../render/Island.tsx';
import { loadFullStyles } from './full-styles.ts';
import { type PendingEvent, queueEvent, replay } from './replay.ts';

type IslandElement = HTMLElement & { pending?: PendingEvent[]; hydrating?: Promise<void> };

/** Functions that load island files, by path. */
export type IslandModules = Record<string, () => Promise<{ default: unknown }>>;

let modules: IslandModules = {};
let isReplaying = false;
const UNHYDRATED_ISLAND = 'sg-island:not([data-hydrated])';

/** Hydrates an island: loads its code and React, then replays the visitor's events since then. */
export function hydrateIsland(element: IslandElement): Promise<void> {
  element.hydrating ??= loadAndHydrate(element).catch((error: unknown) => {
    // The queued events take effect as they would without a script, so that a form is still submitted; the next interaction tries again.
    const pending = element.pending ?? [];
    element.hydrating = element.pending = undefined;
    isReplaying = true;
    replay(pending);
    isReplaying = false;
    throw error;
  });
  return element.hydrating;
}

async function loadAndHydrate(element: IslandElement): Promise<void> {
  const module = modules[`../${element.dataset.island}`];
  if (!module) throw new Error(`Unknown island: ${element.dataset.island}`);
  const [{ hydrate }, { default: component }] = await Promise.all([import('./hydrate.ts'), module(), loadFullStyles()]);
  await hydrate(element, component);
  element.dataset.hydrated = '';
  replay(element.pending ?? []);
  element.pending = undefined;
  element.dispatchEvent(new Event('sg:hydrated'));
}

function setTrigger(element: IslandElement): void {
  const trigger = element.dataset.on as Trigger;
  if (trigger === 'load') void hydrateIsland(element);
  if (trigger === 'idle') (window.requestIdleCallback ?? setTimeout)(() => void hydrateIsland(element));
  if (trigger === 'visible') visibilityObserver.observe(element.firstElementChild ?? element);
  element.addEventListener('sg:hydrate', () => void hydrateIsland(element));
}

const visibilityObserver = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    visibilityObserver.unobserve(target);
    const island = target.closest<IslandElement>('sg-island');
    if (island) void hydrateIsland(island);
  }
});

/** Finds islands that are not hydrated and sets their triggers; the first interactions are queued and replayed. */
export function watchIslands(islands: IslandModules): void {
  modules = islands;
  for (const element of document.querySelectorAll<IslandElement>(UNHYDRATED_ISLAND)) setTrigger(element);
  for (const type of ['pointerdown', 'pointerup', 'click', 'focusin'] as const) {
    document.addEventListener(type, onInteraction, { capture: true });
  }
}

function onInteraction(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<IslandElement>(`${UNHYDRATED_ISLAND}[data-on="interaction"]`);
  if (isReplaying || !target || !island || isModifiedClick(event)) return;
  island.pending ??= [];
  queueEvent(island.pending, event, target);
  void hydrateIsland(island);
}

/** True for clicks that the browser handles, such as opening a link in a new tab. */
function isModifiedClick(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0);
}
