import { chooseTab, getDefaultTab } from '../../lib/choose-tab.ts';
import { readStored, writeStored } from '../../lib/safe-storage.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGE_QUERY } from '../../site/synced-tabs.ts';
import { choose, enableFindInPage, findGroups, type TabGroup } from './tab-group.ts';

let groups: TabGroup[] = [];

/** Synchronizes language tabs, stores the choice, and makes hidden panels searchable. */
export default function start(): void {
  groups = findGroups();
  if (groups.length === 0) return;
  for (const group of groups) {
    watch(group);
    enableFindInPage(group);
  }
  if (readStored(LANGUAGE_KEY) === null) storeDefault();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY) selectTabs([newValue]);
  });
  // A page in the back/forward cache missed changes meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) selectTabs([readStored(LANGUAGE_KEY)]);
  });
  openTargetPanel();
}

const getValues = ({ inputs }: TabGroup) => inputs.map((input) => input.value);

/** Stores a default on the first visit, and shows it in every group. */
function storeDefault(): void {
  const requested = new URLSearchParams(location.search).get(LANGUAGE_QUERY);
  const value = getDefaultTab(groups.filter(({ synced }) => synced).map(getValues), [requested, DEFAULT_LANGUAGE]);
  if (value === undefined) return;
  writeStored(LANGUAGE_KEY, value);
  selectTabs([value]);
}

function watch(group: TabGroup): void {
  for (const input of group.inputs)
    input.addEventListener('change', () => {
      if (!group.synced) return enableFindInPage(group);
      writeStored(LANGUAGE_KEY, input.value);
      preserveScrollPosition(input.parentElement ?? input, () => selectTabs([input.value]));
    });
  for (const [index, panel] of group.panels.entries())
    panel.addEventListener('beforematch', () => {
      choose(group, index);
      enableFindInPage(group);
    });
}

/** Selects values in all language tabs that have them. */
function selectTabs(values: readonly (string | null)[]): void {
  for (const group of groups) {
    if (group.synced) choose(group, chooseTab(getValues(group), values));
    enableFindInPage(group);
  }
}

/** Changes the page while an element keeps its place on the screen. */
function preserveScrollPosition(element: Element, change: () => void): void {
  const root = document.documentElement.style;
  const before = element.getBoundingClientRect().top;
  // The browser would adjust the scroll position, too.
  root.overflowAnchor = 'none';
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeProperty('overflow-anchor')));
}

/** Opens the panel if a link targets a heading in it. */
function openTargetPanel(): void {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const group = target && groups.find(({ panels }) => panels.some((panel) => panel.hidden && panel.contains(target)));
  if (!group) return;
  choose(
    group,
    group.panels.findIndex((panel) => panel.contains(target)),
  );
  enableFindInPage(group);
  target.scrollIntoView();
}
