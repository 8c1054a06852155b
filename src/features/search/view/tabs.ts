import { getSection } from '../../../site/sections.ts';
import { SEARCH_TABS } from '../engine/tabs.ts';
import type { SearchTab } from '../engine/types.ts';

/** Returns the tabs for a page: its own first, or All if it belongs to none. */
export function getTabs(path: string): SearchTab[] {
  const currentTab: SearchTab = getSection(path).searchTab ?? 'All';
  return [currentTab, ...SEARCH_TABS.map(({ title }) => title).filter((tab) => tab !== currentTab)];
}

/** Returns the previous or next tab; undefined past either end, where the browser handles the key. */
export function getAdjacentTab(tabs: readonly SearchTab[], tab: SearchTab, step: 1 | -1): SearchTab | undefined {
  return tabs[tabs.indexOf(tab) + step];
}

/** Measurements of a row of tabs in pixels. */
export interface TabRowLayout {
  /** Width of each tab, in order. */
  widths: readonly number[];
  /** Width of the row. */
  room: number;
  /** Width of the button that contains the rest. */
  more: number;
  chosen: number;
  /** Indices of the tabs that get room before the others. */
  preferred?: readonly number[];
}

/** Tabs that get room before those of other sections. */
const PREFERRED: readonly SearchTab[] = ['All', 'GitHub'];

/** Returns the indices of the preferred tabs, most important first. */
export function getPreferredTabs(tabs: readonly SearchTab[]): number[] {
  return PREFERRED.map((tab) => tabs.indexOf(tab)).filter((index) => index >= 0);
}

/** Returns the indices of the tabs that fit: the first and the chosen one always, then the preferred ones, then the others in order. */
export function getVisibleTabs({ widths, room, more, chosen, preferred = [] }: TabRowLayout): number[] {
  const all = widths.map((_, index) => index);
  const sum = (indices: readonly number[]) => indices.reduce((total, index) => total + (widths[index] ?? 0), 0);
  if (sum(all) <= room) return all;
  const visible = all.filter((index) => index === 0 || index === chosen);
  const fits = (index: number) => sum([...visible, index]) + more <= room;
  for (const index of preferred) if (!visible.includes(index) && fits(index)) visible.push(index);
  for (const index of all) {
    if (visible.includes(index)) continue;
    if (!fits(index)) break;
    visible.push(index);
  }
  return visible.sort((a, b) => a - b);
}
