import { getSection } from '../../../site/sections.ts';
import { SEARCH_TABS } from '../engine/tabs.ts';
import type { SearchTab } from '../engine/types.ts';

/** The tabs as a page lists them: its own first; on a page that belongs to none, All. */
export function tabsFor(path: string): SearchTab[] {
  const own: SearchTab = getSection(path).searchTab ?? 'All';
  return [own, ...SEARCH_TABS.map(({ title }) => title).filter((tab) => tab !== own)];
}

/** The tab before or after one; undefined past either end, where the key is the browser's. */
export function tabBeside(tabs: readonly SearchTab[], tab: SearchTab, step: 1 | -1): SearchTab | undefined {
  return tabs[tabs.indexOf(tab) + step];
}

/** What is known of a row of tabs when it is laid out, in pixels. */
export interface TabRoom {
  /** Width of each tab, in order. */
  widths: readonly number[];
  /** Width of the row. */
  room: number;
  /** Width of the button that holds the rest. */
  more: number;
  /** Index of the chosen tab. */
  chosen: number;
  /** Indices of the tabs that get room before the others. */
  preferred?: readonly number[];
}

/** Tabs that stay in the row before those of other sections do. */
const PREFERRED: readonly SearchTab[] = ['All', 'GitHub'];

/** Indices of the tabs that stay in the row, most important first. */
export function preferredTabs(tabs: readonly SearchTab[]): number[] {
  return PREFERRED.map((tab) => tabs.indexOf(tab)).filter((index) => index >= 0);
}

/** Indices of the tabs that fit: the first and the chosen one always, then the preferred ones, then the others in order. */
export function tabsThatFit({ widths, room, more, chosen, preferred = [] }: TabRoom): number[] {
  const all = widths.map((_, index) => index);
  const sum = (indices: readonly number[]) => indices.reduce((total, index) => total + (widths[index] ?? 0), 0);
  if (sum(all) <= room) return all;
  const kept = all.filter((index) => index === 0 || index === chosen);
  const fits = (index: number) => sum([...kept, index]) + more <= room;
  for (const index of preferred) if (!kept.includes(index) && fits(index)) kept.push(index);
  for (const index of all) {
    if (kept.includes(index)) continue;
    if (!fits(index)) break;
    kept.push(index);
  }
  return kept.sort((a, b) => a - b);
}
