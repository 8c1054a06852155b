import type { Hono } from 'hono';
import { jsonBody } from '../../../http/json-body.ts';
import { visitorLimit } from '../../../http/rate-limit.ts';
import { refuse } from '../../../http/refusal.ts';
import { getStorageQuota } from '../../../http/storage-quota.ts';
import { ASK_FEEDBACK_API_PATH, ASK_PAGE_PATH } from '../../../site/assistant.ts';
import { FEEDBACK_RATE, STORE_RETRY_AFTER_SECONDS } from '../../../site/limits.ts';
import { answerFeedbackSchema, feedbackComment } from './answer-feedback.ts';
import type { AskServices } from './services.ts';

const FOREIGN_ORIGIN_MESSAGE = 'Votes are only accepted from pages of this site.';

/** `POST /api/ask/feedback`: stores a vote on an answer as feedback about the assistant's page. */
export function mountAnswerFeedback(app: Hono, services: AskServices): void {
  const overLimit = visitorLimit(services, { name: 'answer-feedback', ...FEEDBACK_RATE });
  const storageQuota = getStorageQuota(services);
  app.post(ASK_FEEDBACK_API_PATH, async (context) => {
    const body = await jsonBody(context, services, {
      schema: answerFeedbackSchema,
      overLimit,
      foreign: FOREIGN_ORIGIN_MESSAGE,
    });
    if (!body.ok) return refuse(context, body.refusal);
    const comment = feedbackComment(body.value);
    const refusal = await storageQuota(context, Buffer.byteLength(comment));
    if (refusal) return refuse(context, refusal);
    const { helpful, key } = body.value;
    const feedback = { page: ASK_PAGE_PATH, feedback: helpful ? 'positive' : 'negative', comment } as const;
    const stored = await services.saveFeedback(services, feedback, key);
    if (!stored.ok) {
      const message = 'Feedback cannot be stored at the moment. Try again later.';
      const code = stored.error.tag.replace('-', '_');
      return refuse(context, { status: 503, code, message, retryAfter: STORE_RETRY_AFTER_SECONDS });
    }
    return context.json({ ok: true, reference: stored.value.reference }, 200, { 'Cache-Control': 'no-store' });
  });
}
