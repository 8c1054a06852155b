import { useRef, useState } from 'react';
import { sendFeedback, visitKey } from './api.ts';
import { type Choice, type FeedbackBody, fits } from './body.ts';
import { canSend, type FeedbackEvent, type FeedbackState, IDLE, nextState } from './machine.ts';

/** The widget's state and everything that may be done to it. */
export interface FeedbackControl {
  state: FeedbackState;
  /** The comment may be sent as it is. */
  ready: boolean;
  /** The comment is longer than the endpoint takes. */
  tooLong: boolean;
  choose(choice: Choice): void;
  type(comment: string): void;
  send(): void;
  close(): void;
}

/** Joins the states to the requests. */
export function useFeedback(page: string): FeedbackControl {
  const [state, show] = useState(IDLE);
  // Two clicks may come before anything is drawn again: the second must see what the first did.
  const current = useRef(IDLE);
  const key = useRef<string>(undefined);
  const happened = (event: FeedbackEvent): boolean => {
    const next = nextState(current.current, event);
    const changed = next !== current.current;
    current.current = next;
    show(next);
    return changed;
  };
  const post = async (body: FeedbackBody) => {
    key.current ??= visitKey();
    happened({ type: (await sendFeedback(body, key.current)) ? 'sent' : 'failed' });
  };
  const { choice, comment } = state;
  const tooLong = choice !== undefined && !fits({ page, feedback: choice, comment });
  return {
    state,
    ready: canSend(state) && !tooLong,
    tooLong,
    choose(feedback) {
      if (happened({ type: 'choose', choice: feedback })) void post({ page, feedback });
    },
    type: (text) => happened({ type: 'type', comment: text }),
    send() {
      const { choice: feedback, comment: text } = current.current;
      if (!feedback || !fits({ page, feedback, comment: text })) return;
      if (happened({ type: 'send' })) void post({ page, feedback, comment: text });
    },
    close: () => happened({ type: 'close' }),
  };
}
