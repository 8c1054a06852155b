import { sendJson } from '../../../lib/send-json.ts';
import { ASK_FEEDBACK_API_PATH } from '../../../site/assistant.ts';
import { FEEDBACK_SEND_MS } from '../../../site/limits.ts';
import type { AnswerFeedback } from '../answer-problems.ts';

/** Sends a vote on an answer; returns true on success. */
export function sendVote(feedback: AnswerFeedback): Promise<boolean> {
  return sendJson(ASK_FEEDBACK_API_PATH, feedback, { timeoutMs: FEEDBACK_SEND_MS });
}
