import type { Context } from 'hono';
import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import { QUERY_NOTE_KINDS, QUERY_NOTE_PATH, type QueryNote } from '../../search/query-note.ts';
import { BODY_MAX_BYTES, SEARCH_NOTE, SEARCH_NOTE_RATE, STORE_RETRY_AFTER_SECONDS } from '../../site/limits.ts';
import { LOCALES } from '../../site/locales.ts';
import { clientAddress } from '../client-address.ts';
import { visitorLimit } from '../rate-limit.ts';
import { readBody } from '../read-body.ts';
import { isSameOrigin } from '../same-origin.ts';
import { createCrowd } from '../search-note/crowd.ts';
import { noteQuery } from '../search-note/note-query.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Mount, Services } from './routes.ts';

const noteSchema: z.ZodType<QueryNote> = z.strictObject({
  query: z.string().min(1).max(SEARCH_NOTE.bodyQueryChars),
  kind: z.enum(QUERY_NOTE_KINDS),
  locale: z.enum(LOCALES.map(({ id }) => id)),
});

/** `POST /api/search-note`: a query that found nothing, or of which nothing was opened. */
export const mountSearchNote: Mount = (app, services) => {
  const overLimit = visitorLimit(services, { name: 'search-note', ...SEARCH_NOTE_RATE });
  const crowd = createCrowd(systemClock);
  app.post(QUERY_NOTE_PATH, async (context) => {
    const read = await readBody(context.req.raw, BODY_MAX_BYTES);
    if (!read.ok) return refuse(context, read.refusal);
    const refusal = (await overLimit(context)) ?? notOurs(context, services);
    if (refusal) return refuse(context, refusal);
    const note = parsed(read.text);
    if ('refusal' in note) return refuse(context, note.refusal);
    // Whoever asks not to be observed is not counted.
    if (context.req.header('sec-gpc') === '1') return noted(context);
    const address = clientAddress(context, services.proxies);
    // Visitors who cannot be told apart would count as one, or as anyone.
    if (address === undefined) return noted(context);
    const kept = await noteQuery({ store: services.store, crowd }, note.value, address);
    return kept.ok ? noted(context) : refuse(context, away(kept.error.tag));
  });
  app.all(QUERY_NOTE_PATH, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Queries are noted with POST.' });
  });
};

/** The same answer whether it was counted or not: it tells nothing of what others typed. */
function noted(context: Context): Response {
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

function notOurs(context: Context, { env }: Services): Refusal | undefined {
  if (!isSameOrigin(context, env))
    return { status: 403, code: 'cross_origin', message: 'Queries are noted from pages of this site alone.' };
  const type = (context.req.header('content-type') ?? '').toLowerCase();
  if (/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/.test(type)) return undefined;
  return { status: 415, code: 'unsupported_type', message: 'Send application/json, in UTF-8.' };
}

function parsed(text: string): { value: QueryNote } | { refusal: Refusal } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refusal: { status: 400, code: 'malformed', message: 'The body is not JSON.' } };
  }
  const result = noteSchema.safeParse(value);
  if (result.success) return { value: result.data };
  // Says which field is wrong, and never what was in it.
  const field = result.error.issues[0]?.path.join('.') || 'The body';
  return { refusal: { status: 422, code: 'invalid_fields', message: `${field} is not as expected.` } };
}

function away(tag: string): Refusal {
  const message = 'Queries cannot be counted at the moment.';
  return { status: 503, code: tag.replace('-', '_'), message, retryAfter: STORE_RETRY_AFTER_SECONDS };
}
