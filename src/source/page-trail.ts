import { getSection } from '../site/sections.ts';
import { getPlaces } from './sidebar-places.ts';
import type { Site } from './site.ts';

/** The names of the section and of the sidebar groups that contain a page. */
export function getPageTrail(path: string, { sidebars }: Pick<Site, 'sidebars'>): string[] {
  const section = getSection(path);
  const groups = getPlaces(sidebars.get(section.id) ?? []).byPath.get(path)?.groups ?? [];
  return [section.label, ...groups.map(({ title }) => title)];
}
