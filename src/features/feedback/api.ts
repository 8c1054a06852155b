import { FEEDBACK_SEND_MS } from '../../site/limits.ts';
import type { FeedbackBody } from './body.ts';

/** Where feedback goes, by form and by script. */
export const FEEDBACK_PATH = '/api/feedback';

/** Sends feedback; true if it has arrived. The answer is read as success or failure and nothing else. */
export async function sendFeedback(body: FeedbackBody, key: string): Promise<boolean> {
  try {
    const response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      // A reader who clicks and leaves has still answered.
      keepalive: true,
      signal: AbortSignal.timeout(FEEDBACK_SEND_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** A key for one visit of a page: everything that is sent under it is one piece of feedback. */
export function visitKey(): string {
  // Browsers offer randomUUID on secure pages alone; a site tried out over plain HTTP has none.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Sixteen random bytes as a UUID of version 4. */
export function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
