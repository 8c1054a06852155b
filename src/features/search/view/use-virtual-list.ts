import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { VIRTUAL_LIST } from '../../../site/limits.ts';

/** Number of initially visible lines, at the default height. */
const FIRST_LINES = 10;

/** Renders only the lines of a long list near the view, with padding for the others; before measurement, the first lines. */
export function useVirtualList(count: number, overscan: number = VIRTUAL_LIST.overscan, measured = true) {
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count,
    enabled: measured,
    getScrollElement: () => scroller.current,
    estimateSize: () => VIRTUAL_LIST.itemPx,
    overscan,
    // An estimate, so that the first lines stay rendered until the list is measured.
    initialRect: { width: 0, height: FIRST_LINES * VIRTUAL_LIST.itemPx },
  });
  const items = list.getVirtualItems();
  const [before, after] = [items[0]?.start ?? 0, list.getTotalSize() - (items.at(-1)?.end ?? 0)];
  useLayoutEffect(() => {
    Object.assign(inner.current?.style ?? {}, { paddingTop: `${before}px`, paddingBottom: `${after}px` });
  }, [before, after]);
  const visible = measured ? items.map(({ index }) => index) : [...Array(Math.min(count, FIRST_LINES)).keys()];
  return { scroller, inner, list, visible, measure: measured ? list.measureElement : undefined };
}
