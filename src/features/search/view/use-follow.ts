import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { optionId } from './option-id.ts';
import type { SearchState } from './state.ts';

type List = Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToIndex'>;

/** Scrolls to the line that a key has selected, once; doesn't interfere if the reader scrolls away. */
export function useFollow(list: List, visible: readonly number[], { selected, follow }: SearchState): void {
  const lineToScrollTo = useRef<number>(undefined);
  // A new list shows its first lines anyway; scrolling there would force a layout during rendering.
  const followed = useRef<number>(selected <= 1 ? follow : undefined);
  useLayoutEffect(() => {
    lineToScrollTo.current = followed.current === follow ? undefined : selected;
    followed.current = follow;
  }, [selected, follow]);
  // Heights of unrendered lines are estimates: the list scrolls near such a line, and to it once it is rendered.
  useLayoutEffect(() => {
    const index = lineToScrollTo.current;
    if (index === undefined) return;
    if (!visible.includes(index)) return list.scrollToIndex(index, { align: 'auto' });
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    lineToScrollTo.current = undefined;
  });
}
