import { fold } from './fold.ts';
import type { IndexFiles } from './index-files.ts';
import type { Scores } from './rank.ts';
import { stem } from './stem.ts';
import type { SearchTab } from './types.ts';
import { PAGE } from './weights.ts';

/** A page in the order of an answer, with the numbers of its best sections. */
export interface RankedPage {
  page: number;
  score: number;
  sections: { section: number; score: number }[];
}

const SHOWN_SECTIONS = 3;
/** A further section is shown where it is at least this good. */
const SHOWN_SHARE = 0.35;

const key = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)
    .join(' ');

/** Pages that answer, best first: the best section, a share of the next two, and what the page holds as a whole. */
export function rankPages(
  files: IndexFiles,
  scores: Scores,
  asked: string,
  found: ReadonlyMap<number, number>,
): RankedPage[] {
  const { pages, count } = { pages: files.core.pages, count: files.core.pages.count };
  const least = PAGE.leastCoverage * scores.coverage.reduce((most, share) => Math.max(most, share), 0);
  const wanted = key(asked);
  const ranked: RankedPage[] = [];
  for (let page = 0; page < count.length; page++) {
    const error = found.get(page) ?? 0;
    if (error === 0 && ((scores.coverage[page] ?? 0) < least || least === 0)) continue;
    const sections = sectionsOf(files, scores, page);
    const [first, second, third] = sections.map(({ score }) => score);
    if (error === 0 && !first) continue;
    const own = (first ?? 0) + PAGE.others * ((second ?? 0) + (third ?? 0)) + PAGE.whole * (scores.pages[page] ?? 0);
    const exact = key(pages.title[page] ?? '') === wanted ? PAGE.exactTitle : 1;
    ranked.push({
      page,
      score: own * exact * (pages.weight[page] ?? 1) + error * PAGE.errorMatch,
      sections: shown(sections),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

function sectionsOf({ places, core }: IndexFiles, scores: Scores, page: number) {
  const first = places.firstOf[page] ?? 0;
  const all = [];
  for (let section = first; section < first + (core.pages.count[page] ?? 0); section++) {
    const score = scores.sections[section] ?? 0;
    if (score > 0) all.push({ section, score });
  }
  return all.sort((a, b) => b.score - a.score || a.section - b.section);
}

function shown(sections: readonly { section: number; score: number }[]) {
  const least = (sections[0]?.score ?? 0) * SHOWN_SHARE;
  return sections.filter(({ score }) => score >= least).slice(0, SHOWN_SECTIONS);
}

/** How many pages each tab holds. */
export function countTabs(files: IndexFiles, ranked: readonly RankedPage[]): Partial<Record<SearchTab, number>> {
  const counts: Partial<Record<SearchTab, number>> = { All: ranked.length };
  for (const { page } of ranked) {
    const tab = files.core.pages.tab[page] as SearchTab;
    if (tab !== 'All') counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
