import { Search as SearchIcon, X } from 'lucide-react';
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect } from 'react';
import { SEARCH_BAR_HEIGHT_UNITS, SEARCH_PASTE_CHARS } from '../../../site/limits.ts';
import { SEARCH_PAGE_PATH } from '../../../site/search.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { getKeyAction } from './keys.ts';
import { LIST_ID, optionId } from './option-id.ts';
import { pasteAsOneLine } from './paste.ts';
import type { Row } from './rows.ts';
import { getPhase, hasMore, isLoading, isLoadingFirstPage } from './state.ts';
import { getAdjacentTab } from './tabs.ts';
import type { RowActions } from './use-row-actions.ts';
import type { Search } from './use-search.ts';
import type { SearchWords } from './words.ts';

const HELP_ID = 'search-help';
const HEIGHT = { 9: 'h-9' }[SEARCH_BAR_HEIGHT_UNITS];

interface FieldProps {
  search: Search;
  rows: readonly Row[];
  actions: RowActions;
  words: SearchWords;
  placeholder: string;
  label: string;
}

/** The top of the dialog: a separate form until the list below it has loaded. */
export function SearchField(props: FieldProps) {
  const { words } = props;
  usePendingOpen(props);
  return (
    <form action={SEARCH_PAGE_PATH} method="get" className="search-field">
      <SearchIcon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
      <Combobox {...props} />
      <span id={HELP_ID} hidden>
        {words.help}
      </span>
      {/* Enter activates the first button of a form: this one, not the close button. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
      <button type="submit" formMethod="dialog" className={buttonClass({ variant: 'ghost', size: 'icon' })}>
        <span className="sr-only">{words.close}</span>
        <span className="max-sm:hidden">
          <Kbd>Esc</Kbd>
        </span>
        <X aria-hidden className="sm:hidden" />
      </button>
    </form>
  );
}

function Combobox(props: FieldProps) {
  const { search, rows, placeholder, label } = props;
  const { state, dispatch, input } = search;
  const active = state.selected >= 0 && state.selected < rows.length;
  return (
    // The label takes the whole height of the row, to click and tap.
    <label className="flex h-full min-w-0 grow items-center">
      <input
        ref={input}
        name="q"
        type="text"
        enterKeyHint="search"
        inputMode="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? LIST_ID : undefined}
        aria-activedescendant={active ? optionId(state.selected) : undefined}
        aria-describedby={HELP_ID}
        onInput={(event) => onInput(event, search)}
        onCompositionEnd={(event) => dispatch({ type: 'typed', query: event.currentTarget.value })}
        onPaste={(event) => onPaste(event, search)}
        onKeyDown={(event) => onKey(event, props)}
        className={`${HEIGHT} min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-ink-3`}
      />
    </label>
  );
}

function onInput(event: InputEvent<HTMLInputElement>, { dispatch }: Search): void {
  // Text of an input method is searched after composition ends.
  if ((event.nativeEvent as { isComposing?: boolean }).isComposing) return;
  dispatch({ type: 'typed', query: event.currentTarget.value });
}

function onPaste(event: ClipboardEvent<HTMLInputElement>, { dispatch }: Search): void {
  const text = event.clipboardData.getData('text/plain');
  const pasted = pasteAsOneLine(event.currentTarget, text, SEARCH_PASTE_CHARS);
  if (!pasted) return;
  event.preventDefault();
  dispatch({ type: 'typed', query: pasted });
}

function onKey(event: KeyboardEvent<HTMLInputElement>, { search, rows, actions }: FieldProps): void {
  const { state, dispatch, tabs } = search;
  const { value, selectionStart: from, selectionEnd: to } = event.currentTarget;
  const { key, keyCode, ctrlKey, metaKey, altKey, shiftKey } = event;
  const { isComposing } = event.nativeEvent;
  const atStart = from === 0 && to === 0;
  const atEnd = from === value.length && to === value.length;
  const more = hasMore(state) || isLoading(state);
  const place = { count: rows.length, selected: state.selected, more, atStart, atEnd };
  const action = getKeyAction({ key, keyCode, ctrlKey, metaKey, altKey, shiftKey, isComposing }, place);
  if (!action || tabs.length === 0) return;
  const phase = getPhase(state);
  if (action.type === 'tab') {
    const next = phase === 'failed' ? undefined : getAdjacentTab(tabs, state.tab, action.step);
    if (!next) return;
    dispatch({ type: 'tab', tab: next });
  } else if (action.type === 'select') dispatch({ ...action, follow: true });
  else if (phase === 'failed') dispatch({ type: 'retried' });
  else if (isLoadingFirstPage(state)) dispatch({ type: 'entered', target: action.inWindow ? 'window' : 'here' });
  else {
    const row = rows[state.selected];
    if (row) actions.open(row, action.inWindow);
  }
  event.preventDefault();
}

/** Opens the selected result when results arrive, if Enter was pressed before; new results select their first. */
function usePendingOpen({ search: { state, dispatch }, rows, actions }: FieldProps): void {
  const target = state.loadedNumber === state.number ? state.pendingOpen : undefined;
  useEffect(() => {
    if (!target) return;
    dispatch({ type: 'opened' });
    const row = rows[state.selected];
    if (row?.kind === 'page' || row?.kind === 'section') actions.open(row, target === 'window');
  }, [target, dispatch, rows, actions, state.selected]);
}
