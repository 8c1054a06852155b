import type { Context } from 'hono';

/** Why a request is turned away. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  code: string;
  message: string;
  /** Seconds after which it may come again. */
  retryAfter?: number;
}

/** Turns a request away with a JSON body that says why. */
export function refuse(context: Context, { status, code, message, retryAfter }: Refusal): Response {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  context.header('Cache-Control', 'no-store');
  return context.json({ error: { code, message } }, status);
}
