import { getSection } from '../../../site/sections.ts';
import { SEARCH_TABS } from '../engine/tabs.ts';
import type { SearchTab } from '../engine/types.ts';

/** The tabs as a page lists them: its own first; on a page that belongs to none, All. */
export function getTabs(path: string): SearchTab[] {
  const currentTab: SearchTab = getSection(path).searchTab ?? 'All';
  return [currentTab, ...SEARCH_TABS.map(({ title }) => title).filter((tab) => tab !== currentTab)];
}

/** The tab before or after one; undefined past either end, where the key is the browser's. */
export function getAdjacentTab(tabs: readonly SearchTab[], tab: SearchTab, step: 1 | -1): SearchTab | undefined {
  return tabs[tabs.indexOf(tab) + step];
}

/** What is known of a row of tabs when it is laid out, in pixels. */
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

/** Tabs that stay in the row before those of other sections do. */
const PREFERRED: readonly SearchTab[] = ['All', 'GitHub'];

/** Indices of the tabs that stay in the row, most important first. */
export function getPreferredTabs(tabs: readonly SearchTab[]): number[] {
  return PREFERRED.map((tab) => tabs.indexOf(tab)).filter((index) => index >= 0);
}

/** Indices of the tabs that fit: the first and the chosen one always, then the preferred ones, then the others in order. */
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
