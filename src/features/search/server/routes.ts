import { z } from 'zod';
import { type Body, compressBody, sendBody, textBody } from '../../../http/body.ts';
import type { Mount } from '../../../http/feature.ts';
import { refuse } from '../../../http/refusal.ts';
import { LruMap } from '../../../lib/lru.ts';
import { SEARCH_API, WORK } from '../../../site/limits.ts';
import { LOCALES } from '../../../site/locales.ts';
import { SEARCH_API_PATH } from '../../../site/search.ts';
import { QUERY_MAX_CHARS } from '../engine/engine.ts';
import { findTab, SEARCH_TABS } from '../engine/tabs.ts';
import { getTextLocale } from '../engine/text-locale.ts';
import type { FoundPage, Piece, SearchResponse } from '../engine/types.ts';
import type { SearchServices } from './services.ts';
import type { SiteSearch } from './site-search.ts';

const locales = LOCALES.map(({ id }) => id);
const requestSchema = z.object({
  q: z.string().trim().min(1, 'is empty').max(QUERY_MAX_CHARS, `is longer than ${QUERY_MAX_CHARS} characters`),
  tab: z
    .string()
    .optional()
    .refine((tab) => tab === undefined || findTab(tab) !== undefined, {
      error: `is not one of ${SEARCH_TABS.map(({ id }) => id).join(', ')}`,
    }),
  locale: z.enum(locales, `is not one of ${locales.join(', ')}`).optional(),
  limit: z.coerce
    .number(`is not a number from 1 to ${SEARCH_API.max}`)
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(SEARCH_API.max, `is more than ${SEARCH_API.max}`)
    .default(SEARCH_API.defaultLimit),
  format: z.enum(['results', 'suggestions'], 'is neither results nor suggestions').default('results'),
});
type SearchRequest = z.infer<typeof requestSchema>;

const getText = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

function formatResult(page: FoundPage, siteUrl: string) {
  const absolute = (url: string) => new URL(url, siteUrl).href;
  const sections = page.sections.map(({ id, heading, url, excerpt, score }) => ({
    section: { id, heading: getText(heading) },
    url: absolute(url),
    excerpt: getText(excerpt),
    score: roundScore(score),
  }));
  const [best, ...more] = sections;
  const { path, title, tab, trail, badge } = page;
  const { section, url, excerpt } = best ?? { section: { id: '', heading: '' }, url: absolute(page.url), excerpt: '' };
  return {
    page: path,
    title: getText(title),
    section,
    url,
    excerpt,
    score: roundScore(page.score),
    tab,
    trail,
    badge,
    more,
  };
}

const roundScore = (score: number) => Number(score.toFixed(3));

/** Formats results as JSON, or as OpenSearch suggestions: the query, titles, excerpts and URLs. */
function formatBody({ pages, ...response }: SearchResponse, { format }: SearchRequest, siteUrl: string): Body {
  const results = pages.map((page) => formatResult(page, siteUrl));
  const list = (getField: (result: (typeof results)[number]) => string) => results.map(getField);
  const suggestions = [
    response.query,
    list(({ title }) => title),
    list(({ excerpt }) => excerpt),
    list(({ url }) => url),
  ];
  const isList = format === 'suggestions';
  return textBody(`${JSON.stringify(isList ? suggestions : { ...response, results })}\n`, {
    type: isList ? 'application/x-suggestions+json; charset=utf-8' : 'application/json; charset=utf-8',
    cacheControl: `public, max-age=${SEARCH_API.cacheSeconds}`,
  });
}

/** `GET /api/search?q=&tab=&locale=&limit=`: returns pages with their best sections. Responses are cached while the pages stay the same. */
export const mountSearch: Mount<SearchServices> = (app, services) => {
  const caches = new WeakMap<SiteSearch, LruMap<Body>>();
  app.get(SEARCH_API_PATH, async (context) => {
    const request = requestSchema.safeParse(context.req.query());
    if (!request.success) {
      const [issue] = request.error.issues;
      const message = `${String(issue?.path[0] ?? 'q')} ${issue?.code === 'invalid_type' && issue.path[0] === 'q' ? 'is missing' : issue?.message}.`;
      return refuse(context, { status: 400, code: 'invalid_request', message });
    }
    const { search } = await services.renderer();
    const cache = caches.get(search) ?? new LruMap<Body>(SEARCH_API.cacheEntries);
    caches.set(search, cache);
    const key = JSON.stringify(request.data);
    const cached = cache.get(key);
    const refusal = services.work.spend(context, cached ? WORK.cost.cached : WORK.cost.search);
    if (refusal) return refuse(context, refusal);
    const body = cached ?? (await respond(request.data, search, services.env.siteUrl));
    const ready = cached ?? (await compressBody(body, context.req.header('accept-encoding')));
    cache.set(key, ready);
    return sendBody(context, ready);
  });
};

async function respond(request: SearchRequest, search: SiteSearch, siteUrl: string): Promise<Body> {
  const { q, tab, locale = getTextLocale(q), limit } = request;
  const engine = await search.engine(locale);
  return formatBody(await engine.search(q, { tab: findTab(tab)?.title, limit }), request, siteUrl);
}
