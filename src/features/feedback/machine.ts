import type { Choice } from './body.ts';

/** What the widget shows and does. */
export interface FeedbackState {
  /** The answer given; its dialog is open as long as there is one. */
  choice?: Choice;
  comment: string;
  /** The request under way. */
  sending?: 'choice' | 'comment';
  /** The comment has arrived: the dialog says thank you. */
  submitted: boolean;
  /** What was typed and did not arrive; it is there again when the dialog opens. */
  unsent: string;
}

/** What happens to it. */
export type FeedbackEvent =
  | { type: 'choose'; choice: Choice }
  | { type: 'type'; comment: string }
  | { type: 'send' }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'close' };

/** Nothing chosen, nothing typed. */
export const IDLE: FeedbackState = { comment: '', submitted: false, unsent: '' };

/** True where the comment may be sent: never twice at once, and never a blank one with a negative answer. */
export function canSend({ choice, comment, sending, submitted }: FeedbackState): boolean {
  if (!choice || sending || submitted) return false;
  return choice === 'positive' || comment.trim() !== '';
}

/** The next state; the very same one where the event does not fit. */
export function nextState(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'choose':
      return state.choice || state.sending
        ? state
        : { ...IDLE, choice: event.choice, comment: state.unsent, sending: 'choice' };
    case 'type':
      return !state.choice || state.submitted || state.sending === 'comment'
        ? state
        : { ...state, comment: event.comment };
    case 'send':
      return canSend(state) ? { ...state, sending: 'comment', unsent: state.comment } : state;
    case 'sent':
      return arrived(state);
    case 'failed':
      return state.sending ? { ...IDLE, unsent: lostText(state) } : state;
    case 'close':
      return state.choice ? { ...IDLE, sending: state.sending, unsent: textOnTheWay(state) } : state;
  }
}

function arrived(state: FeedbackState): FeedbackState {
  if (state.sending === 'choice') return { ...state, sending: undefined };
  if (state.sending === 'comment') return { ...IDLE, choice: state.choice, submitted: state.choice !== undefined };
  return state;
}

/** What a failure would lose: the text that was being sent, or what was typed while the answer was. */
function lostText(state: FeedbackState): string {
  return state.sending === 'comment' ? state.unsent : state.comment;
}

/** Closing clears the text; what is being sent is kept until it has arrived. */
function textOnTheWay(state: FeedbackState): string {
  return state.sending === 'comment' ? state.unsent : '';
}
