import { SECTIONS, type SectionId } from '../site/sections.ts';

/** What a page can show other than text. */
export const VISUAL_KINDS = ['drawn', 'diagram', 'picture', 'film'] as const;

/** One of the things that a page can show. */
export type VisualKind = (typeof VISUAL_KINDS)[number];

/** How many pages of a section show something. */
export interface SectionVisuals {
  section: SectionId;
  pages: number;
  counts: Record<VisualKind, number>;
  /** Paths of pages that show nothing. */
  none: string[];
}

const FILM = /<(?:Video|YouTube|Cloudflare)\b/;
const PICTURE = /!\[[^\]]*\]\([^)]+\)/;
const DIAGRAM = /^\s*```mermaid\b/m;

/** Returns what the source of a page shows; `drawnTags` are the tags that draw the product. Code samples do not count. */
export function getVisualKinds(source: string, drawnTags: readonly string[]): VisualKind[] {
  const prose = source.replace(/^([ \t]*)(```+)(?!mermaid)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '');
  const drawnTagPattern = new RegExp(`<(?:${drawnTags.join('|')})\\s`);
  const found: Record<VisualKind, boolean> = {
    drawn: drawnTagPattern.test(prose),
    diagram: DIAGRAM.test(prose),
    picture: PICTURE.test(prose),
    film: FILM.test(prose),
  };
  return VISUAL_KINDS.filter((kind) => found[kind]);
}

/** Counts by section what pages show, in the order of the section table. */
export function countVisuals(
  pages: readonly { path: string; section: SectionId; source: string }[],
  drawnTags: readonly string[],
): SectionVisuals[] {
  const bySection = Map.groupBy(pages, ({ section }) => section);
  return SECTIONS.flatMap(({ id }) => {
    const sectionPages = (bySection.get(id) ?? []).map((page) => ({
      ...page,
      kinds: getVisualKinds(page.source, drawnTags),
    }));
    if (sectionPages.length === 0) return [];
    const count = (kind: VisualKind) => sectionPages.filter(({ kinds }) => kinds.includes(kind)).length;
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
export function formatVisuals(sections: readonly SectionVisuals[]): string {
  const head = ['section', 'pages', ...VISUAL_KINDS, 'none', 'shows'];
  const rows = sections.map(({ section, pages, counts, none }) => [
    section,
    `${pages}`,
    ...VISUAL_KINDS.map((kind) => `${counts[kind]}`),
    `${none.length}`,
    `${Math.floor(((pages - none.length) / pages) * 100)} %`,
  ]);
  return [head, ...rows]
    .map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}
