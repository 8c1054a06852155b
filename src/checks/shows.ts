import { SECTIONS, type SectionId } from '../site/sections.ts';

/** What a page can show other than text. */
export const SHOWN_KINDS = ['drawn', 'diagram', 'picture', 'film'] as const;

/** One of the things that a page can show. */
export type ShownKind = (typeof SHOWN_KINDS)[number];

/** How many pages of a section show something. */
export interface SectionShows {
  section: SectionId;
  pages: number;
  counts: Record<ShownKind, number>;
  /** Paths of pages that show nothing. */
  none: string[];
}

const FILM = /<(?:Video|YouTube|Cloudflare)\b/;
const PICTURE = /!\[[^\]]*\]\([^)]+\)/;
const DIAGRAM = /^\s*```mermaid\b/m;

/** Returns what the source of a page shows; `drawnTags` are the tags that draw the product. Code samples do not count. */
export function getShownKinds(source: string, drawnTags: readonly string[]): ShownKind[] {
  const prose = source.replace(/^([ \t]*)(```+)(?!mermaid)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '');
  const drawnTagPattern = new RegExp(`<(?:${drawnTags.join('|')})\\s`);
  const found: Record<ShownKind, boolean> = {
    drawn: drawnTagPattern.test(prose),
    diagram: DIAGRAM.test(prose),
    picture: PICTURE.test(prose),
    film: FILM.test(prose),
  };
  return SHOWN_KINDS.filter((kind) => found[kind]);
}

/** Counts by section what pages show, in the order of the section table. */
export function countShows(
  pages: readonly { path: string; section: SectionId; source: string }[],
  drawnTags: readonly string[],
): SectionShows[] {
  const bySection = Map.groupBy(pages, ({ section }) => section);
  return SECTIONS.flatMap(({ id }) => {
    const sectionPages = (bySection.get(id) ?? []).map((page) => ({
      ...page,
      kinds: getShownKinds(page.source, drawnTags),
    }));
    if (sectionPages.length === 0) return [];
    const count = (kind: ShownKind) => sectionPages.filter(({ kinds }) => kinds.includes(kind)).length;
    return [
      {
        section: id,
        pages: sectionPages.length,
        counts: { drawn: count('drawn'), diagram: count('diagram'), picture: count('picture'), film: count('film') },
        none: sectionPages.filter(({ kinds }) => kinds.length === 0).map(({ path }) => path),
      },
    ];
  });
}

/** Formats the counts as a table for the terminal. */
export function formatShows(sections: readonly SectionShows[]): string {
  const head = ['section', 'pages', ...SHOWN_KINDS, 'none', 'shows'];
  const rows = sections.map(({ section, pages, counts, none }) => [
    section,
    `${pages}`,
    ...SHOWN_KINDS.map((kind) => `${counts[kind]}`),
    `${none.length}`,
    `${Math.floor(((pages - none.length) / pages) * 100)} %`,
  ]);
  return [head, ...rows]
    .map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}
