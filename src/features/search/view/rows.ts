import { ASK_PAGE_PATH, SUPPORT_PATH } from '../../../site/assistant.ts';
import { ASK } from '../../../site/limits.ts';
import { STARTING_POINTS, type StartingPoint } from '../../../site/starting-points.ts';
import type { FoundPage, FoundSection, Piece, SearchAnswer, SearchTab } from '../engine/types.ts';
import { getOfferedQuestion, getPhase, type Phase, type SearchState } from './state.ts';

/** A line of the list that the arrow keys reach. */
export type Row =
  | { kind: 'page'; page: FoundPage; url: string; excerpt?: Piece[]; isOtherTab?: boolean }
  | { kind: 'section'; page: FoundPage; section: FoundSection; url: string; last: boolean }
  /** Asks the assistant what was typed. */
  | { kind: 'ask'; question: string; url: string }
  | { kind: 'recent'; query: string }
  | { kind: 'start'; point: StartingPoint; url: string }
  | { kind: 'suggestion'; query: string }
  | { kind: 'tab'; tab: SearchTab; count: number }
  | { kind: 'assistant'; url: string }
  | { kind: 'support'; url: string };

/** The lines of the list in a state. */
export function getRows(state: SearchState, recent: readonly string[]): Row[] {
  const rows: Readonly<Record<Phase, () => Row[]>> = {
    idle: () => idleRows(recent),
    loading: () => [],
    failed: () => [],
    none: () => noResultRows(state),
    found: () => [...askRows(state), ...(state.answer ? foundRows(state.answer) : [])],
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

/** Each page with the sections that match; what matches at its start is shown with the page itself. */
function foundRows({ pages, bestInOtherTab }: SearchAnswer): Row[] {
  // What another tab answers far better comes first, and alone.
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

/** What to try where nothing was found: another spelling, other tabs, people and the assistant. */
function noResultRows({ answer, query }: SearchState): Row[] {
  const others = Object.entries(answer?.counts ?? {}) as [SearchTab, number][];
  return [
    ...(answer?.suggestion ? [{ kind: 'suggestion', query: answer.suggestion } as const] : []),
    ...others
      .filter(([tab, count]) => count > 0 && tab !== answer?.tab)
      .sort((a, b) => b[1] - a[1])
      .map(([tab, count]): Row => ({ kind: 'tab', tab, count })),
    { kind: 'assistant', url: askUrl(query) },
    { kind: 'support', url: SUPPORT_PATH },
  ];
}

/** What to highlight on the page of a result: the whole query, where the page contains it, and the words that matched. */
export function getMatchedWords(row: Row, query: string): string[] {
  if (row.kind !== 'page' && row.kind !== 'section') return [];
  const sections = row.kind === 'section' ? [row.section] : row.page.sections;
  const pieces = [...row.page.title, ...sections.flatMap(({ heading, excerpt }) => [...heading, ...excerpt])];
  const words = pieces.filter(({ marked }) => marked).map(({ text }) => text);
  return [...new Set([query, ...words].map((word) => word.trim().toLowerCase()))].filter(Boolean);
}
