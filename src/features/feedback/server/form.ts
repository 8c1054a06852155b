import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { sendBody } from '../../../http/body.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { FORM_MIN_MS } from '../../../site/limits.ts';
import { FEEDBACK_PAGE_PATH } from '../paths.ts';
import { acceptFeedback } from './accept.ts';
import { formTiming, signTime } from './form-token.ts';
import { type FeedbackForm, type ParseResult, parseForm } from './parse.ts';
import type { FeedbackServices } from './services.ts';

/** The longest comment that may be part of a URL. */
const QUERY_COMMENT_MAX_CHARS = 500;
const EXPIRED: Refusal = { status: 422, code: 'expired', message: 'This form is too old. Send it again.' };

type Query = Record<string, string>;
type FormResult = { ok: true; query: Query } | { ok: false; refusal: Refusal };

/** Responds to a form: leads to the feedback page, or shows the form again with the error and the typed text. */
export async function respondToForm(
  context: Context,
  services: FeedbackServices,
  { text, refusal, secret }: { text: string; refusal: Refusal | undefined; secret: Buffer },
): Promise<Response> {
  const result = refusal ? { ok: false as const, refusal } : await acceptForm(services, secret, parseForm(text));
  return result.ok
    ? redirectToFeedbackPage(context, result.query)
    : refuseForm(context, services, result.refusal, refillForm(secret, text));
}

/** A form without a comment contains only the choice; the page that follows asks for the comment in a second form. */
async function acceptForm(
  services: FeedbackServices,
  secret: Buffer,
  form: ParseResult<FeedbackForm>,
): Promise<FormResult> {
  if (!form.ok) return { ok: false, refusal: form.problem };
  const { body, token, website } = form.value;
  const key = form.value.key ?? randomUUID();
  const { page, feedback, comment } = body;
  // Forms on cached pages have no token: the feedback page shows the text again with a signed token.
  const unsigned = token === '' && form.value.key === undefined && website === '';
  if (unsigned && comment !== undefined && comment.length <= QUERY_COMMENT_MAX_CHARS)
    return { ok: true, query: { page, feedback, comment, key, token: signTime(secret, key, Date.now()) } };
  const timing = comment === undefined ? 'typed' : formTiming(secret, key, token, Date.now());
  if (timing === 'expired') return { ok: false, refusal: EXPIRED };
  // Bots get the same response as people, so that they learn nothing.
  if (timing === 'typed' && website === '') {
    const accepted = await acceptFeedback(services, body, key);
    if (!accepted.ok) return accepted;
  }
  if (comment !== undefined) return { ok: true, query: { page, done: '1' } };
  return { ok: true, query: { page, feedback, key, token: signTime(secret, key, Date.now()) } };
}

/** The typed fields for the form that is shown again. An expired form gets a token with which it can be sent at once. */
function refillForm(secret: Buffer, text: string): Query {
  const { website: _, ...typed } = Object.fromEntries(new URLSearchParams(text));
  const key = typed.key || randomUUID();
  const isExpired = formTiming(secret, key, typed.token ?? '', Date.now()) === 'expired';
  return { ...typed, key, ...(isExpired && { token: signTime(secret, key, Date.now() - FORM_MIN_MS) }) };
}

async function refuseForm(
  context: Context,
  services: FeedbackServices,
  { status, code, message, retryAfter }: Refusal,
  typed: Query,
): Promise<Response> {
  const query = new URLSearchParams({ ...typed, error: code });
  const page = await (await services.renderer()).page(FEEDBACK_PAGE_PATH, query, 'html');
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) };
  return page ? sendBody(context, { ...page, status }, headers) : context.text(message, status, headers);
}

function redirectToFeedbackPage(context: Context, query: Query): Response {
  context.header('Cache-Control', 'no-store');
  return context.redirect(`${FEEDBACK_PAGE_PATH}?${new URLSearchParams(query)}`, 303);
}
