import type { z } from 'zod';
import type { Store, Stored } from '../../platform/store/store.ts';
import type { FeedbackBody } from './body.ts';
import { feedbackBodySchema } from './schema.ts';

/** What is wrong with what came in; a form shows `code` in its own words. */
export interface Wrong {
  status: 400 | 422;
  code: 'malformed' | 'invalid_fields' | 'invalid_key' | 'blank_comment';
  message: string;
}

/** What came in, or what is wrong with it. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; wrong: Wrong };

/** A feedback form as it was sent: the body, and the fields that keep machines out. */
export interface FeedbackForm {
  body: FeedbackBody;
  key: string | undefined;
  token: string;
  /** A field that people do not see: whoever fills it in is none. */
  website: string;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const BODY_FIELDS = ['page', 'feedback', 'comment'] as const;
const FORM_FIELDS: ReadonlySet<string> = new Set([...BODY_FIELDS, 'key', 'token', 'website']);

const wrong = (status: Wrong['status'], code: Wrong['code'], message: string): Parsed<never> => ({
  ok: false,
  wrong: { status, code, message },
});

/** Reads the JSON of a request. */
export function parseJson(text: string): Parsed<FeedbackBody> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong(400, 'malformed', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(400, 'malformed', 'The body is not an object.');
  if (Object.hasOwn(value, '__proto__')) return wrong(422, 'invalid_fields', 'Unknown field: "__proto__".');
  return parseBody(value);
}

/** Reads the fields of a form. */
export function parseForm(text: string): Parsed<FeedbackForm> {
  // Browsers send line ends as two characters and count them as one.
  const fields = new URLSearchParams(text.replaceAll(/%0D%0A/gi, '%0A'));
  const names = [...fields.keys()];
  const odd = names.find((name, index) => !FORM_FIELDS.has(name) || names.indexOf(name) !== index);
  if (odd !== undefined) return wrong(422, 'invalid_fields', 'The form has a field that is unknown or there twice.');
  const given = BODY_FIELDS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]);
  const body = parseBody(Object.fromEntries(given));
  if (!body.ok) return body;
  const key = parseKey(fields.get('key') ?? undefined);
  if (!key.ok) return key;
  const [token, website] = [fields.get('token') ?? '', fields.get('website') ?? ''];
  return { ok: true, value: { body: body.value, key: key.value, token, website } };
}

/** Reads the key that a visit's requests share. */
export function parseKey(key: string | undefined): Parsed<string | undefined> {
  if (!key) return { ok: true, value: undefined };
  return UUID.test(key)
    ? { ok: true, value: key.toLowerCase() }
    : wrong(422, 'invalid_key', 'The Idempotency-Key is not a UUID.');
}

function parseBody(value: object): Parsed<FeedbackBody> {
  const result = feedbackBodySchema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  return wrong(422, issue?.code === 'custom' ? 'blank_comment' : 'invalid_fields', explain(issue));
}

/** Says which field is wrong, and never what was in it. */
function explain(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return 'The body has a field that is not known.';
  return `${issue?.path.join('.')}: ${issue?.message}.`;
}

/** A comment as it is kept: without what databases refuse, or undefined where nothing is left. */
export function cleanComment(comment: string | undefined): string | undefined {
  return comment?.replaceAll('\u0000', '').toWellFormed().trim() || undefined;
}

/** Puts feedback into the store; when this resolves, it is on the disk. */
export async function keepFeedback(
  store: Store,
  { page, feedback, comment }: FeedbackBody,
  { visit, notify }: { visit: string | undefined; notify: boolean },
): Promise<Stored<{ reference: string }>> {
  return store.feedback.save({ page, choice: feedback, comment: cleanComment(comment), visit }, notify);
}
