import type { Context } from 'hono';
import { sendBody } from '../body.ts';
import type { Refusal } from './refusal.ts';
import type { Services } from './routes.ts';

/** The page that thanks for feedback, and asks for a comment, without JavaScript. */
export const FEEDBACK_PAGE = '/feedback';

/** Shows the form again with what was typed and what is wrong, so that nothing is lost. */
export async function refuseForm(
  context: Context,
  services: Services,
  { status, code, message, retryAfter }: Refusal,
  typed: Record<string, string>,
): Promise<Response> {
  const query = new URLSearchParams({ ...typed, error: code });
  const page = await (await services.renderer()).page(FEEDBACK_PAGE, query, 'html');
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) };
  return page ? sendBody(context, { ...page, status }, headers) : context.text(message, status, headers);
}
