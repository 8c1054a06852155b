import { useEffect, useRef, useState } from 'react';
import { share } from './api.ts';
import { getShareableQuestions } from './state.ts';
import type { Chat } from './use-chat.ts';

export interface ShareState {
  status: 'idle' | 'busy' | 'shared' | 'failed';
  /** URL of the shared conversation. */
  link: string;
  /** The link is in the clipboard. */
  copied: boolean;
  /** There is something to share. */
  possible: boolean;
  start(): void;
}

const IDLE = { status: 'idle', link: '', copied: false } as const;

/** Shares the current conversation; the next question resets the state. */
export function useShare({ state, track }: Chat): ShareState {
  const [sharing, set] = useState<Omit<ShareState, 'start' | 'possible'>>(IDLE);
  const questions = getShareableQuestions(state);
  const newest = state.turns.at(-1)?.id;
  const current = useRef(newest);
  useEffect(() => {
    current.current = newest;
    set(IDLE);
  }, [newest]);
  const start = async () => {
    if (sharing.status === 'busy') return;
    set({ ...IDLE, status: 'busy' });
    const shared = await share(questions);
    // The shared link no longer has the whole conversation.
    if (current.current !== newest) return;
    if (!('path' in shared)) return set({ ...IDLE, status: 'failed' });
    track('shared');
    const link = new URL(shared.path, location.href).href;
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    set({ status: 'shared', link, copied });
  };
  return { ...sharing, possible: questions.length > 0, start: () => void start() };
}
