import type { Choice } from '../body.ts';

/** The state of the widget. */
export interface FeedbackState {
  /** The chosen answer. While it is set, the dialog is open. */
  choice?: Choice;
  comment: string;
  sending?: 'choice' | 'comment';
  /** The comment is stored, and the dialog says thank you. */
  submitted: boolean;
  /** A typed comment that could not be sent; the dialog shows it again when it opens. */
  unsent: string;
}

/** What changes the state. */
export type FeedbackEvent =
  | { type: 'choose'; choice: Choice }
  | { type: 'type'; comment: string }
  | { type: 'send' }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'close' };

/** The state before any answer. */
export const IDLE: FeedbackState = { comment: '', submitted: false, unsent: '' };

/** True if the comment can be sent: no request is in progress, and a negative answer has a comment that is not blank. */
export function canSend({ choice, comment, sending, submitted }: FeedbackState): boolean {
  if (!choice || sending || submitted) return false;
  return choice === 'positive' || comment.trim() !== '';
}

/** Returns the next state, or the same object if the event does not apply. */
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
      return afterSuccess(state);
    case 'failed':
      return state.sending ? { ...IDLE, unsent: failedText(state) } : state;
    case 'close':
      return state.choice ? { ...IDLE, sending: state.sending, unsent: pendingText(state) } : state;
  }
}

function afterSuccess(state: FeedbackState): FeedbackState {
  if (state.sending === 'choice') return { ...state, sending: undefined };
  if (state.sending === 'comment') return { ...IDLE, choice: state.choice, submitted: state.choice !== undefined };
  return state;
}

/** The text that a failure must not lose: the comment being sent, or what was typed while the answer was being sent. */
function failedText(state: FeedbackState): string {
  return state.sending === 'comment' ? state.unsent : state.comment;
}

/** Closing clears the text, except a comment that is still being sent. */
function pendingText(state: FeedbackState): string {
  return state.sending === 'comment' ? state.unsent : '';
}
