import { isToolSection } from '../../../site/section-kinds.ts';
import { SECTIONS } from '../../../site/sections.ts';
import type { IndexFiles } from './index-files.ts';
import { DEFAULT_SIMILARITY } from './meaning.ts';
import type { Scores } from './rank.ts';
import type { SearchTab } from './types.ts';
import { MEANING, PAGE } from './weights.ts';

/** A page in the order of an answer. */
export interface RankedPage {
  page: number;
  score: number;
}

/** A section of such a page. */
export interface RankedSection {
  section: number;
  score: number;
}

/** What pages are ranked by besides their scores. */
export interface RankingSignals {
  /** The words of the query that say something, as stems. */
  words: ReadonlySet<string>;
  /** Asked as a whole sentence. */
  question: boolean;
  /** Asked why. */
  reason: boolean;
  /** Pages whose messages a pasted error meets, each with how well. */
  errors: ReadonlyMap<number, number>;
}

const GIVES_REASONS = new Set<string>(SECTIONS.filter(({ givesReasons }) => givesReasons).map(({ id }) => id));
/** Sections whose pages are each about one tool, and those whose pages each answer one question. */
const TOOL_SECTIONS = new Set<string>(SECTIONS.filter(isToolSection).map(({ id }) => id));
const QUESTION_SECTIONS = new Set<string>(SECTIONS.filter((row) => row.frontMatter === 'question').map(({ id }) => id));
const SHOWN_SECTIONS = 3;
/** A further section is shown where it is at least this good. */
const SHOWN_SHARE = 0.2;

/** How nearly two sets of words are the same: 1 where they are. */
function getOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let same = 0;
  for (const word of a) if (b.has(word)) same++;
  return (same * same) / (a.size * b.size);
}

/** Pages that answer, best first: the best section, a share of the next two, and what the page contains as a whole. */
export function rankPages(files: IndexFiles, scores: Scores, signals: RankingSignals): RankedPage[] {
  const { count } = files.core.pages;
  const minCoverage = PAGE.leastCoverage * scores.coverage.reduce((max, share) => Math.max(max, share), 0);
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

/** The same pages, reordered by similarity in meaning to the query; unchanged if that is not known. */
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

/** What a page counts: its own weight, more if its name is the query. */
function getWeight({ core, names }: IndexFiles, page: number, signals: RankingSignals): number {
  const like = Math.max(...(names[page] ?? []).map((name) => getOverlap(name, signals.words)));
  const weight = core.pages.weight[page] ?? 1;
  const section = core.pages.section[page] ?? '';
  const kind = getKind(section, signals) * (isAboutOtherTool(section, names[page]?.[1], signals) ? PAGE.otherTool : 1);
  return Math.max(weight, like === 1 ? PAGE.leastNamed : 0) * kind * (1 + PAGE.title * like);
}

/** True for the page of a tool that the query does not name: its rate limits are not ours. */
function isAboutOtherTool(section: string, tool: ReadonlySet<string> = new Set(), { words }: RankingSignals): boolean {
  if (!TOOL_SECTIONS.has(section)) return false;
  return ![...words].some((word) => [...tool].some((name) => name.startsWith(word) || word.startsWith(name)));
}

/** What a part of the site counts more for a question: sections with frequent questions, and those that give reasons. */
function getKind(section: string, { question, reason }: RankingSignals): number {
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

/** The sections of a page that are shown, best first. */
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

/** How many pages each tab contains. */
export function countTabs(files: IndexFiles, ranked: readonly RankedPage[]): Partial<Record<SearchTab, number>> {
  const counts: Partial<Record<SearchTab, number>> = { All: ranked.length };
  for (const { page } of ranked) {
    const tab = files.core.pages.tab[page] as SearchTab;
    if (tab !== 'All') counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
