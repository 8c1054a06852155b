import type { LinkTag } from '../lib/head.ts';
import { getSection, SECTIONS, type Section } from '../site/sections.ts';

/** The three formats of a feed: file name, media type, name. */
export const FEED_FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** Sections whose pages are published by date have feeds. */
export const FEED_SECTIONS = SECTIONS.filter(({ order }) => order === 'date');

/** Name of a section's feed. */
export function feedTitle({ label }: Section, brand: string): string {
  return `${brand} ${label}`;
}

/** Links to the feeds of the section that a page is in, if it has any. */
export function feedLinks(path: string, brand: string): LinkTag[] {
  const section = getSection(path);
  if (section.order !== 'date') return [];
  return FEED_FORMATS.map(({ file, type, label }) => ({
    rel: 'alternate',
    type,
    href: `${section.prefix}/${file}`,
    title: `${feedTitle(section, brand)} (${label})`,
  }));
}
