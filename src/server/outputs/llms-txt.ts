import { splitIntoParts } from '../../lib/parts.ts';
import { WELL_KNOWN_PAGES } from '../../site/agents.ts';
import { BRAND } from '../../site/brand.ts';
import { LLMS_INDEX_CHARS } from '../../site/limits.ts';
import { SECTIONS, type Section, type SectionId } from '../../site/sections.ts';
import type { DescribedPage } from '../../source/described-pages.ts';

/** Sections that have their own index below their prefix; the main index lists the pages of all others. */
const INDEXED: readonly (Section & { id: SectionId })[] = SECTIONS.filter(
  ({ contentDir, prefix }) => contentDir !== null && prefix !== '/',
);
/** Space reserved for the head of an index. */
const HEAD_CHARS = 2000;

interface Index {
  section: Section;
  path: string;
  pages: DescribedPage[];
  /** Number of the part, and how many there are. */
  part: string;
}

/** Creates the indexes for agents, by path: `/llms.txt` and one or more for each section. */
export function createLlmsFiles(pages: readonly DescribedPage[], siteUrl: string): Map<string, string> {
  const indexes = INDEXED.flatMap((section) => sectionIndexes(section, pages));
  const indexed = new Set(INDEXED.map(({ id }) => id));
  const others = pages.filter((page) => !indexed.has(page.section));
  return new Map([
    ['/llms.txt', mainIndex(indexes, others, pages, siteUrl)],
    ...indexes.map((index): [string, string] => [index.path, sectionIndex(index, pages, siteUrl)]),
  ]);
}

/** Formats one line of an index. */
export function entry({
  title,
  markdown,
  description,
}: Pick<DescribedPage, 'title' | 'markdown' | 'description'>): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${markdown}): ${description}`;
}

function sectionIndexes(section: Section & { id: SectionId }, pages: readonly DescribedPage[]): Index[] {
  const sectionPages = pages.filter((page) => page.section === section.id);
  const parts = splitIntoParts(
    sectionPages,
    (page) => entry(page).length + (page.group?.length ?? 0) + 8,
    LLMS_INDEX_CHARS - HEAD_CHARS,
  );
  return parts.map((part, index) => ({
    section,
    path: `${section.prefix}/${index === 0 ? 'llms.txt' : `llms-${index + 1}.txt`}`,
    pages: part,
    part: parts.length > 1 ? ` (part ${index + 1} of ${parts.length})` : '',
  }));
}

function about(section: Section, pages: readonly DescribedPage[]): string {
  const index = pages.find((page) => page.path === section.prefix);
  return index?.description ?? `${section.label} of ${BRAND.name}.`;
}

function mainIndex(
  indexes: Index[],
  others: DescribedPage[],
  pages: readonly DescribedPage[],
  siteUrl: string,
): string {
  const nested = indexes.map(({ section, path, part, pages: { length } }) =>
    entry({
      title: `${section.label}${part}`,
      markdown: `${siteUrl}${path}`,
      description: `${about(section, pages)} An index of ${length} page${length === 1 ? '' : 's'}.`,
    }),
  );
  const hasApi = pages.some(({ path }) => path === WELL_KNOWN_PAGES.api);
  const contract = hasApi ? ` The public API as OpenAPI: ${siteUrl}/openapi.json.` : '';
  return lines(
    `# ${BRAND.name}`,
    `> ${BRAND.description}`,
    `Every page is also Markdown: add \`.md\` to its URL (home is ${siteUrl}/index.md) or ask with \`Accept: text/markdown\`. Start with ${siteUrl}/skill.md to use ${BRAND.name} in a program. All text in one go, in parts: ${siteUrl}/llms-full.txt. All URLs: ${siteUrl}/sitemap.md. Hashes and sizes of all pages: ${siteUrl}/docs-manifest.json.${contract}`,
    '## Sections',
    nested.join('\n'),
    '## Product and company',
    others.map(entry).join('\n'),
  );
}

function sectionIndex({ section, pages, part }: Index, all: readonly DescribedPage[], siteUrl: string): string {
  const groups = Map.groupBy(pages, (page) => page.group ?? section.label);
  return lines(
    `# ${BRAND.name}: ${section.label}${part}`,
    `> ${about(section, all)}`,
    `The index of all sections is at ${siteUrl}/llms.txt.`,
    ...[...groups].flatMap(([group, members]) => [`## ${group}`, members.map(entry).join('\n')]),
  );
}

function lines(...blocks: string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
