import { useEffect, useRef, useState } from 'react';
import type { ChatWords } from '../words.ts';
import { type ChatState, isBusy } from './state.ts';

/** Returns what a screen reader announces about the newest turn once it is complete. */
export function describeOutcome({ turns }: ChatState, words: ChatWords): string {
  const last = turns.at(-1);
  if (!last) return '';
  const { answer, status, failure } = last;
  if (failure) return words.failed(failure);
  if (status === 'stopped') return words.stopped;
  if (status !== 'answered') return '';
  return answer.none ? words.none[answer.none.reason] : words.complete(answer.sources.length);
}

/** Announces each completed answer once; not restored answers, nor partial ones. */
export function useAnnouncement(state: ChatState, words: ChatWords): string {
  const [announcement, announce] = useState('');
  const busy = isBusy(state);
  const wasBusy = useRef(false);
  const end = describeOutcome(state, words);
  useEffect(() => {
    if (busy) announce('');
    else if (wasBusy.current) announce(end);
    wasBusy.current = busy;
  }, [busy, end]);
  return announcement;
}
