import { CHAT } from '../../site/limits.ts';
import { CHAT_KEY } from './chat-key.ts';
import type { Turn } from './state.ts';
import { isAnswer } from './valid-answer.ts';

/** Turns as they are kept; one without a whole answer counts as stopped. */
export function toStored(turns: readonly Turn[]): string {
  const last = turns.slice(-CHAT.turns);
  return JSON.stringify(last.map(({ answer, status }) => ({ answer, whole: status === 'answered' })));
}

/** Reads kept turns; anything else counts as none. */
export function fromStored(stored: string | null): Turn[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter((one: { answer?: unknown } | null) => isAnswer(one?.answer))
      .slice(-CHAT.turns)
      .map(({ answer, whole }, at) => ({ id: at + 1, answer, status: whole === true ? 'answered' : 'stopped' }));
  } catch {
    return [];
  }
}

/** The conversation of this window. */
export function readChat(): Turn[] {
  try {
    return fromStored(sessionStorage.getItem(CHAT_KEY));
  } catch {
    return [];
  }
}

/** Keeps a conversation for the next page; an empty one leaves nothing behind. */
export function keepChat(turns: readonly Turn[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(CHAT_KEY);
    else sessionStorage.setItem(CHAT_KEY, toStored(turns));
  } catch {
    // A browser that keeps nothing: this page still shows it.
  }
}
