import { ASK_PAGE_PATH, SUPPORT_PATH } from '../../../site/assistant.ts';
import { ASK } from '../../../site/limits.ts';
import { STARTING_POINTS, type StartingPoint } from '../../../site/starting-points.ts';
import type { FoundPage, FoundSection, Piece, SearchResponse, SearchTab } from '../engine/types.ts';
import { getOfferedQuestion, getPhase, type Phase, type SearchState } from './state.ts';

/** A line of the list that the arrow keys can select. */
export type Row =
  | { kind: 'page'; page: FoundPage; url: string; excerpt?: Piece[]; isOtherTab?: boolean }
  | { kind: 'section'; page: FoundPage; section: FoundSection; url: string; last: boolean }
  /** Asks the assistant the typed question. */
  | { kind: 'ask'; question: string; url: string }
  | { kind: 'recent'; query: string }
  | { kind: 'start'; point: StartingPoint; url: string }
  | { kind: 'suggestion'; query: string }
  | { kind: 'tab'; tab: SearchTab; count: number }
  | { kind: 'assistant'; url: string }
  | { kind: 'support'; url: string };

/** Returns the lines of the list. */
export function getRows(state: SearchState, recent: readonly string[]): Row[] {
  const rows: Readonly<Record<Phase, () => Row[]>> = {
    idle: () => idleRows(recent),
    loading: () => [],
    failed: () => [],
    none: () => noResultRows(state),
    found: () => [...askRows(state), ...(state.response ? foundRows(state.response) : [])],
  };
  return rows[getPhase(state)]();
}

function idleRows(recent: readonly string[]): Row[] {
  return [
    ...recent.map((query): Row => ({ kind: 'recent', query })),
    ...STARTING_POINTS.map((point): Row => ({ kind: 'start', point, url: point.path })),
  ];
}

function askRows(state: SearchState): Row[] {
  const question = getOfferedQuestion(state);
  return question === undefined ? [] : [{ kind: 'ask', question, url: askUrl(question) }];
}

function askUrl(question: string): string {
  return `${ASK_PAGE_PATH}?${new URLSearchParams({ q: question.trim().slice(0, ASK.questionChars) })}`;
}

/** Returns each page with its matching sections; a match at its start is shown with the page. */
function foundRows({ pages, bestInOtherTab }: SearchResponse): Row[] {
  // A much better page of another tab comes first.
  const better: Row[] = bestInOtherTab ? [{ ...pageRow(bestInOtherTab), isOtherTab: true }] : [];
  return [...better, ...pages.flatMap((page): Row[] => [pageRow(page), ...sectionRows(page)])];
}

function pageRow(page: FoundPage): Row & { kind: 'page' } {
  const start = page.sections.find(({ id }) => id === '');
  return { kind: 'page', page, url: page.path.startsWith('/') ? page.path : page.url, excerpt: start?.excerpt };
}

function sectionRows(page: FoundPage): Row[] {
  const sections = page.sections.filter(({ id }) => id !== '');
  return sections.map((section, index) => ({
    kind: 'section',
    page,
    section,
    url: section.url,
    last: index === sections.length - 1,
  }));
}

/** Returns what to try without results: another spelling, other tabs, support and the assistant. */
function noResultRows({ response, query }: SearchState): Row[] {
  const others = Object.entries(response?.counts ?? {}) as [SearchTab, number][];
  return [
    ...(response?.suggestion ? [{ kind: 'suggestion', query: response.suggestion } as const] : []),
    ...others
      .filter(([tab, count]) => count > 0 && tab !== response?.tab)
      .sort((a, b) => b[1] - a[1])
      .map(([tab, count]): Row => ({ kind: 'tab', tab, count })),
    { kind: 'assistant', url: askUrl(query) },
    { kind: 'support', url: SUPPORT_PATH },
  ];
}

/** Returns what to highlight on the page of a result: the whole query, if the page contains it, and the matching words. */
export function getMatchedWords(row: Row, query: string): string[] {
  if (row.kind !== 'page' && row.kind !== 'section') return [];
  const sections = row.kind === 'section' ? [row.section] : row.page.sections;
  const pieces = [...row.page.title, ...sections.flatMap(({ heading, excerpt }) => [...heading, ...excerpt])];
  const words = pieces.filter(({ marked }) => marked).map(({ text }) => text);
  return [...new Set([query, ...words].map((word) => word.trim().toLowerCase()))].filter(Boolean);
}
