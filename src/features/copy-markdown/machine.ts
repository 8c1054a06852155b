import { COPIED_MS, COPY_ERROR_MS } from '../../site/limits.ts';
import type { CopyFailure } from './copy.ts';

/** State of the button. */
export type CopyState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'copied' }
  | { kind: 'error'; failure: CopyFailure };

export type CopyEvent =
  | { type: 'click' }
  | { type: 'done' }
  | { type: 'fail'; failure: CopyFailure }
  | { type: 'elapsed' };

const IDLE: CopyState = { kind: 'idle' };

/** The next state; events that do not fit the state change nothing. */
export function nextState(state: CopyState, event: CopyEvent): CopyState {
  if (state.kind === 'idle' && event.type === 'click') return { kind: 'loading' };
  if (state.kind === 'loading' && event.type === 'done') return { kind: 'copied' };
  if (state.kind === 'loading' && event.type === 'fail') return { kind: 'error', failure: event.failure };
  if ((state.kind === 'copied' || state.kind === 'error') && event.type === 'elapsed') return IDLE;
  return state;
}

/** The words on the button. */
export function getLabel(state: CopyState): string {
  switch (state.kind) {
    case 'idle':
      return 'Copy as Markdown';
    case 'loading':
      return 'Copying...';
    case 'copied':
      return 'Copied!';
    case 'error':
      return state.failure;
  }
}

/** Returns how long a state shows before the button is idle again; undefined for permanent ones. */
export function getDuration(state: CopyState): number | undefined {
  return { idle: undefined, loading: undefined, copied: COPIED_MS, error: COPY_ERROR_MS }[state.kind];
}
