import './islands.ts';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assistant, createAssistant } from '../features/assistant/server/assistant.ts';
import { getPageAnswer, getSearchAnswer } from '../features/assistant/server/collect-answer.ts';
import { createCorpus } from '../features/assistant/server/corpus.ts';
import { type CorpusFiles, createCorpusFiles } from '../features/assistant/server/corpus-files.ts';
import type { SavedVersions } from '../features/assistant/server/services.ts';
import { searchForPage } from '../features/search/server/search-page.ts';
import type { SavedIndex } from '../features/search/server/services.ts';
import { createSearch, type SiteSearch } from '../features/search/server/site-search.ts';
import { type Body, textBody } from '../http/body.ts';
import type { Chrome } from '../layouts/chrome.ts';
import { getFrame } from '../layouts/frame.tsx';
import { LruMap } from '../lib/lru.ts';
import { SerialQueue } from '../lib/serial-queue.ts';
import { yieldToRequests } from '../lib/yield-to-requests.ts';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { sectionAppendix, sectionLead } from '../pages/section-appendix.tsx';
import type { Clock } from '../platform/clock.ts';
import { createMarkdownComponents } from '../prose/markdown-components.tsx';
import type { Assets } from '../render/assets.ts';
import { renderDocument } from '../render/document.tsx';
import { createFragmentCache } from '../render/fragment-cache.ts';
import type { PageText } from '../schema/page-text.ts';
import { ASK_PAGE_PATH } from '../site/assistant.ts';
import type { SiteEnv } from '../site/env.ts';
import { PAGE_CACHE, PAGES_WAITING, VIEW_CACHE_ENTRIES } from '../site/limits.ts';
import { DEFAULT_REGION, REGIONS } from '../site/regions.ts';
import { getTools } from '../site/tools.ts';
import type { CodedPage, CodedPageProps } from '../source/coded-page.ts';
import { createCodedPageView, createPageView, type PageView, type ViewContext } from '../source/page-view.ts';
import { createPictureFinder } from '../source/pictures.ts';
import { createSharePictureReader } from '../source/share-picture.ts';
import type { Site } from '../source/site.ts';
import type { MarkdownDigest, WrittenMarkdown } from './outputs/markdown-digest.ts';
import { pageBanner } from './page-banner.tsx';
import { PageCache } from './page-cache.ts';
import { suggestPages } from './suggest.ts';

const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' } as const;
const REVALIDATE = 'public, max-age=0, must-revalidate';

export interface RendererOptions {
  site: Site;
  env: SiteEnv;
  assets: Assets;
  clock: Clock;
  /** False without a server that draws share cards and fetches pictures: pages then use the general card and initials. */
  cards?: boolean;
  /** Called with diagrams without a drawing, which are then shown as code; without it they are faults. */
  onMissingDrawing?: ViewContext['onMissingDrawing'];
  /** False if pictures are not available in other sizes: pages then use the original files. */
  images?: boolean;
  /** Search and assistant over an index that was built before; if absent, they are built from the pages on first use. */
  answering?: Pick<Renderer, 'search' | 'assistant' | 'corpusFiles'>;
  /** Results for unchanged pages, and a place for new results. */
  saved?: SavedParts | undefined;
  /** The Markdown of already rendered pages. */
  written?: WrittenMarkdown | undefined;
  /** Called with the texts of pages that are the same on all hosts, so that another renderer need not make them. */
  onText?: (path: string, text: PageText) => void;
}

/** Results of earlier runs by purpose. */
export interface SavedParts {
  texts: SavedTexts;
  index: SavedIndex;
  corpus: SavedVersions;
}

/** Texts by path; undefined if there is none or the page has changed since. */
export interface SavedTexts {
  get(path: string): PageText | undefined;
  set(path: string, text: PageText): void;
}

export type PageFormat = 'html' | 'markdown';

