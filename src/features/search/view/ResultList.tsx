import { useEffect } from 'react';
import { VIRTUAL_LIST } from '../../../site/limits.ts';
import { Option } from './Option.tsx';
import { LIST_ID } from './option-id.ts';
import { AskLine, PageLine, SectionLine } from './ResultLines.tsx';
import type { PanelProps } from './SearchPanel.tsx';
import { hasMore, isLoading } from './state.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useFollow } from './use-follow.ts';
import { useVirtualList } from './use-virtual-list.ts';

/** The results: pages with their sections, rendered only near the view. */
export function ResultList({ search, rows, actions, words }: PanelProps) {
  const { state, dispatch } = search;
  // Renders the visible lines first, then measures them and adds lines around them, to keep typing responsive.
  const painted = useAfterPaint();
  const { scroller, inner, list, visible, measure } = useVirtualList(
    rows.length,
    VIRTUAL_LIST.comboboxOverscan,
    painted,
  );
  useFollow(list, visible, state);
  const shouldLoadMore = visible.at(-1) === rows.length - 1 && hasMore(state) && !isLoading(state);
  useEffect(() => {
    if (shouldLoadMore) dispatch({ type: 'more' });
  }, [shouldLoadMore, dispatch]);
  return (
    <div ref={scroller} className="search-list">
      <div ref={inner} id={LIST_ID} role="listbox" aria-label={words.results}>
        {visible.map((index) => {
          const row = rows[index];
          if (row?.kind !== 'page' && row?.kind !== 'section' && row?.kind !== 'ask') return null;
          return (
            <Option
              key={`${row.kind} ${row.url} ${index}`}
              row={row}
              index={index}
              count={rows.length}
              selected={index === state.selected}
              onClick={actions.click}
              onPoint={(pointedIndex) => dispatch({ type: 'select', index: pointedIndex, follow: false })}
              ref={measure}
            >
              {row.kind === 'ask' && <AskLine title={words.ask(row.question)} help={words.assistantHelp} />}
              {row.kind === 'page' && (
                <PageLine {...row} remark={row.isOtherTab ? words.bestInOtherTab(row.page.tab) : undefined} />
              )}
              {row.kind === 'section' && <SectionLine {...row} />}
            </Option>
          );
        })}
      </div>
    </div>
  );
}
