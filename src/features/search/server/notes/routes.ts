import type { Context } from 'hono';
import { z } from 'zod';
import { clientAddress } from '../../../../http/client-address.ts';
import type { Mount } from '../../../../http/feature.ts';
import { jsonBody } from '../../../../http/json-body.ts';
import { visitorLimit } from '../../../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../../../http/refusal.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { SEARCH_NOTE, SEARCH_NOTE_RATE, STORE_RETRY_AFTER_SECONDS } from '../../../../site/limits.ts';
import { LOCALES } from '../../../../site/locales.ts';
import { QUERY_NOTE_KINDS, QUERY_NOTE_PATH, type QueryNote } from '../../engine/query-note.ts';
import { createDailyVisitors } from './daily-visitors.ts';
import { recordQuery } from './note-query.ts';

const noteSchema: z.ZodType<QueryNote> = z.strictObject({
  query: z.string().min(1).max(SEARCH_NOTE.bodyQueryChars),
  kind: z.enum(QUERY_NOTE_KINDS),
  locale: z.enum(LOCALES.map(({ id }) => id)),
});

const FOREIGN = 'Only pages of this site can send queries.';

/** `POST /api/search-note`: counts a query without results, or without an opened result. */
export const mountSearchNote: Mount = (app, services) => {
  const overLimit = visitorLimit(services, { name: 'search-note', ...SEARCH_NOTE_RATE });
  const dailyVisitors = createDailyVisitors(systemClock);
  app.post(QUERY_NOTE_PATH, async (context) => {
    const note = await jsonBody(context, services, { schema: noteSchema, overLimit, foreign: FOREIGN });
    if (!note.ok) return refuse(context, note.refusal);
    // Visitors with Global Privacy Control are not counted.
    if (context.req.header('sec-gpc') === '1') return noContent(context);
    const address = clientAddress(context, services.proxies);
    // Without an IP address, different visitors would count as one.
    if (address === undefined) return noContent(context);
    const recorded = await recordQuery({ store: services.store, dailyVisitors }, note.value, address);
    return recorded.ok ? noContent(context) : refuse(context, unavailable(recorded.error.tag));
  });
  app.all(QUERY_NOTE_PATH, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, { status: 405, code: 'method_not_allowed', message: 'Send queries with POST.' });
  });
};

/** The response is the same whether it was counted or not, so it reveals nothing about other visitors. */
function noContent(context: Context): Response {
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

function unavailable(tag: string): Refusal {
  const message = 'Queries cannot be counted right now.';
  return { status: 503, code: tag.replace('-', '_'), message, retryAfter: STORE_RETRY_AFTER_SECONDS };
}