/** Renders pages by path, on demand, with a cache. */
export interface Renderer {
  site: Site;
  /** False if pages are for a host without our server. */
  hasServer?: boolean;
  /** Renders the page at a path; undefined if there is none. */
  page(path: string, query: URLSearchParams, format: PageFormat): Promise<Body | undefined>;
  /** The Markdown of the page at a path, as it is served. */
  markdown(path: string): Promise<string | undefined>;
  /** What is known of the Markdown of already rendered pages. */
  findDigest?(path: string): MarkdownDigest | undefined;
  /** The page for a path that leads nowhere; without `suggest` it names no similar pages. */
  notFound(path: string, format: PageFormat, options: { suggest: boolean }): Promise<Body>;
  /** Renders a page that is not part of the site, such as a shared conversation; never cached. */
  show(page: CodedPage, format: PageFormat): Promise<Body>;
  /** The text of a page as sections and typed blocks. */
  text(path: string): Promise<PageText | undefined>;
  search: SiteSearch;
  assistant: Assistant;
  /** The assistant's data as files. */
  corpusFiles(): Promise<CorpusFiles>;
}

/** Data of a page that depends on the query. */
type QueryData = Pick<CodedPageProps, 'searchResponse' | 'answer'>;

interface RequestInput {
  query?: URLSearchParams;
  data?: QueryData;
}

