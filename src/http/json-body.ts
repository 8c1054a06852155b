import type { Context } from 'hono';
import type { z } from 'zod';
import { BODY_MAX_BYTES } from '../site/limits.ts';
import type { EndpointServices } from './feature.ts';
import { readBody } from './read-body.ts';
import type { Refusal } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';

/** The parsed body, or why the request is refused. */
export type JsonBody<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** Rules for the bodies of an endpoint. */
export interface JsonRules<T> {
  schema: z.ZodType<T>;
  overLimit(context: Context): Promise<Refusal | undefined>;
  /** Message for requests from other sites. */
  foreign: string;
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/;

/** Reads the JSON body of a request from our own pages. */
export async function jsonBody<T>(
  context: Context,
  services: Pick<EndpointServices, 'env'>,
  rules: JsonRules<T>,
): Promise<JsonBody<T>> {
  const read = await readBody(context.req.raw, BODY_MAX_BYTES);
  if (!read.ok) return read;
  const refusal = (await rules.overLimit(context)) ?? checkOriginAndType(context, services, rules.foreign);
  return refusal ? { ok: false, refusal } : parseJson(read.text, rules.schema);
}

function checkOriginAndType(
  context: Context,
  { env }: Pick<EndpointServices, 'env'>,
  foreign: string,
): Refusal | undefined {
  if (!isSameOrigin(context, env)) return { status: 403, code: 'cross_origin', message: foreign };
  if (JSON_TYPE.test((context.req.header('content-type') ?? '').toLowerCase())) return undefined;
  return { status: 415, code: 'unsupported_type', message: 'Send application/json, in UTF-8.' };
}

function parseJson<T>(text: string, schema: z.ZodType<T>): JsonBody<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: { status: 400, code: 'malformed', message: 'The body is not JSON.' } };
  }
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  // Names the wrong field, but never its content.
  const field = result.error.issues[0]?.path.join('.') || 'The body';
  return { ok: false, refusal: { status: 422, code: 'invalid_fields', message: `${field} is invalid.` } };
}
