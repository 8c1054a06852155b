import { ChevronDown } from 'lucide-react';
import { type MouseEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { dropPanelClass } from '../../../ui/DropMenu.tsx';
import type { SearchTab } from '../engine/types.ts';
import { PANEL_ID } from './option-id.ts';
import { getPreferredTabs, getVisibleTabs } from './tabs.ts';
import type { SearchWords } from './words.ts';

interface TabRowProps {
  tabs: readonly SearchTab[];
  chosen: SearchTab;
  /** Pages in each tab, if there is a query. */
  counts?: Partial<Record<SearchTab, number>>;
  words: SearchWords;
  onChoose(tab: SearchTab): void;
}

const TAB = 'search-tab';

/** Keeps focus in the field, so that typing and the arrow keys continue to work. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** As many tabs as fit, and a menu with the others. */
export const TabRow = memo(({ tabs, chosen, counts, words, onChoose }: TabRowProps) => {
  const measure = useRef<HTMLDivElement>(null);
  const visible = useFitting(measure, tabs, chosen);
  const rest = tabs.filter((tab) => !visible.includes(tab));
  return (
    <div className="relative border-b border-line px-3">
      <Measure ref={measure} tabs={tabs} words={words} />
      <div className="flex">
        <div role="tablist" aria-label={words.tabs} className="flex min-w-0">
          {visible.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              tabIndex={-1}
              aria-selected={tab === chosen}
              aria-controls={PANEL_ID}
              onMouseDown={keepFocus}
              onClick={() => onChoose(tab)}
              className={TAB}
            >
              {tab}
              <Count counts={counts} tab={tab} />
            </button>
          ))}
        </div>
        {rest.length > 0 && <More {...{ rest, counts, words, onChoose }} />}
      </div>
    </div>
  );
});

function Count({ counts, tab }: { counts: TabRowProps['counts']; tab: SearchTab }) {
  return counts && <span className="search-count">{counts[tab] ?? 0}</span>;
}

type MoreProps = Pick<TabRowProps, 'counts' | 'words' | 'onChoose'> & { rest: readonly SearchTab[] };

function More({ rest, counts, words, onChoose }: MoreProps) {
  return (
    <details data-menu className="group relative ml-auto">
      <summary className={TAB}>
        {words.more}
        <ChevronDown aria-hidden className="size-3.5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className={`${dropPanelClass} right-0 w-52`}>
        {rest.map((tab) => (
          <button key={tab} type="button" onClick={() => onChoose(tab)}>
            <span className="grow">{tab}</span>
            <Count counts={counts} tab={tab} />
          </button>
        ))}
      </div>
    </details>
  );
}

type MeasureProps = Pick<TabRowProps, 'tabs' | 'words'> & { ref: RefObject<HTMLDivElement | null> };

/** Reserved width for a count, so that tabs don't move when counts change. */
const WIDEST_COUNT = '000';

/** All tabs and the menu button, invisible, to be measured. */
function Measure({ ref, tabs, words }: MeasureProps) {
  return (
    <div ref={ref} aria-hidden className="invisible absolute inset-x-3 flex h-0 overflow-hidden">
      {tabs.map((tab) => (
        <span key={tab} className={TAB}>
          {tab}
          <span className="search-count">{WIDEST_COUNT}</span>
        </span>
      ))}
      <span className={TAB}>
        {words.more}
        <ChevronDown className="size-3.5" />
      </span>
    </div>
  );
}

/** Returns the tabs that fit; measures again when the row changes, but not while typing. */
function useFitting(
  measure: RefObject<HTMLDivElement | null>,
  tabs: readonly SearchTab[],
  chosen: SearchTab,
): readonly SearchTab[] {
  const [fitting, setFitting] = useState<readonly SearchTab[]>(tabs);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const row = measure.current;
    if (!row) return;
    const observer = new ResizeObserver(() => setWidth(row.clientWidth));
    observer.observe(row);
    return () => observer.disconnect();
  }, [measure]);
  useLayoutEffect(() => {
    const row = measure.current;
    if (!row) return;
    const widths = [...row.children].map((child) => child.getBoundingClientRect().width);
    const more = widths.pop() ?? 0;
    const room = width || row.clientWidth;
    const indices = getVisibleTabs({
      widths,
      more,
      room,
      chosen: tabs.indexOf(chosen),
      preferred: getPreferredTabs(tabs),
    });
    const next = tabs.filter((_, index) => indices.includes(index));
    setFitting((last) => (last.join() === next.join() ? last : next));
  }, [measure, tabs, chosen, width]);
  return fitting;
}
