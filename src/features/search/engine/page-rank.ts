import { isToolSection } from '../../../site/section-kinds.ts';
import { SECTIONS } from '../../../site/sections.ts';
import type { IndexFiles } from './index-files.ts';
import { DEFAULT_SIMILARITY } from './meaning.ts';
import type { Scores } from './rank.ts';
import type { SearchTab } from './types.ts';
import { MEANING, PAGE } from './weights.ts';

/** A page with its score. */
export interface RankedPage {
  page: number;
  score: number;
}

/** A section of a page, with its score. */
export interface RankedSection {
  section: number;
  score: number;
}

/** Signals for the ranking other than scores. */
export interface RankingSignals {
  /** The informative words of the query, as stems. */
  words: ReadonlySet<string>;
  /** True for a question in a whole sentence. */
  question: boolean;
  /** True for a "why" question. */
  reason: boolean;
  /** Pages with messages that match a pasted error, with their score. */
  errors: ReadonlyMap<number, number>;
}

const GIVES_REASONS = new Set<string>(SECTIONS.filter(({ givesReasons }) => givesReasons).map(({ id }) => id));
/** Sections with a page per tool, and sections with a page per question. */
const TOOL_SECTIONS = new Set<string>(SECTIONS.filter(isToolSection).map(({ id }) => id));
const QUESTION_SECTIONS = new Set<string>(SECTIONS.filter((row) => row.frontMatter === 'question').map(({ id }) => id));
const SHOWN_SECTIONS = 3;
/** A further section is shown if its score is at least this share of the best. */
const SHOWN_SHARE = 0.2;

/** Returns the overlap of two sets of words: 1 if they are equal. */
function getOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let same = 0;
  for (const word of a) if (b.has(word)) same++;
  return (same * same) / (a.size * b.size);
}

/** Ranks pages, best first: by the best section, a share of the next two, and the coverage of the whole page. */
export function rankPages(files: IndexFiles, scores: Scores, signals: RankingSignals): RankedPage[] {
  const { count } = files.core.pages;
  const minCoverage = PAGE.minCoverage * scores.coverage.reduce((max, share) => Math.max(max, share), 0);
  const ranked: RankedPage[] = [];
  for (let page = 0; page < count.length; page++) {
    const error = signals.errors.get(page) ?? 0;
    if (error === 0 && ((scores.coverage[page] ?? 0) < minCoverage || minCoverage === 0)) continue;
    const [first, second, third] = getTopThree(files, scores, page);
    if (error === 0 && first === 0) continue;
    const pageScore = first + PAGE.others * (second + third) + PAGE.whole * (scores.pages[page] ?? 0);
    ranked.push({ page, score: pageScore * getWeight(files, page, signals) + error * PAGE.errorMatch });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Reorders pages by similarity in meaning to the query; unchanged if that is unknown. */
export function reorderByMeaning(
  ranked: readonly RankedPage[],
  similarities: Float32Array | undefined,
): readonly RankedPage[] {
  const maxBonus = (ranked[0]?.score ?? 0) * MEANING.weight;
  if (!similarities || maxBonus === 0) return ranked;
  return ranked
    .map(({ page, score }) => ({
      page,
      score: score + maxBonus * Math.max(0, similarities[page] ?? DEFAULT_SIMILARITY),
    }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Returns the weight of a page, which is higher if its title equals the query. */
function getWeight({ core, names }: IndexFiles, page: number, signals: RankingSignals): number {
  const similarity = Math.max(...(names[page] ?? []).map((name) => getOverlap(name, signals.words)));
  const weight = core.pages.weight[page] ?? 1;
  const section = core.pages.section[page] ?? '';
  const factor =
    getSectionFactor(section, signals) * (isAboutOtherTool(section, names[page]?.[1], signals) ? PAGE.otherTool : 1);
  return Math.max(weight, similarity === 1 ? PAGE.minNamed : 0) * factor * (1 + PAGE.title * similarity);
}

/** True for the page of a tool that the query does not name: its rate limits are not ours. */
function isAboutOtherTool(section: string, tool: ReadonlySet<string> = new Set(), { words }: RankingSignals): boolean {
  if (!TOOL_SECTIONS.has(section)) return false;
  return ![...words].some((word) => [...tool].some((name) => name.startsWith(word) || word.startsWith(name)));
}

/** Returns the factor of a section for a question: higher for FAQ sections and for sections that give reasons. */
function getSectionFactor(section: string, { question, reason }: RankingSignals): number {
  if (question && QUESTION_SECTIONS.has(section)) return PAGE.questionInFaq;
  return reason && GIVES_REASONS.has(section) ? PAGE.reason : 1;
}

function getTopThree({ sectionMap, core }: IndexFiles, { sections }: Scores, page: number): [number, number, number] {
  const start = sectionMap.firstSectionByPage[page] ?? 0;
  const end = start + (core.pages.count[page] ?? 0);
  let [first, second, third] = [0, 0, 0];
  for (let section = start; section < end; section++) {
    const score = sections[section] ?? 0;
    if (score > first) [first, second, third] = [score, first, second];
    else if (score > second) [second, third] = [score, second];
    else if (score > third) third = score;
  }
  return [first, second, third];
}

/** Returns the visible sections of a page, best first. */
export function getVisibleSections(
  { sectionMap, core }: IndexFiles,
  { sections }: Scores,
  page: number,
): RankedSection[] {
  const start = sectionMap.firstSectionByPage[page] ?? 0;
  const all: RankedSection[] = [];
  for (let section = start; section < start + (core.pages.count[page] ?? 0); section++)
    if ((sections[section] ?? 0) > 0) all.push({ section, score: sections[section] ?? 0 });
  all.sort((a, b) => b.score - a.score || a.section - b.section);
  const minScore = (all[0]?.score ?? 0) * SHOWN_SHARE;
  return all.filter(({ score }) => score >= minScore).slice(0, SHOWN_SECTIONS);
}

export function countTabs(files: IndexFiles, ranked: readonly RankedPage[]): Partial<Record<SearchTab, number>> {
  const counts: Partial<Record<SearchTab, number>> = { All: ranked.length };
  for (const { page } of ranked) {
    const tab = files.core.pages.tab[page] as SearchTab;
    if (tab !== 'All') counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
