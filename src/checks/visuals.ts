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
  /** Pages that show something on the first screen. */
  opening: number;
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

/** The most words that fit above a figure on the first screen of a laptop. */
const OPENING_WORDS = 80;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
/** Code, tables, headings and tabs. */
const BLOCK = /^\s*(?:```|\||#|<(?!Frame|Term)[A-Z])/m;

/** True if a page shows something after a short introduction, without code, a table or a heading before it. */
export function startsWithVisual(source: string, drawnTags: readonly string[]): boolean {
  const visual = new RegExp(`<(?:${drawnTags.join('|')})\\s|${FILM.source}|${PICTURE.source}|\`\`\`mermaid\\b`).exec(
    source,
  );
  if (!visual) return false;
  const introduction = source
    .slice(0, visual.index)
    .replace(FRONT_MATTER, '')
    .replace(/\]\([^)]*\)/g, ']');
  return !BLOCK.test(introduction) && introduction.trim().split(/\s+/).length <= OPENING_WORDS;
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
      isOpening: startsWithVisual(page.source, drawnTags),
    }));
    if (sectionPages.length === 0) return [];
    const count = (kind: VisualKind) => sectionPages.filter(({ kinds }) => kinds.includes(kind)).length;
    return [
      {
        section: id,
        pages: sectionPages.length,
        counts: { drawn: count('drawn'), diagram: count('diagram'), picture: count('picture'), film: count('film') },
        opening: sectionPages.filter(({ isOpening }) => isOpening).length,
        none: sectionPages.filter(({ kinds }) => kinds.length === 0).map(({ path }) => path),
      },
    ];
  });
}

/** Formats the counts as a table for the terminal. */
export function formatVisuals(sections: readonly SectionVisuals[]): string {
  const head = ['section', 'pages', ...VISUAL_KINDS, 'at top', 'none', 'shows'];
  const rows = sections.map(({ section, pages, counts, opening, none }) => [
    section,
    `${pages}`,
    ...VISUAL_KINDS.map((kind) => `${counts[kind]}`),
    `${opening}`,
    `${none.length}`,
    `${Math.floor(((pages - none.length) / pages) * 100)} %`,
  ]);
  return [head, ...rows]
    .map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}
