import { FEEDBACK_SEND_MS } from '../../../site/limits.ts';
import type { FeedbackBody } from '../body.ts';
import { FEEDBACK_PATH } from '../paths.ts';

/** Sends feedback and returns true if the server stored it. */
export async function sendFeedback(body: FeedbackBody, key: string): Promise<boolean> {
  try {
    const response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      // The request must survive a reader who clicks and leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(FEEDBACK_SEND_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Creates the key of one visit to a page: everything sent under it is one piece of feedback. */
export function createVisitKey(): string {
  // Browsers offer randomUUID only in secure contexts; a site served over plain HTTP has none.
  return crypto.randomUUID?.() ?? formatUuid(crypto.getRandomValues(new Uint8Array(16)));
}

/** Formats 16 random bytes as a version 4 UUID. */
export function formatUuid(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