/** Makes the renderer of a site. */
export function createRenderer(options: RendererOptions): Renderer {
  const { site, env, clock, cards = true, images = true, onMissingDrawing, answering } = options;
  const cache = new PageCache<Body>(PAGE_CACHE.entries, clock, {
    max: PAGE_CACHE.bytes,
    weigh: ({ plain }) => plain.length,
  });
  const context = { ...createViewContext(site, env, { cards, images }), onMissingDrawing };
  const findView = createViewFinder(context);
  const { draw, renderForRequest } = createPageRenderer(options, context);
  const search = answering?.search ?? createSearch(() => ({ ...renderer, savedIndex: options.saved?.index }));
  const renderer: Renderer = {
    site,
    hasServer: cards,
    search,
    assistant: answering?.assistant ?? createAssistant({ search, corpus: createCorpus(() => renderer) }),
    corpusFiles: createCorpusReader(() => renderer, options),
    async page(path, query, format) {
      const coded = site.coded.get(path);
      if (coded?.dynamic)
        return renderForRequest(coded, format, { query, data: await loadQueryData(renderer, coded, query) });
      const key = `${format} ${path}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const savedText = format === 'markdown' ? options.written?.read(path) : undefined;
      const view = savedText ? undefined : await findView(path, query, format);
      if (!savedText && !view) return undefined;
      const text = savedText ?? (view && draw(view, format)) ?? '';
      const body = textBody(text, { type: TYPES[format], cacheControl: REVALIDATE });
      cache.set(key, body);
      return body;
    },
    markdown: async (path) => options.written?.read(path) ?? readMarkdown(path, renderer),
    findDigest: (path) => options.written?.getDigest(path),
    async notFound(path, format, { suggest }) {
      const body = await renderForRequest(createMissingPage(path, site, suggest), format);
      return { ...body, status: 404, cacheControl: 'no-cache' };
    },
    show: (page, format) => renderForRequest(page, format),
    text: createTextReader(findView, options.saved?.texts),
  };
  return renderer;
}

async function loadQueryData(renderer: Renderer, page: CodedPage, query: URLSearchParams): Promise<QueryData> {
  if (page.asks) return { answer: await getPageAnswer(renderer, query) };
  const searchResponse = page.searches ? await searchForPage(renderer.search, query) : undefined;
  return { searchResponse, answer: await getSearchAnswer(renderer, searchResponse) };
}

async function readMarkdown(path: string, { page }: Renderer): Promise<string | undefined> {
  const body = await page(path, new URLSearchParams(), 'markdown');
  return body && new TextDecoder().decode(body.plain);
}

/** Opens the files of the corpus when they are first requested. */
function createCorpusReader(renderer: () => Renderer, { answering, saved }: RendererOptions): Renderer['corpusFiles'] {
  let files: Promise<CorpusFiles> | undefined;
  return () => {
    files ??= answering?.corpusFiles() ?? createCorpusFiles({ ...renderer(), savedCorpus: saved?.corpus });
    return files;
  };
}

/** Renders views as text, and pages for one request as response bodies. */
function createPageRenderer({ site, env, assets, clock, cards = true, onText }: RendererOptions, context: ViewContext) {
  const renderFragment = createFragmentCache(renderToStaticMarkup);
  const draw = (view: PageView, format: PageFormat): string => {
    if (format === 'markdown') {
      if (view.sameTextEverywhere) onText?.(view.path, view.text());
      return view.markdown();
    }
    const frame: ReactNode = getFrame(view, getChrome({ site, env, clock, hasServer: cards }), renderFragment);
    return renderDocument({ head: view.head, assets, children: frame });
  };
  // Queues these pages, so that a flood of them does not delay other requests for long.
  const queue = new SerialQueue(yieldToRequests, PAGES_WAITING);
  const renderForRequest = (
    page: CodedPage,
    format: PageFormat,
    { query = new URLSearchParams(), data }: RequestInput = {},
  ) =>
    queue.run(() => {
      const text = draw(createCodedPageView(page, query, context, data), format);
      return textBody(text, { type: TYPES[format], cacheControl: REVALIDATE, singleUse: true });
    });
  return { draw, renderForRequest };
}

function createViewContext(
  site: Site,
  env: SiteEnv,
  { cards, images }: { cards: boolean; images: boolean },
): ViewContext {
  return {
    site,
    components: createMarkdownComponents({
      pages: site.index.pages,
      ...site.reference,
      team: site.data.team,
      samples: site.samples,
      hosts: getHosts(env),
    }),
    findPicture: createPictureFinder(join(process.cwd(), 'public'), { sized: images }),
    banner: (page) => pageBanner(page, site.index.learningPaths),
    siteUrl: env.siteUrl,
    sharePicture: createSharePictureReader(join(site.root, 'public')),
    avatars: cards && env.avatarSourceUrl !== '',
    signUpUrl: env.cloudUrls[DEFAULT_REGION],
    hasServer: cards,
    cardSecret: (cards && env.ogSecret) || undefined,
    lead: sectionLead,
    appendix: sectionAppendix,
    renderStatic: renderToStaticMarkup,
  };
}

/** The regions, whose hosts the policy lets pages call. */
const getHosts = ({ cloudUrls }: SiteEnv) => REGIONS.map(({ id, label }) => ({ label, url: cloudUrls[id] }));

/** Finds the view at a path. One with coloured code serves both formats, which are often requested one after the other. */
function createViewFinder(context: ViewContext) {
  const { site } = context;
  const views = new LruMap<PageView>(VIEW_CACHE_ENTRIES);
  return async (path: string, query: URLSearchParams, format: PageFormat): Promise<PageView | undefined> => {
    const coded = site.coded.get(path);
    if (coded) return createCodedPageView(coded, query, context);
    const page = site.pages.get(path);
    const cached = views.get(path);
    if (cached || !page) return cached;
    const view = await createPageView(page, context, { coloured: format === 'html' });
    if (format === 'html') views.set(path, view);
    return view;
  };
}

/** Creates a reader of page texts: saved ones, or those of a view, which are then saved. */
function createTextReader(
  findView: ReturnType<typeof createViewFinder>,
  saved: SavedTexts | undefined,
): Renderer['text'] {
  return async (path) => {
    const cached = saved?.get(path);
    if (cached) return cached;
    const text = (await findView(path, new URLSearchParams(), 'markdown'))?.text();
    if (text) saved?.set(path, text);
    return text;
  };
}

/** Returns the data of the frame around every page. */
function getChrome({ site, env, clock, hasServer }: Omit<RendererOptions, 'assets'> & { hasServer: boolean }): Chrome {
  const { siteUrl, cloudUrls } = env;
  const year = clock.now().getUTCFullYear();
  return { footer: site.data.footer, cloudUrls, siteUrl, year, hasServer, tools: getTools(env) };
}

/** Creates the page for a missing path, with the most similar pages. */
function createMissingPage(path: string, site: Site, suggest: boolean): CodedPage {
  // The ID of a conversation resembles no path.
  const suggestions = !suggest || path.startsWith(`${ASK_PAGE_PATH}/`) ? [] : suggestPages(path, site.index.pages);
  return {
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this URL. These are the nearest pages, and the ways on from here.',
    noindex: true,
    Body: () => <NotFoundPage requestedPath={path} suggestions={suggestions} />,
  };
}
