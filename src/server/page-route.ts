import type { Context } from 'hono';
import { answerInMarkdown, getQuestionParameter } from '../features/assistant/server/markdown-answer.ts';
import { isQuestion } from '../features/search/engine/is-question.ts';
import { compressBody, sendBody } from '../http/body.ts';
import { normalizePath } from '../http/normalize-path.ts';
import { refusePage } from '../http/refusal.ts';
import type { Spend } from '../http/work-budget.ts';
import type { SiteEnv } from '../site/env.ts';
import { STORE_RETRY_AFTER_SECONDS, WORK } from '../site/limits.ts';
import type { CodedPage } from '../source/coded-page.ts';
import { markdownPath, parseMarkdownPath } from '../source/page-markdown.ts';
import { SPECULATION_RULES_PATH } from './headers.ts';
import { type NegotiatedFormat, negotiateFormat } from './negotiate-format.ts';
import { getOutput } from './outputs/output-groups.ts';
import { getRedirectTarget } from './redirect-target.ts';
import type { Renderer } from './renderer.tsx';

/** Finds a page that is not part of the site; `unavailable` if the store cannot be read. */
export type FindSharedPage = (path: string) => Promise<CodedPage | 'unavailable' | undefined>;

export interface PageServices {
  renderer: Renderer;
  env: SiteEnv;
  findShared: FindSharedPage;
  /** Charges the work of the request. */
  spend: Spend;
}

/** Responds to a path: a redirect, a derived file, or the page in the requested format. */
export async function respondWithPage(context: Context, services: PageServices): Promise<Response> {
  const { renderer, env, findShared, spend } = services;
  // The path as it was sent: decoded, it could contain characters that lead a browser to another site.
  const { pathname, search, searchParams } = new URL(context.req.url);
  const normal = normalizePath(pathname);
  if (normal !== pathname)
    return redirectMoved(context, renderer, normal, search) ?? context.redirect(`${normal}${search}`, 308);
  const { path } = context.req;
  const output = await getOutput(path, searchParams, { renderer, env, spend });
  if (output) return sendBody(context, output);
  const moved = redirectMoved(context, renderer, path, search);
  if (moved) return moved;
  const pagePath = parseMarkdownPath(path);
  const page = pagePath ?? path;
  const header = (name: string) => context.req.header(name);
  const negotiated = negotiateFormat({
    isMarkdownUrl: pagePath !== undefined,
    accept: header('accept'),
    userAgent: header('user-agent'),
  });
  const cost = queryCost(renderer, page, searchParams);
  const refusal = cost > 0 ? spend(cost) : undefined;
  if (refusal) return refusePage(context, refusal);
  const question =
    negotiated.format === 'markdown' && exists(renderer, page) ? getQuestionParameter(searchParams) : undefined;
  if (question) return answerInMarkdown(context, services, question);
  const found = await renderer.page(page, searchParams, negotiated.format);
  const shared = found ? undefined : await findShared(page);
  if (shared) {
    const overBudget = spend(WORK.cost.page);
    return overBudget ? refusePage(context, overBudget) : respondWithSharedPage(context, renderer, shared, negotiated);
  }
  // Over budget, a missing page is still a 404: it only names no similar pages.
  const body = found ?? (await renderer.notFound(page, negotiated.format, { suggest: !spend(WORK.cost.suggestions) }));
  const status = negotiated.soft404 ? 200 : body.status;
  const ready = body.singleUse ? await compressBody(body, header('accept-encoding')) : body;
  return sendBody(context, { ...ready, status }, formatHeaders(negotiated, page, found !== undefined, env));
}

const exists = ({ site }: Renderer, path: string) => site.pages.has(path) || site.coded.has(path);

/** Returns the work of a page that is rendered for its query, in any format; other pages are cached. */
function queryCost({ site }: Renderer, path: string, query: URLSearchParams): number {
  const page = site.coded.get(path);
  if (!page?.dynamic || query.size === 0) return 0;
  if (!query.get('q')) return WORK.cost.page;
  if (page.asks) return WORK.cost.ask;
  if (!page.searches) return WORK.cost.page;
  return WORK.cost.search + (isQuestion(query.get('q') ?? '') ? WORK.cost.ask : 0);
}

/** A shared conversation is only for people with its link, so it is not indexed. */
async function respondWithSharedPage(
  context: Context,
  renderer: Renderer,
  shared: CodedPage | 'unavailable',
  { format }: NegotiatedFormat,
): Promise<Response> {
  if (shared === 'unavailable') {
    const headers = { 'Retry-After': String(STORE_RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' };
    return context.text('Shared conversations cannot be read at the moment. Try again later.', 503, headers);
  }
  const headers = {
    Vary: 'Accept, User-Agent, Accept-Encoding',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  };
  const body = await compressBody(await renderer.show(shared, format), context.req.header('accept-encoding'));
  return sendBody(context, body, headers);
}

/** Redirects from an old path to the current page in one hop. */
function redirectMoved(context: Context, { site }: Renderer, path: string, search: string): Response | undefined {
  const pagePath = parseMarkdownPath(path);
  const moved = site.redirects.get(pagePath ?? path);
  return (
    moved && context.redirect(getRedirectTarget(moved.to, search, pagePath !== undefined), moved.permanent ? 308 : 307)
  );
}

function formatHeaders(
  { format, noindex }: NegotiatedFormat,
  page: string,
  found: boolean,
  env: SiteEnv,
): Record<string, string> {
  const headers: Record<string, string> = { Vary: 'Accept, User-Agent, Accept-Encoding' };
  if (noindex) headers['X-Robots-Tag'] = 'noindex';
  if (format === 'html') headers['Speculation-Rules'] = `"${SPECULATION_RULES_PATH}"`;
  if (found)
    headers.Link =
      format === 'markdown'
        ? `<${env.siteUrl}${page}>; rel="canonical"`
        : `<${markdownPath(page)}>; rel="alternate"; type="text/markdown"`;
  return headers;
}
