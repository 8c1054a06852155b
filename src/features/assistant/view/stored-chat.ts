import { readStored, writeStored } from '../../../lib/safe-storage.ts';
import { CHAT } from '../../../site/limits.ts';
import { type Answer, emptyAnswer } from '../engine/answer.ts';
import { CHAT_KEY } from './chat-key.ts';
import type { Turn, Vote } from './state.ts';
import { isAnswer } from './valid-answer.ts';

/** Formats turns for storage. */
export function serializeTurns(turns: readonly Turn[]): string {
  const last = turns.slice(-CHAT.turns);
  return JSON.stringify(
    last.map(({ answer, status, vote, local }) => ({
      answer,
      whole: status === 'answered',
      running: status === 'sending' || status === 'streaming' || undefined,
      vote,
      local,
    })),
  );
}

/** Parses stored turns; anything else counts as none. A pending one is asked again, one that ended early counts as stopped. */
export function parseTurns(stored: string | null): Turn[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter((one: { answer?: unknown } | null) => isAnswer(one?.answer))
      .slice(-CHAT.turns)
      .map(readTurn);
  } catch {
    return [];
  }
}

function readTurn(
  { answer, whole, running, vote, local }: StoredTurn,
  index: number,
  { length }: { length: number },
): Turn {
  const id = index + 1;
  const place = local === true ? { local } : {};
  if (running === true && id === length)
    return { id, answer: emptyAnswer(answer.question), status: 'sending', ...place };
  return { id, answer, status: whole === true ? 'answered' : 'stopped', ...(isVote(vote) && { vote }), ...place };
}

interface StoredTurn {
  answer: Answer;
  whole?: unknown;
  running?: unknown;
  vote?: unknown;
  local?: unknown;
}

const isVote = (value: unknown): value is Vote => value === 'positive' || value === 'negative';

/** The conversation of this window. */
export function loadChat(): Turn[] {
  return parseTurns(readStored(CHAT_KEY, 'sessionStorage'));
}

/** Stores a conversation for the next page; removes an empty one. */
export function saveChat(turns: readonly Turn[]): void {
  writeStored(CHAT_KEY, turns.length === 0 ? null : serializeTurns(turns), 'sessionStorage');
}
