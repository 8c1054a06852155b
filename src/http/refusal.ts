import type { Context } from 'hono';
import { type Body, textBody } from './body.ts';

/** Why a request is refused. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  code: string;
  message: string;
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
}

/** Returns a refusal as a response body. */
export function refusalBody({ status, code, message, retryAfter }: Refusal): Body {
  const json = JSON.stringify({ error: { code, message } });
  const body = textBody(json, { status, type: 'application/json; charset=utf-8', cacheControl: 'no-store' });
  return retryAfter === undefined ? body : { ...body, headers: { 'Retry-After': String(retryAfter) } };
}

/** Refuses a request with a JSON body that gives the reason. */
export function refuse(context: Context, { status, code, message, retryAfter }: Refusal): Response {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  context.header('Cache-Control', 'no-store');
  return context.json({ error: { code, message } }, status);
}

/** Refuses a request for a page with a sentence. */
export function refusePage(context: Context, { message, status, retryAfter }: Refusal): Response {
  return context.text(message, status, { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' });
}
