import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { ASK } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { Answer, AnswerEvent } from '../engine/answer.ts';
import { CHAT_WORDS, type ChatWords } from '../words.ts';
import { ask } from './api.ts';
import { type LocalMode, useLocalMode } from './local/use-local-mode.ts';
import {
  type ChatEvent,
  type ChatState,
  canAsk,
  getEarlierQuestions,
  initialState,
  isBusy,
  reduce,
  type Vote,
} from './state.ts';
import { loadChat, saveChat } from './stored-chat.ts';
import { useAnnouncement } from './use-announcement.ts';

/** The chat's state and actions. */
export interface Chat {
  state: ChatState;
  words: ChatWords;
  /** False before hydration. */
  hydrated: boolean;
  busy: boolean;
  /** Whether answers are made in the browser. */
  local: LocalMode;
  /** What a screen reader announces. */
  announcement: string;
  field: RefObject<HTMLTextAreaElement | null>;
  type(draft: string): void;
  /** Sends a question; `from` is the kind of button. */
  send(question: string, from?: 'example' | 'next'): void;
  stop(): void;
  /** Asks the question of the newest turn again. */
  retry(id: number): void;
  vote(id: number, vote: Vote): void;
  clear(): void;
  /** Reports another interaction to analytics. */
  track(type: string): void;
}

export interface ChatOptions {
  /** The answer that the server has rendered. */
  initialAnswer?: Answer | undefined;
  /** True if no server answers questions. */
  localOnly?: boolean | undefined;
}

/** Connects the state with requests and session storage. */
export function useChat(locale: LocaleId, { initialAnswer, localOnly = false }: ChatOptions = {}): Chat {
  const [state, dispatch] = useReducer(reduce, initialAnswer, initialState);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = CHAT_WORDS[locale];
  const mode = useLocalMode(locale, localOnly);
  const local = mode.status !== 'off';
  // Local conversations are not counted.
  const track = (type: string, ...more: string[]) =>
    local || trackInAnalytics(type, [...sentQuestions(state), ...more]);
  const hydrated = useStoredChat(field, dispatch);
  useEffect(() => {
    if (hydrated) saveChat(state.turns);
  }, [hydrated, state.turns]);
  useRequest(state, locale, dispatch);
  return {
    state,
    words,
    hydrated,
    busy: isBusy(state),
    local: mode,
    announcement: useAnnouncement(state, words),
    field,
    type: (draft) => dispatch({ type: 'typed', draft }),
    send(question, from) {
      if (!canAsk(state, question)) return;
      if (from) track(from === 'example' ? 'example_chosen' : 'next_question_chosen');
      track('message_submitted', question.trim());
      dispatch({ type: 'asked', question, local });
    },
    stop: () => dispatch({ type: 'stopped' }),
    retry(id) {
      track('retried');
      dispatch({ type: 'retried', id, local });
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

const sentQuestions = ({ turns }: ChatState) =>
  turns.filter((turn) => !turn.local).map(({ answer }) => answer.question);

/** Restores the stored conversation and what was typed before hydration; returns true once that is done. */
function useStoredChat(field: Chat['field'], dispatch: (event: ChatEvent) => void): boolean {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    // What was typed before hydration.
    if (field.current?.value) dispatch({ type: 'typed', draft: field.current.value });
    const restore = (replace: boolean) => dispatch({ type: 'restored', turns: loadChat(), replace });
    // A page from the browser's memory may show less, or more, than the conversation has become.
    const back = ({ persisted }: PageTransitionEvent) => persisted && restore(true);
    restore(false);
    setHydrated(true);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [field, dispatch]);
  return hydrated;
}

let analytics: typeof import('../../../platform/analytics/chat-event.ts') | undefined;

/** Reports to analytics, which load separately: every page lists the files of an island. */
function trackInAnalytics(type: string, messages: readonly string[]): void {
  // Immediately if possible: a reader who follows a source is about to leave.
  if (analytics) analytics.trackChat({ type, messages });
  else
    void import('../../../platform/analytics/chat-event.ts').then((loaded) => {
      analytics = loaded;
      loaded.trackChat({ type, messages });
    });
}

/** Answers in the browser; the code loads separately. */
const askInBrowser: typeof ask = async (...args) => {
  try {
    return await (await import('./local/ask-locally.ts')).askLocally(...args);
  } catch {
    return { kind: 'local' };
  }
};

/** Sends the request of the pending turn; stopping or clearing the turn aborts it. */
function useRequest(state: ChatState, locale: LocaleId, dispatch: (event: ChatEvent) => void): void {
  const id = isBusy(state) ? state.turns.at(-1)?.id : undefined;
  const newest = useRef(state);
  newest.current = state;
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    const { turns } = newest.current;
    const { answer, local } = turns.at(-1) ?? {};
    const chat = turns
      .find((turn) => !turn.local)
      ?.answer.question.slice(0, ASK.chatChars)
      .trim();
    const request = { question: answer?.question ?? '', before: getEarlierQuestions(newest.current, id), locale, chat };
    const onEvent = (event: AnswerEvent) => dispatch({ type: 'received', id, event });
    const response = local ? askInBrowser(request, onEvent, stop.signal) : ask(request, onEvent, stop.signal);
    void response.then((failure) => {
      if (!stop.signal.aborted) dispatch({ type: 'ended', id, failure });
    });
    return () => stop.abort();
  }, [id, locale, dispatch]);
}
