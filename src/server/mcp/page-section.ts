import { slugify } from '../../lib/slug.ts';
import { sectionsMarkdown } from '../../markdown/text/write-sections.ts';
import type { PageText, TextSection } from '../../schema/page-text.ts';

/** Headings without an anchor, such as those of coded pages, are named by their text. */
const getName = ({ id, heading }: TextSection) => id || slugify(heading);

/** The names by which the sections of a page can be requested. */
export function sectionNames({ sections }: PageText): string[] {
  return sections.filter(({ heading }) => heading).map(getName);
}

/** The Markdown under one heading, up to the next heading of the same rank; undefined if the page has no such heading. */
export function sectionMarkdown({ sections }: PageText, heading: string): string | undefined {
  const start = findSection(sections, heading);
  const level = sections[start]?.level;
  if (level === undefined) return undefined;
  const next = sections.findIndex((section, index) => index > start && section.level <= level);
  return sectionsMarkdown(sections.slice(start, next < 0 ? undefined : next));
}

/** Finds a section by id, former id or text of its heading, in this order. */
function findSection(sections: readonly TextSection[], heading: string): number {
  const id = heading.trim().replace(/^#+\s*/, '');
  if (!id) return -1;
  const slug = slugify(id);
  const tests: ((section: TextSection) => boolean)[] = [
    (section) => section.id === id,
    (section) => section.aliases.includes(id),
    (section) => section.id === slug || section.aliases.includes(slug),
    (section) => slugify(section.heading) === slug,
  ];
  const found = tests.map((test) => sections.findIndex((section) => section.heading !== '' && test(section)));
  return found.find((index) => index >= 0) ?? -1;
}
