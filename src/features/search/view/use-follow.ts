import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { optionId } from './option-id.ts';
import type { SearchState } from './state.ts';

type List = Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToIndex'>;

/** Brings the line that a key has chosen into view, once; a reader who scrolls away afterwards is left alone. */
export function useFollow(list: List, drawn: readonly number[], { selected, follow }: SearchState): void {
  const lineToShow = useRef<number>(undefined);
  // A new list shows its first lines anyway; scrolling there would force a layout during rendering.
  const followed = useRef<number>(selected <= 1 ? follow : undefined);
  useLayoutEffect(() => {
    lineToShow.current = followed.current === follow ? undefined : selected;
    followed.current = follow;
  }, [selected, follow]);
  // Heights of lines that are not drawn are guesses: the list goes near such a line, and to it when it is there.
  useLayoutEffect(() => {
    const index = lineToShow.current;
    if (index === undefined) return;
    if (!drawn.includes(index)) return list.scrollToIndex(index, { align: 'auto' });
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    lineToShow.current = undefined;
  });
}
