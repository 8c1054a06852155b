import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { FEEDBACK_PATH } from '../../features/feedback/api.ts';
import type { FeedbackBody } from '../../features/feedback/body.ts';
import {
  type FeedbackForm,
  keepFeedback,
  type Parsed,
  parseForm,
  parseJson,
  parseKey,
} from '../../features/feedback/feedback.server.ts';
import { formTiming, signTime } from '../../features/feedback/form-token.server.ts';
import { BODY_MAX_BYTES, FEEDBACK_RATE, FORM_MIN_MS, STORE_RETRY_AFTER_SECONDS } from '../../site/limits.ts';
import type { Site } from '../../source/site.ts';
import { normalPath } from '../normal-path.ts';
import { visitorLimit } from '../rate-limit.ts';
import { readBody } from '../read-body.ts';
import { isSameOrigin } from '../same-origin.ts';
import { storeShareOf } from '../store-share.ts';
import { FEEDBACK_PAGE, refuseForm } from './feedback-page.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Mount, Services } from './routes.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The longest comment that may travel in a URL. */
const FORM_QUERY_MAX_CHARS = 500;

type Kept = { ok: true; reference: string } | { ok: false; refusal: Refusal };

/** `POST /api/feedback`: from the widget as JSON, from browsers without JavaScript as a form. */
export const feedbackRoutes: Mount = (app, services) => {
  const overLimit = visitorLimit(services, { name: 'feedback', ...FEEDBACK_RATE });
  const storeShare = storeShareOf(services);
  const secret = services.secrets.key('feedback forms');
  app.post(FEEDBACK_PATH, async (context) => {
    const type = mediaType(context);
    const read = await readBody(context.req.raw, BODY_MAX_BYTES);
    const text = read.ok ? read.text : '';
    const refusal = read.ok
      ? ((await overLimit(context)) ?? notOurs(context, services, type) ?? (await storeShare(context, text.length)))
      : read.refusal;
    if (type === FORM_TYPE) {
      const answer = refusal ? { ok: false as const, refusal } : await takeForm(services, secret, parseForm(text));
      return answer.ok
        ? see(context, answer.query)
        : refuseForm(context, services, answer.refusal, retyped(secret, text));
    }
    if (refusal) return refuse(context, refusal);
    const kept = await takeJson(services, parseJson(text), parseKey(context.req.header('idempotency-key')));
    if (!kept.ok) return refuse(context, kept.refusal);
    return context.json({ ok: true, reference: kept.reference }, 200, { 'Cache-Control': 'no-store' });
  });
  app.all(FEEDBACK_PATH, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Feedback is sent with POST.' });
  });
};

/** The media type without its parameters; empty where the text is said to be anything but UTF-8. */
function mediaType(context: Context): string {
  const [type = '', ...parameters] = (context.req.header('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset) ? type.trim() : '';
}

function notOurs(context: Context, { env }: Services, type: string): Refusal | undefined {
  if (!isSameOrigin(context, env))
    return { status: 403, code: 'cross_origin', message: 'Feedback is taken from pages of this site alone.' };
  if (type === JSON_TYPE || type === FORM_TYPE) return undefined;
  return { status: 415, code: 'unsupported_type', message: `Send ${JSON_TYPE} or ${FORM_TYPE}, in UTF-8.` };
}

async function takeJson(
  services: Services,
  body: Parsed<FeedbackBody>,
  key: Parsed<string | undefined>,
): Promise<Kept> {
  if (!body.ok) return { ok: false, refusal: body.wrong };
  if (!key.ok) return { ok: false, refusal: key.wrong };
  return keep(services, body.value, key.value);
}

async function keep(services: Services, body: FeedbackBody, visit: string | undefined): Promise<Kept> {
  const page = knownPage((await services.renderer()).site, body.page);
  if (page === undefined)
    return { ok: false, refusal: { status: 422, code: 'unknown_page', message: 'There is no page at this path.' } };
  const notify = services.env.feedbackWebhook.url !== '';
  const stored = await keepFeedback(services.store, { ...body, page }, { visit, notify });
  if (stored.ok) {
    services.onFeedback?.();
    return { ok: true, reference: stored.value.reference };
  }
  const message = 'Feedback cannot be stored at the moment. Try again later.';
  const code = stored.error.tag.replace('-', '_');
  return { ok: false, refusal: { status: 503, code, message, retryAfter: STORE_RETRY_AFTER_SECONDS } };
}

/** The path of a page as the site spells it; undefined where there is no such page. */
function knownPage(site: Site, asked: string): string | undefined {
  const exists = (path: string) => site.pages.has(path) || site.coded.has(path);
  return [normalPath(asked), normalPath(decoded(asked))].find(exists);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

type FormAnswer = { ok: true; query: Record<string, string> } | { ok: false; refusal: Refusal };

/** A form without a comment is the choice; the page that follows asks for the comment with a form of its own. */
async function takeForm(services: Services, secret: Buffer, form: Parsed<FeedbackForm>): Promise<FormAnswer> {
  if (!form.ok) return { ok: false, refusal: form.wrong };
  const { body, token, website } = form.value;
  const key = form.value.key ?? randomUUID();
  const { page, feedback, comment } = body;
  // Forms on cached pages carry no token: the feedback page shows the text again and hands one out.
  const unsigned = token === '' && form.value.key === undefined && website === '';
  if (unsigned && comment !== undefined && comment.length <= FORM_QUERY_MAX_CHARS)
    return { ok: true, query: { page, feedback, comment, key, token: signTime(secret, key, Date.now()) } };
  const timing = comment === undefined ? 'typed' : formTiming(secret, key, token, Date.now());
  if (timing === 'expired')
    return { ok: false, refusal: { status: 422, code: 'expired', message: 'This form is too old. Send it again.' } };
  // Machines are told what people are told, so that they learn nothing.
  if (timing === 'typed' && website === '') {
    const kept = await keep(services, body, key);
    if (!kept.ok) return kept;
  }
  if (comment !== undefined) return { ok: true, query: { page, done: '1' } };
  return { ok: true, query: { page, feedback, key, token: signTime(secret, key, Date.now()) } };
}

/** What was typed, for the form that is shown again; an old form gets a time that lets it be sent at once. */
function retyped(secret: Buffer, text: string): Record<string, string> {
  const { website: _, ...typed } = Object.fromEntries(new URLSearchParams(text));
  const key = typed.key || randomUUID();
  const fresh = formTiming(secret, key, typed.token ?? '', Date.now()) === 'expired';
  return { ...typed, key, ...(fresh && { token: signTime(secret, key, Date.now() - FORM_MIN_MS) }) };
}

function see(context: Context, query: Record<string, string>): Response {
  context.header('Cache-Control', 'no-store');
  return context.redirect(`${FEEDBACK_PAGE}?${new URLSearchParams(query)}`, 303);
}
