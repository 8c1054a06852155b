import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { ASK } from '../../site/limits.ts';
import type { LocaleId } from '../../site/locales.ts';
import type { Answer } from './answer.ts';
import { ask } from './api.ts';
import { keepChat, readChat } from './kept.ts';
import {
  type ChatEvent,
  type ChatState,
  canAsk,
  initialState,
  isBusy,
  questionsBefore,
  reduce,
  type Vote,
} from './state.ts';
import { useSaid } from './use-said.ts';
import { CHAT_WORDS, type ChatWords } from './words.ts';

/** The chat's state and everything that may be done to it. */
export interface Chat {
  state: ChatState;
  words: ChatWords;
  /** False in the HTML of the server, where nothing listens yet. */
  awake: boolean;
  busy: boolean;
  /** What a screen reader is told. */
  said: string;
  field: RefObject<HTMLTextAreaElement | null>;
  type(draft: string): void;
  /** Sends a question; `from` says what was pressed. */
  send(question: string, from?: 'example' | 'next'): void;
  stop(): void;
  /** Asks the question of the newest turn again. */
  retry(id: number): void;
  vote(id: number, vote: Vote): void;
  clear(): void;
  /** Tells analytics of something else that was done. */
  track(type: string): void;
}

/** Joins the states to the requests and to what the window keeps. */
export function useChat(locale: LocaleId, asked?: Answer): Chat {
  const [state, dispatch] = useReducer(reduce, asked, initialState);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = CHAT_WORDS[locale];
  const track = (type: string, ...more: string[]) =>
    tell(type, [...state.turns.map(({ answer }) => answer.question), ...more]);
  const awake = useKeptChat(field, dispatch);
  useEffect(() => {
    if (awake) keepChat(state.turns);
  }, [awake, state.turns]);
  useRequest(state, locale, dispatch);
  return {
    state,
    words,
    awake,
    busy: isBusy(state),
    said: useSaid(state, words),
    field,
    type: (draft) => dispatch({ type: 'typed', draft }),
    send(question, from) {
      if (!canAsk(state, question)) return;
      if (from) track(from === 'example' ? 'example_chosen' : 'next_question_chosen');
      track('message_submitted', question.trim());
      dispatch({ type: 'asked', question });
    },
    stop: () => dispatch({ type: 'stopped' }),
    retry(id) {
      track('retried');
      dispatch({ type: 'retried', id });
    },
    vote(id, vote) {
      track(`voted_${vote}`);
      dispatch({ type: 'voted', id, vote });
    },
    clear() {
      dispatch({ type: 'cleared' });
      field.current?.focus();
    },
    track,
  };
}

/** Takes over what the window keeps and what was typed before anything listened; true once that is done. */
function useKeptChat(field: Chat['field'], dispatch: (event: ChatEvent) => void): boolean {
  const [awake, setAwake] = useState(false);
  useLayoutEffect(() => {
    // What was typed before anything listened.
    if (field.current?.value) dispatch({ type: 'typed', draft: field.current.value });
    const restore = (instead: boolean) => dispatch({ type: 'restored', turns: readChat(), instead });
    // A page from the browser's memory may show less, or more, than the conversation has become.
    const back = ({ persisted }: PageTransitionEvent) => persisted && restore(true);
    restore(false);
    setAwake(true);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [field, dispatch]);
  return awake;
}

let analytics: typeof import('../../platform/analytics/chat-event.ts') | undefined;

/** Tells analytics, which are loaded apart: the files that an island stands on are named on every page. */
function tell(type: string, messages: readonly string[]): void {
  // At once where it can be: a reader who follows a source is about to leave.
  if (analytics) analytics.trackChat({ type, messages });
  else
    void import('../../platform/analytics/chat-event.ts').then((loaded) => {
      analytics = loaded;
      loaded.trackChat({ type, messages });
    });
}

/** Asks for the turn under way; a turn that is stopped or cleared away takes its request with it. */
function useRequest(state: ChatState, locale: LocaleId, dispatch: (event: ChatEvent) => void): void {
  const id = isBusy(state) ? state.turns.at(-1)?.id : undefined;
  const newest = useRef(state);
  newest.current = state;
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    const question = newest.current.turns.at(-1)?.answer.question ?? '';
    const chat = newest.current.turns[0]?.answer.question.slice(0, ASK.chatChars).trim();
    const request = { question, before: questionsBefore(newest.current, id), locale, chat };
    void ask(request, (event) => dispatch({ type: 'heard', id, event }), stop.signal).then((failure) => {
      if (!stop.signal.aborted) dispatch({ type: 'ended', id, failure });
    });
    return () => stop.abort();
  }, [id, locale, dispatch]);
}
