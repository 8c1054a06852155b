import { useRef, useState } from 'react';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { type Choice, type FeedbackBody, fitsBodyLimit } from '../body.ts';
import { sendFeedback } from './api.ts';
import { canSend, type FeedbackEvent, type FeedbackState, IDLE, nextState } from './machine.ts';

/** The widget's state and its actions. */
export interface FeedbackControl {
  state: FeedbackState;
  /** The comment can be sent as it is. */
  ready: boolean;
  tooLong: boolean;
  choose(choice: Choice): void;
  type(comment: string): void;
  send(): void;
  close(): void;
}

/** Connects the states to the requests. */
export function useFeedback(page: string): FeedbackControl {
  const [state, setState] = useState(IDLE);
  // Two clicks can happen before the next render: the second must see the state that the first produced.
  const current = useRef(IDLE);
  const key = useRef<string>(undefined);
  const dispatch = (event: FeedbackEvent): boolean => {
    const next = nextState(current.current, event);
    const changed = next !== current.current;
    current.current = next;
    setState(next);
    return changed;
  };
  const post = async (body: FeedbackBody) => {
    key.current ??= randomUuid();
    dispatch({ type: (await sendFeedback(body, key.current)) ? 'sent' : 'failed' });
  };
  const { choice, comment } = state;
  const tooLong = choice !== undefined && !fitsBodyLimit({ page, feedback: choice, comment });
  return {
    state,
    ready: canSend(state) && !tooLong,
    tooLong,
    choose(feedback) {
      if (dispatch({ type: 'choose', choice: feedback })) void post({ page, feedback });
    },
    type: (text) => dispatch({ type: 'type', comment: text }),
    send() {
      const { choice: feedback, comment: text } = current.current;
      if (!feedback || !fitsBodyLimit({ page, feedback, comment: text })) return;
      if (dispatch({ type: 'send' })) void post({ page, feedback, comment: text });
    },
    close: () => dispatch({ type: 'close' }),
  };
}
