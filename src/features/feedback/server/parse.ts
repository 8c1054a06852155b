import type { z } from 'zod';
import type { FeedbackBody } from '../body.ts';
import { feedbackBodySchema } from '../schema.ts';

/** Why a request is invalid; the form shows a message for `code`. */
export interface InvalidRequest {
  status: 400 | 422;
  code: 'malformed' | 'invalid_fields' | 'invalid_key' | 'blank_comment';
  message: string;
}

/** A parsed value, or why the request is invalid. */
export type ParseResult<T> = { ok: true; value: T } | { ok: false; problem: InvalidRequest };

/** A feedback form: the body, and the fields that detect bots. */
export interface FeedbackForm {
  body: FeedbackBody;
  key: string | undefined;
  token: string;
  /** A field that people do not see, so only bots fill it in. */
  website: string;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const BODY_FIELDS = ['page', 'feedback', 'comment'] as const;
const FORM_FIELDS: ReadonlySet<string> = new Set([...BODY_FIELDS, 'key', 'token', 'website']);

const invalid = (
  status: InvalidRequest['status'],
  code: InvalidRequest['code'],
  message: string,
): ParseResult<never> => ({
  ok: false,
  problem: { status, code, message },
});

/** Parses a JSON request. */
export function parseJson(text: string): ParseResult<FeedbackBody> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return invalid(400, 'malformed', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return invalid(400, 'malformed', 'The body is not an object.');
  if (Object.hasOwn(value, '__proto__')) return invalid(422, 'invalid_fields', 'Unknown field: "__proto__".');
  return parseBody(value);
}

/** Parses the fields of a form. */
export function parseForm(text: string): ParseResult<FeedbackForm> {
  // Browsers send a line break as two characters but count it as one.
  const fields = new URLSearchParams(text.replaceAll(/%0D%0A/gi, '%0A'));
  const names = [...fields.keys()];
  const unexpected = names.find((name, index) => !FORM_FIELDS.has(name) || names.indexOf(name) !== index);
  if (unexpected !== undefined)
    return invalid(422, 'invalid_fields', 'The form has a field that is unknown or there twice.');
  const entries = BODY_FIELDS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]);
  const body = parseBody(Object.fromEntries(entries));
  if (!body.ok) return body;
  const key = parseKey(fields.get('key') ?? undefined);
  if (!key.ok) return key;
  const [token, website] = [fields.get('token') ?? '', fields.get('website') ?? ''];
  return { ok: true, value: { body: body.value, key: key.value, token, website } };
}

/** Parses the key that all requests of a visit share. */
export function parseKey(key: string | undefined): ParseResult<string | undefined> {
  if (!key) return { ok: true, value: undefined };
  return UUID.test(key)
    ? { ok: true, value: key.toLowerCase() }
    : invalid(422, 'invalid_key', 'The Idempotency-Key is not a UUID.');
}

function parseBody(value: object): ParseResult<FeedbackBody> {
  const result = feedbackBodySchema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  return invalid(422, issue?.code === 'custom' ? 'blank_comment' : 'invalid_fields', describeIssue(issue));
}

/** Names the invalid field, but never its content. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return 'The body has an unknown field.';
  return `${issue?.path.join('.')}: ${issue?.message}.`;
}

/** Removes characters that databases refuse; undefined if nothing is left. */
export function cleanComment(comment: string | undefined): string | undefined {
  return comment?.replaceAll('\u0000', '').toWellFormed().trim() || undefined;
}
