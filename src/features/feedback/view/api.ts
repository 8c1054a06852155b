import { sendJson } from '../../../lib/send-json.ts';
import { FEEDBACK_SEND_MS } from '../../../site/limits.ts';
import type { FeedbackBody } from '../body.ts';
import { FEEDBACK_PATH } from '../paths.ts';

/** Sends feedback and returns true if the server stored it. All that is sent under one key is one piece of feedback. */
export function sendFeedback(body: FeedbackBody, key: string): Promise<boolean> {
  return sendJson(FEEDBACK_PATH, body, { timeoutMs: FEEDBACK_SEND_MS, headers: { 'Idempotency-Key': key } });
}
