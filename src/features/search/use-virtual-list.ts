import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { VIRTUAL_LIST } from '../../site/limits.ts';

const FIRST_HEIGHT_PX = 480;

/** Draws of a long list only the lines near the view; padding stands for the others. */
export function useVirtualList(count: number, overscan: number = VIRTUAL_LIST.overscan) {
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => VIRTUAL_LIST.itemPx,
    overscan,
    // A guess, so that the first lines are drawn before the list is measured.
    initialRect: { width: 0, height: FIRST_HEIGHT_PX },
  });
  const items = list.getVirtualItems();
  const [before, after] = [items[0]?.start ?? 0, list.getTotalSize() - (items.at(-1)?.end ?? 0)];
  useLayoutEffect(() => {
    Object.assign(inner.current?.style ?? {}, { paddingTop: `${before}px`, paddingBottom: `${after}px` });
  }, [before, after]);
  return { scroller, inner, list, items };
}
