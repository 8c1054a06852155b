import { useCallback } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { SearchTab } from '../engine/types.ts';
import { Hints } from './Hints.tsx';
import { PANEL_ID } from './option-id.ts';
import { PlainList } from './PlainList.tsx';
import { ResultList } from './ResultList.tsx';
import type { Row } from './rows.ts';
import { getOfferedQuestion, getPhase, isLoading, type Phase } from './state.ts';
import { TabRow } from './TabRow.tsx';
import type { RowActions } from './use-row-actions.ts';
import type { Search } from './use-search.ts';
import type { SearchWords } from './words.ts';

export interface PanelProps {
  search: Search;
  rows: readonly Row[];
  actions: RowActions;
  words: SearchWords;
}

/** The part below the field: the tabs and the list. */
export function SearchPanel(props: PanelProps) {
  const { search, rows, words } = props;
  const { state, dispatch, tabs, input } = search;
  const chooseTab = useCallback(
    (tab: SearchTab) => {
      dispatch({ type: 'tab', tab });
      input.current?.focus();
    },
    [dispatch, input],
  );
  const phase = getPhase(state);
  const counts = phase === 'found' || phase === 'none' ? state.response?.counts : undefined;
  return (
    <>
      <TabRow tabs={tabs} chosen={state.tab} counts={counts} words={words} onChoose={chooseTab} />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-label={state.tab}
        aria-busy={isLoading(state)}
        className="flex min-h-0 grow flex-col"
      >
        <Remarks {...props} phase={phase} />
        {rows.length > 0 &&
          (phase === 'found' ? (
            <ResultList key={`${state.response?.tab} ${state.response?.query}`} {...props} />
          ) : (
            <PlainList {...props} />
          ))}
      </div>
      <p role="status" className="sr-only">
        {announcement(phase, props)}
      </p>
      <Hints words={words} />
    </>
  );
}

/** Returns what a screen reader announces when the list changes. */
function announcement(phase: Phase, { search: { state }, words }: PanelProps): string {
  if (phase === 'loading') return words.loading;
  if (phase === 'failed') return words.failed;
  if (phase === 'none') return words.none;
  if (phase === 'idle' || !state.response) return '';
  const { total, tab, corrected, bestInOtherTab } = state.response;
  const better =
    bestInOtherTab &&
    `${words.bestInOtherTab(bestInOtherTab.tab)}: ${bestInOtherTab.title.map(({ text }) => text).join('')}.`;
  const hint = getOfferedQuestion(state) === undefined ? '' : words.askHint;
  return [corrected && words.corrected(corrected), words.found(total, tab), better, hint].filter(Boolean).join(' ');
}

const REMARK = 'border-b border-line px-5 py-2 text-[0.8125rem] text-ink-2';

/** Remarks above, or instead of, the list. */
function Remarks({ search, words, phase }: PanelProps & { phase: Phase }) {
  const { response } = search.state;
  if (phase === 'loading') return <p className="px-5 py-12 text-center text-sm text-ink-3">{words.loading}</p>;
  if (phase === 'failed') return <Failed search={search} words={words} />;
  if (phase === 'idle' || !response) return null;
  return (
    <>
      {response.error && (
        <p className={REMARK}>
          {words.readAsError} <code className="font-mono text-xs break-words text-ink">{response.error.reduced}</code>
        </p>
      )}
      {phase === 'found' && response.corrected && <p className={REMARK}>{words.corrected(response.corrected)}</p>}
      {phase === 'none' && (
        <div className="px-5 pt-8 pb-4">
          <p className="text-base font-medium text-ink">{words.none}</p>
          <p className="mt-1 text-sm text-ink-3">{words.noneHelp}</p>
        </div>
      )}
    </>
  );
}

function Failed({ search, words }: Pick<PanelProps, 'search' | 'words'>) {
  const retry = () => {
    search.dispatch({ type: 'retried' });
    search.input.current?.focus();
  };
  return (
    <div className="flex flex-col items-center px-5 py-12 text-center">
      <p className="text-base font-medium text-ink">{words.failed}</p>
      <p className="mt-1 text-sm text-ink-3">{words.failedHelp}</p>
      <Button variant="outline" size="sm" onClick={retry} className="mt-5">
        {words.retry}
      </Button>
    </div>
  );
}
