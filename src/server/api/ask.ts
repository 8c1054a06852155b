import type { Context } from 'hono';
import { z } from 'zod';
import type { AnswerEvent } from '../../assistant/answer.ts';
import { ASK_API_PATH, ASK_SHARE_API_PATH } from '../../site/assistant.ts';
import { ASK, ASK_SHARE, STORE_RETRY_AFTER_SECONDS, WORK } from '../../site/limits.ts';
import { LOCALES } from '../../site/locales.ts';
import { answerAgain, conversationContent, keepConversation, keptQuestions } from '../assistant/shared.ts';
import { visitorLimit } from '../rate-limit.ts';
import { type StoreShare, storeShareOf } from '../store-share.ts';
import { jsonBody } from './json-body.ts';
import { refuse } from './refusal.ts';
import type { Mount, Services } from './routes.ts';

const question = z.string().trim().min(1).max(ASK.questionChars);
const askedSchema = z.strictObject({
  question,
  before: z.array(question).max(ASK.before).optional(),
  locale: z.enum(LOCALES.map(({ id }) => id)).optional(),
});
const sharedSchema = z.strictObject({ questions: z.array(question).min(1).max(ASK_SHARE.questions) });

const FOREIGN = 'Questions are taken from pages of this site alone.';

/** `POST /api/ask`: the answer to a question as lines of JSON; `POST /api/ask/share`: keeps a conversation. */
export const mountAsk: Mount = (app, services) => {
  const askLimit = async (context: Context) => services.work.spend(context, WORK.cost.ask);
  const storeShare = storeShareOf(services);
  const shareLimit = visitorLimit(services, { name: 'ask-share', ...ASK_SHARE.rate });
  app.post(ASK_API_PATH, async (context) => {
    const body = await jsonBody(context, services, { schema: askedSchema, overLimit: askLimit, foreign: FOREIGN });
    if (!body.ok) return refuse(context, body.refusal);
    const { assistant } = await services.renderer();
    return streamed(context, await assistant.ask(body.value));
  });
  app.post(ASK_SHARE_API_PATH, async (context) => {
    const body = await jsonBody(context, services, { schema: sharedSchema, overLimit: shareLimit, foreign: FOREIGN });
    if (!body.ok) return refuse(context, body.refusal);
    const questions = keptQuestions(body.value.questions);
    const refusal = services.work.spend(context, questions.length * WORK.cost.ask);
    return refusal ? refuse(context, refusal) : share(context, services, storeShare, questions);
  });
  for (const path of [ASK_API_PATH, ASK_SHARE_API_PATH])
    app.all(path, (context) => {
      context.header('Allow', 'POST');
      return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Questions are sent with POST.' });
    });
};

/** Sends events one line each, as they are read. */
function streamed(context: Context, events: readonly AnswerEvent[]): Response {
  const lines = events.map((event) => new TextEncoder().encode(`${JSON.stringify(event)}\n`)).values();
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return context.body(stream, 200, {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    // Proxies that gather answers would hold the first line back.
    'X-Accel-Buffering': 'no',
  });
}

async function share(
  context: Context,
  services: Services,
  storeShare: StoreShare,
  questions: readonly string[],
): Promise<Response> {
  if (questions.length === 0)
    return refuse(context, { status: 422, code: 'nothing_to_share', message: 'Nothing is left that may be kept.' });
  const { assistant } = await services.renderer();
  const content = conversationContent(await answerAgain(assistant, questions));
  const refusal = await storeShare(context, Buffer.byteLength(content));
  if (refusal) return refuse(context, refusal);
  const kept = await keepConversation(services.store, content);
  if (kept.ok) return context.json(kept.value, 201, { 'Cache-Control': 'no-store', Location: kept.value.url });
  const message = 'Conversations cannot be kept at the moment. Try again later.';
  const code = kept.error.tag.replace('-', '_');
  return refuse(context, { status: 503, code, message, retryAfter: STORE_RETRY_AFTER_SECONDS });
}
