import type { MouseEvent } from 'react';
import { askAssistant } from './ask-assistant.ts';
import { clearHighlightWords, RESULT_OPENED_EVENT, storeHighlightWords } from './highlight-words.ts';
import { getMatchedWords, type Row } from './rows.ts';
import type { SearchNotes } from './use-notes.ts';
import type { Search } from './use-search.ts';

/** What a reader can do with a row of the list. */
export interface RowActions {
  /** The Enter key: opens a line here, or in a new window. */
  open(row: Row, inWindow: boolean): void;
  /** A click on a line, including the middle button; the browser follows links. */
  click(row: Row, event: MouseEvent): void;
}

/** Opens lines of the list and stores recent queries. */
export function useRowActions(search: Search, notes: SearchNotes): RowActions {
  const openRow = (row: Row): boolean => {
    if (row.kind === 'recent' || row.kind === 'suggestion') search.fill(row.query);
    else if (row.kind === 'tab') search.dispatch({ type: 'tab', tab: row.tab });
    else return false;
    return true;
  };
  const prepareOpening = (row: Row & { url: string }, inWindow: boolean) => {
    notes.resultOpened();
    if (row.kind === 'page' || row.kind === 'section') search.addRecent(search.state.query);
    storeHighlightWords(row.url, getMatchedWords(row, search.state.query));
    if (!inWindow && isOnCurrentPage(row.url)) {
      search.dialog.current?.close();
      // After the browser has gone to the section.
      setTimeout(() => document.dispatchEvent(new Event(RESULT_OPENED_EVENT)));
    }
  };
  const ask = (row: Row & { kind: 'ask' }) => askAssistant(search.dialog.current, row);
  return {
    open(row, inWindow) {
      if (openRow(row) || !('url' in row)) return;
      prepareOpening(row, inWindow);
      if (row.kind === 'ask' && !inWindow) return ask(row);
      if (!inWindow) return location.assign(row.url);
      // A window of this site gets a copy of the session storage.
      window.open(row.url, '_blank', isSameOrigin(row.url) ? '' : 'noopener');
      clearHighlightWords();
    },
    click(row, event) {
      if (openRow(row) || !('url' in row)) return;
      const opensNewTab = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      prepareOpening(row, opensNewTab);
      if (opensNewTab) return clearHighlightWords();
      if (row.kind !== 'ask') return;
      event.preventDefault();
      ask(row);
    },
  };
}

const isSameOrigin = (url: string) => new URL(url, location.href).origin === location.origin;

/** True for a section of the current page; the page itself is loaded again, and marks its words then. */
function isOnCurrentPage(url: string): boolean {
  const { origin, pathname, search, hash } = new URL(url, location.href);
  return hash !== '' && origin === location.origin && pathname === location.pathname && search === location.search;
}
