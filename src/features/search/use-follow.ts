import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { optionId } from './option-id.ts';
import type { SearchState } from './state.ts';

type List = Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToIndex'>;

/** Brings the line that a key has chosen into view, once; a reader who scrolls away afterwards is left alone. */
export function useFollow(list: List, drawn: readonly { index: number }[], { selected, follow }: SearchState): void {
  const wanted = useRef<number>(undefined);
  const followed = useRef<number>(undefined);
  useLayoutEffect(() => {
    wanted.current = followed.current === follow ? undefined : selected;
    followed.current = follow;
  }, [selected, follow]);
  // Heights of lines that are not drawn are guesses: the list goes near such a line, and to it when it is there.
  useLayoutEffect(() => {
    const index = wanted.current;
    if (index === undefined) return;
    if (!drawn.some((item) => item.index === index)) return list.scrollToIndex(index, { align: 'auto' });
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    wanted.current = undefined;
  });
}
