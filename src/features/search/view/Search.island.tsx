import { useEffect } from 'react';
import type { LocaleId } from '../../../site/locales.ts';
import { returnFocus } from '../../../ui/focus-return.ts';
import { useBackdrop } from '../../../ui/use-backdrop.ts';
import { useSheetHeight } from '../../../ui/use-sheet-height.ts';
import { getRows } from './rows.ts';
import { SearchField } from './SearchField.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { type SearchNotes, useNotes } from './use-notes.ts';
import { useRowActions } from './use-row-actions.ts';
import { type Search as SearchParts, useSearch } from './use-search.ts';
import { SEARCH_WORDS } from './words.ts';

interface SearchProps {
  locale: LocaleId;
  placeholder: string;
  label: string;
  /** False if no server counts queries and answers questions. */
  hasServer: boolean;
}

/** The search dialog. Before hydration it is a form that submits to the search page. */
export default function Search({ locale, placeholder, label, hasServer }: SearchProps) {
  const words = SEARCH_WORDS[locale];
  const search = useSearch(locale);
  const notes = useNotes(search.state, locale, hasServer);
  const actions = useRowActions(search, notes);
  const rows = getRows(search.state, search.recent);
  const close = () => search.dialog.current?.close();
  const backdrop = useBackdrop(close);
  useSheetHeight(search.dialog);
  useCloseOnLeave(search, notes, close);
  return (
    <dialog
      ref={search.dialog}
      {...backdrop}
      data-search-dialog=""
      popover="auto"
      aria-modal
      aria-label={label}
      // It may be open before hydration.
      suppressHydrationWarning
      onClose={() => {
        notes.dialogClosed();
        returnFocus();
      }}
      className="full-dialog search-dialog"
    >
      <div className="search-box">
        <SearchField {...{ search, rows, actions, words, placeholder, label }} />
        {search.tabs.length > 0 ? (
          <SearchPanel {...{ search, rows, actions, words }} />
        ) : (
          <p role="status" className="px-5 py-8 text-center text-sm text-ink-3">
            {words.loading}
          </p>
        )}
      </div>
    </dialog>
  );
}

/** After going back, the reader sees the page, not the dialog. */
function useCloseOnLeave({ dialog }: SearchParts, notes: SearchNotes, close: () => void): void {
  useEffect(() => {
    const leave = () => {
      if (!dialog.current?.open) return;
      notes.dialogClosed();
      close();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  });
}
