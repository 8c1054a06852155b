import { z } from 'zod';
import { type Body, compressed, sendBody, textBody } from '../../http/body.ts';
import { refuse } from '../../http/refusal.ts';
import { LruMap } from '../../lib/lru.ts';
import { QUERY_MAX_CHARS } from '../../search/engine.ts';
import { localeOfText } from '../../search/locale-of.ts';
import { SEARCH_TABS, tabNamed } from '../../search/tabs.ts';
import type { FoundPage, Piece, SearchAnswer } from '../../search/types.ts';
import { SEARCH_API, WORK } from '../../site/limits.ts';
import { LOCALES } from '../../site/locales.ts';
import { SEARCH_API_PATH } from '../../site/search.ts';
import type { Renderer } from '../renderer.tsx';
import type { Mount } from './routes.ts';

const locales = LOCALES.map(({ id }) => id);
const askedSchema = z.object({
  q: z.string().trim().min(1, 'is empty').max(QUERY_MAX_CHARS, `is longer than ${QUERY_MAX_CHARS} characters`),
  tab: z
    .string()
    .optional()
    .refine((tab) => tab === undefined || tabNamed(tab) !== undefined, {
      error: `is not one of ${SEARCH_TABS.map(({ id }) => id).join(', ')}`,
    }),
  locale: z.enum(locales, `is not one of ${locales.join(', ')}`).optional(),
  limit: z.coerce
    .number(`is not a number from 1 to ${SEARCH_API.most}`)
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(SEARCH_API.most, `is more than ${SEARCH_API.most}`)
    .default(SEARCH_API.usual),
  format: z.enum(['results', 'suggestions'], 'is neither results nor suggestions').default('results'),
});
type Asked = z.infer<typeof askedSchema>;

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

function resultOf(page: FoundPage, siteUrl: string) {
  const absolute = (url: string) => new URL(url, siteUrl).href;
  const sections = page.sections.map(({ id, heading, url, excerpt, score }) => ({
    section: { id, heading: textOf(heading) },
    url: absolute(url),
    excerpt: textOf(excerpt),
    score: rounded(score),
  }));
  const [best, ...more] = sections;
  const { path, title, tab, trail, badge } = page;
  const { section, url, excerpt } = best ?? { section: { id: '', heading: '' }, url: absolute(page.url), excerpt: '' };
  return {
    page: path,
    title: textOf(title),
    section,
    url,
    excerpt,
    score: rounded(page.score),
    tab,
    trail,
    badge,
    more,
  };
}

const rounded = (score: number) => Number(score.toFixed(3));

/** The answer as JSON, or as browsers want suggestions: the query, titles, excerpts and addresses. */
function bodyOf({ pages, ...answer }: SearchAnswer, { format }: Asked, siteUrl: string): Body {
  const results = pages.map((page) => resultOf(page, siteUrl));
  const list = (of: (result: (typeof results)[number]) => string) => results.map(of);
  const suggestions = [answer.query, list((one) => one.title), list((one) => one.excerpt), list((one) => one.url)];
  const isList = format === 'suggestions';
  return textBody(`${JSON.stringify(isList ? suggestions : { ...answer, results })}\n`, {
    type: isList ? 'application/x-suggestions+json; charset=utf-8' : 'application/json; charset=utf-8',
    cacheControl: `public, max-age=${SEARCH_API.keepS}`,
  });
}

/** `GET /api/search?q=&tab=&locale=&limit=`: pages with their best sections. Responses are cached while the pages stay the same. */
export const mountSearch: Mount = (app, services) => {
  const kept = new WeakMap<Renderer, LruMap<Body>>();
  app.get(SEARCH_API_PATH, async (context) => {
    const asked = askedSchema.safeParse(context.req.query());
    if (!asked.success) {
      const [issue] = asked.error.issues;
      const message = `${String(issue?.path[0] ?? 'q')} ${issue?.code === 'invalid_type' && issue.path[0] === 'q' ? 'is missing' : issue?.message}.`;
      return refuse(context, { status: 400, code: 'invalid_request', message });
    }
    const renderer = await services.renderer();
    const own = kept.get(renderer) ?? new LruMap<Body>(SEARCH_API.kept);
    kept.set(renderer, own);
    const key = JSON.stringify(asked.data);
    const cached = own.get(key);
    const refusal = services.work.spend(context, cached ? WORK.cost.cached : WORK.cost.search);
    if (refusal) return refuse(context, refusal);
    const body = cached ?? (await answerOf(asked.data, renderer, services.env.siteUrl));
    const ready = cached ?? (await compressed(body, context.req.header('accept-encoding')));
    own.set(key, ready);
    return sendBody(context, ready);
  });
};

async function answerOf(asked: Asked, { search }: Renderer, siteUrl: string): Promise<Body> {
  const { q, tab, locale = localeOfText(q), limit } = asked;
  const engine = await search.engine(locale);
  return bodyOf(await engine.search(q, { tab: tabNamed(tab)?.title, limit }), asked, siteUrl);
}
