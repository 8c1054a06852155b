import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { jsonBody } from '../../../http/json-body.ts';
import { visitorKeys, visitorLimit } from '../../../http/rate-limit.ts';
import { refuse } from '../../../http/refusal.ts';
import { getStorageQuota, type StorageQuota } from '../../../http/storage-quota.ts';
import { ASK_API_PATH, ASK_FEEDBACK_API_PATH, ASK_SHARE_API_PATH } from '../../../site/assistant.ts';
import { ASK, ASK_SHARE, STORE_RETRY_AFTER_SECONDS, WORK } from '../../../site/limits.ts';
import { LOCALES } from '../../../site/locales.ts';
import type { AnswerEvent } from '../engine/answer.ts';
import { withNextQuestions } from '../engine/next-questions.ts';
import { mountAnswerFeedback } from './answer-feedback-routes.ts';
import { createQuestionLookup } from './corpus.ts';
import type { AskServices } from './services.ts';
import { cleanQuestions, regenerateAnswers, saveConversation, serializeConversation } from './shared-conversations.ts';

const question = z.string().trim().min(1).max(ASK.questionChars);
const askSchema = z.strictObject({
  question,
  before: z.array(question).max(ASK.before).optional(),
  locale: z.enum(LOCALES.map(({ id }) => id)).optional(),
  /** Identifies a chat of a visitor: its first question. */
  chat: z.string().trim().min(1).max(ASK.chatChars).optional(),
});
const shareSchema = z.strictObject({ questions: z.array(question).min(1).max(ASK_SHARE.questions) });

const FOREIGN_ORIGIN_MESSAGE = 'Questions are taken from pages of this site alone.';

/** `POST /api/ask`: responds with lines of JSON; `POST /api/ask/share`: stores a conversation. */
export function mountAsk(app: Hono, services: AskServices): void {
  const askLimit = async (context: Context) => services.work.spend(context, WORK.cost.ask);
  const storageQuota = getStorageQuota(services);
  const visitorKey = visitorKeys(services);
  const shareLimit = visitorLimit(services, { name: 'ask-share', ...ASK_SHARE.rate });
  app.post(ASK_API_PATH, async (context) => {
    const body = await jsonBody(context, services, {
      schema: askSchema,
      overLimit: askLimit,
      foreign: FOREIGN_ORIGIN_MESSAGE,
    });
    if (!body.ok) return refuse(context, body.refusal);
    const { chat = '', ...input } = body.value;
    const { assistant, site } = await services.renderer();
    const nextArgs = [createQuestionLookup(site), [...(input.before ?? []), input.question]] as const;
    if (!services.writing) return streamEvents(context, withNextQuestions(await assistant.ask(input), ...nextArgs));
    const draft = await assistant.draft(input);
    const budgetOwner = { visitor: visitorKey(context), chat };
    const { signal, stop } = createReaderSignal(context);
    const request = { question: input.question, before: input.before ?? [], ...draft, budgetOwner, signal };
    return streamEvents(context, withNextQuestions(services.writing.write(request), ...nextArgs), stop);
  });
  app.post(ASK_SHARE_API_PATH, async (context) => {
    const body = await jsonBody(context, services, {
      schema: shareSchema,
      overLimit: shareLimit,
      foreign: FOREIGN_ORIGIN_MESSAGE,
    });
    if (!body.ok) return refuse(context, body.refusal);
    const questions = cleanQuestions(body.value.questions);
    const refusal = services.work.spend(context, questions.length * WORK.cost.ask);
    return refusal ? refuse(context, refusal) : share(context, services, storageQuota, questions);
  });
  mountAnswerFeedback(app, services);
  for (const path of [ASK_API_PATH, ASK_SHARE_API_PATH, ASK_FEEDBACK_API_PATH])
    app.all(path, (context) => {
      context.header('Allow', 'POST');
      return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Send questions with POST.' });
    });
}

/** Aborted when the reader leaves, whichever side notices first. */
function createReaderSignal(context: Context): { signal: AbortSignal; stop(): void } {
  const disconnected = new AbortController();
  return { signal: AbortSignal.any([context.req.raw.signal, disconnected.signal]), stop: () => disconnected.abort() };
}

/** Sends events one line each, as they are read; `onCancel` is called when the reader leaves. */
function streamEvents(context: Context, events: AsyncGenerator<AnswerEvent>, onCancel?: () => void): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel: async () => {
      onCancel?.();
      await events.return(undefined);
    },
  });
  return context.body(stream, 200, {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    // Keeps proxies from buffering the first line.
    'X-Accel-Buffering': 'no',
  });
}

async function share(
  context: Context,
  services: AskServices,
  storageQuota: StorageQuota,
  questions: readonly string[],
): Promise<Response> {
  if (questions.length === 0)
    return refuse(context, {
      status: 422,
      code: 'nothing_to_share',
      message: 'Nothing in this conversation can be stored.',
    });
  const { assistant } = await services.renderer();
  const content = serializeConversation(await regenerateAnswers(assistant, questions));
  const refusal = await storageQuota(context, Buffer.byteLength(content));
  if (refusal) return refuse(context, refusal);
  const saved = await saveConversation(services.store, content);
  if (saved.ok) return context.json(saved.value, 201, { 'Cache-Control': 'no-store', Location: saved.value.url });
  const message = 'Conversations cannot be kept at the moment. Try again later.';
  const code = saved.error.tag.replace('-', '_');
  return refuse(context, { status: 503, code, message, retryAfter: STORE_RETRY_AFTER_SECONDS });
}
