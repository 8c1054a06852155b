import './islands.ts';
import type { ReactNode } from 'react';
import { frameOf } from '../layouts/frame.tsx';
import { LruMap } from '../lib/lru.ts';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { sectionAppendix } from '../pages/section-appendix.tsx';
import type { Clock } from '../platform/clock.ts';
import { palette } from '../prose/palette.tsx';
import type { Assets } from '../render/assets.ts';
import { renderDocument } from '../render/document.tsx';
import type { SiteEnv } from '../site/env.ts';
import { PAGE_CACHE_ENTRIES } from '../site/limits.ts';
import type { CodedPage } from '../source/coded-page.ts';
import { type PageView, viewOfCoded, viewOfPage } from '../source/page-view.ts';
import type { Site } from '../source/site.ts';
import { type Body, textBody } from './body.ts';
import { suggestPages } from './suggest.ts';

const HTML = 'text/html; charset=utf-8';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What pages are rendered with. */
export interface RendererOptions {
  site: Site;
  env: SiteEnv;
  assets: Assets;
  clock: Clock;
}

/** Turns paths into pages of HTML, on demand, and keeps what it made. */
export interface Renderer {
  site: Site;
  /** The page at a path, or undefined where there is none. */
  page(path: string, query: URLSearchParams): Promise<Body | undefined>;
  notFound(path: string): Promise<Body>;
}

/** Makes the renderer of a site. */
export function createRenderer({ site, env, assets, clock }: RendererOptions): Renderer {
  const cache = new LruMap<Body>(PAGE_CACHE_ENTRIES);
  const context = { site, palette, siteUrl: env.siteUrl, appendix: sectionAppendix };
  const chrome = { footer: site.data.footer, cloudUrl: env.cloudUrls.eu, year: () => clock.now().getFullYear() };
  const draw = (view: PageView): string => {
    const frame: ReactNode = frameOf(view, { ...chrome, year: chrome.year() });
    return renderDocument({ head: view.head, assets, children: frame });
  };
  const viewAt = async (path: string, query: URLSearchParams): Promise<PageView | undefined> => {
    const coded = site.coded.get(path);
    if (coded) return viewOfCoded(coded, query, context);
    const page = site.pages.get(path);
    return page && viewOfPage(page, context);
  };
  return {
    site,
    async page(path, query) {
      const dynamic = site.coded.get(path)?.dynamic ?? false;
      const held = dynamic ? undefined : cache.get(path);
      if (held) return held;
      const view = await viewAt(path, query);
      if (!view) return undefined;
      const body = textBody(draw(view), { type: HTML, cacheControl: REVALIDATE });
      if (!dynamic) cache.set(path, body);
      return body;
    },
    async notFound(path) {
      const suggestions = suggestPages(path, site.index.pages);
      const page: CodedPage = {
        path: '/404',
        title: 'Page not found',
        description: 'There is no page at this address. These are the nearest pages, and the ways on from here.',
        noindex: true,
        Body: () => <NotFoundPage asked={path} suggestions={suggestions} />,
      };
      return textBody(draw(viewOfCoded(page, new URLSearchParams(), context)), {
        status: 404,
        type: HTML,
        cacheControl: 'no-cache',
      });
    },
  };
}
