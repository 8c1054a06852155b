import type { Context } from 'hono';
import { z } from 'zod';
import type { AnswerEvent } from '../../assistant/answer.ts';
import { ASK_API_PATH, ASK_PAGE_PATH, ASK_SHARE_API_PATH } from '../../site/assistant.ts';
import { ASK, ASK_SHARE, BODY_MAX_BYTES, STORE_RETRY_AFTER_SECONDS } from '../../site/limits.ts';
import { LOCALES } from '../../site/locales.ts';
import { answerAgain, keepConversation, keptQuestions } from '../assistant/shared.ts';
import { visitorLimit } from '../rate-limit.ts';
import { readBody } from '../read-body.ts';
import { isSameOrigin } from '../same-origin.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Mount, Services } from './routes.ts';

const question = z.string().trim().min(1).max(ASK.questionChars);
const askedSchema = z.strictObject({
  question,
  before: z.array(question).max(ASK.before).optional(),
  locale: z.enum(LOCALES.map(({ id }) => id)).optional(),
});
const sharedSchema = z.strictObject({ questions: z.array(question).min(1).max(ASK_SHARE.questions) });

/** `POST /api/ask`: the answer to a question as lines of JSON; `POST /api/ask/share`: keeps a conversation. */
export const mountAsk: Mount = (app, services) => {
  const askLimit = visitorLimit(services, { name: 'ask', ...ASK.rate });
  const shareLimit = visitorLimit(services, { name: 'ask-share', ...ASK_SHARE.rate });
  app.post(ASK_API_PATH, async (context) => {
    const body = await bodyOf(context, services, askLimit, askedSchema);
    if (!body.ok) return refuse(context, body.refusal);
    const { assistant } = await services.renderer();
    return streamed(context, await assistant.ask(body.value));
  });
  app.post(ASK_SHARE_API_PATH, async (context) => {
    const body = await bodyOf(context, services, shareLimit, sharedSchema);
    if (!body.ok) return refuse(context, body.refusal);
    return share(context, services, keptQuestions(body.value.questions));
  });
  // A question in the address of the page costs as much as one that is posted.
  app.get(ASK_PAGE_PATH, async (context, next) => {
    const refusal = context.req.query('q') ? await askLimit(context) : undefined;
    if (!refusal) return next();
    return context.text(refusal.message, refusal.status, { 'Retry-After': String(refusal.retryAfter) });
  });
  for (const path of [ASK_API_PATH, ASK_SHARE_API_PATH])
    app.all(path, (context) => {
      context.header('Allow', 'POST');
      return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Questions are sent with POST.' });
    });
};

type Read<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** The body of a request of ours, or why it is turned away. */
async function bodyOf<T>(
  context: Context,
  services: Services,
  overLimit: (context: Context) => Promise<Refusal | undefined>,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  const read = await readBody(context.req.raw, BODY_MAX_BYTES);
  if (!read.ok) return read;
  const refusal = (await overLimit(context)) ?? notOurs(context, services);
  return refusal ? { ok: false, refusal } : parsed(read.text, schema);
}

function notOurs(context: Context, { env }: Services): Refusal | undefined {
  if (!isSameOrigin(context, env))
    return { status: 403, code: 'cross_origin', message: 'Questions are taken from pages of this site alone.' };
  const type = (context.req.header('content-type') ?? '').toLowerCase();
  if (/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/.test(type)) return undefined;
  return { status: 415, code: 'unsupported_type', message: 'Send application/json, in UTF-8.' };
}

function parsed<T>(text: string, schema: z.ZodType<T>): Read<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: { status: 400, code: 'malformed', message: 'The body is not JSON.' } };
  }
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  // Says which field is wrong, and never what was in it.
  const field = result.error.issues[0]?.path.join('.') || 'The body';
  return { ok: false, refusal: { status: 422, code: 'invalid_fields', message: `${field} is not as expected.` } };
}

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

async function share(context: Context, services: Services, questions: readonly string[]): Promise<Response> {
  if (questions.length === 0)
    return refuse(context, { status: 422, code: 'nothing_to_share', message: 'Nothing is left that may be kept.' });
  const { assistant } = await services.renderer();
  const kept = await keepConversation(services.store, await answerAgain(assistant, questions));
  if (kept.ok) return context.json(kept.value, 201, { 'Cache-Control': 'no-store', Location: kept.value.url });
  const message = 'Conversations cannot be kept at the moment. Try again later.';
  const code = kept.error.tag.replace('-', '_');
  return refuse(context, { status: 503, code, message, retryAfter: STORE_RETRY_AFTER_SECONDS });
}
