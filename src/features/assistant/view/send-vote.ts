import { ASK_FEEDBACK_API_PATH } from '../../../site/assistant.ts';
import { FEEDBACK_SEND_MS } from '../../../site/limits.ts';
import type { AnswerFeedback } from '../answer-faults.ts';

/** Sends a vote on an answer; true if it has arrived. */
export async function sendVote(feedback: AnswerFeedback): Promise<boolean> {
  try {
    const response = await fetch(ASK_FEEDBACK_API_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
      // A reader who votes and leaves has still voted.
      keepalive: true,
      signal: AbortSignal.timeout(FEEDBACK_SEND_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** A random UUID, also on pages without TLS, where browsers have no `randomUUID`. */
export function randomKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
