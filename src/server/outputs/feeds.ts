import { markdownToHtml } from 'satteri';
import { textBody } from '../../http/body.ts';
import { profileUrl } from '../../lib/profile-url.ts';
import { BRAND } from '../../site/brand.ts';
import { FEED_ENTRIES } from '../../site/limits.ts';
import type { Section, SectionId } from '../../site/sections.ts';
import { FEED_FORMATS, FEED_SECTIONS, feedTitle } from '../../source/feed-links.ts';
import { markdownBody } from '../../source/page-markdown.ts';
import type { PageSummary } from '../../source/site-index.ts';
import { cacheOutput } from './cached-output.ts';
import { atomFeed, type Feed, type FeedEntry, jsonFeed, rssFeed } from './feed-formats.ts';
import type { OutputContext, OutputGroup } from './outputs.ts';

const WRITERS: Readonly<Record<(typeof FEED_FORMATS)[number]['file'], (feed: Feed) => string>> = {
  'rss.xml': rssFeed,
  'atom.xml': atomFeed,
  'feed.json': jsonFeed,
};

interface FeedRoute {
  section: Section & { id: SectionId };
  format: (typeof FEED_FORMATS)[number];
}

const ROUTES: ReadonlyMap<string, FeedRoute> = new Map(
  FEED_SECTIONS.flatMap((section) =>
    FEED_FORMATS.map((format) => [`${section.prefix}/${format.file}`, { section, format }] as const),
  ),
);

/** Renders the Markdown of a page as plain HTML with absolute links, without the lines at the top. */
export function renderContent(markdown: string): string {
  return markdownToHtml(markdownBody(markdown)).html.trim();
}

async function getEntry(page: PageSummary, { renderer, env }: OutputContext): Promise<FeedEntry> {
  const { site } = renderer;
  const markdown = await renderer.markdown(page.path);
  const date = page.date ?? '1970-01-01';
  const edited = site.editedAt.get(site.pages.get(page.path)?.file ?? '') ?? date;
  return {
    title: page.title,
    summary: page.description,
    url: `${env.siteUrl}${page.path}`,
    html: renderContent(markdown ?? ''),
    date,
    modified: [date, edited].sort()[1] ?? date,
    authors: page.authors.map((author) => ({ name: author.name, url: profileUrl(author) })),
    tags: page.tags,
  };
}

async function getFeed(section: Section & { id: SectionId }, self: string, context: OutputContext): Promise<Feed> {
  const { renderer, env } = context;
  const pages = renderer.site.index.pagesIn(section.id).filter(({ date }) => date !== undefined);
  const listed = pages.filter(({ path }) => !renderer.site.pages.get(path)?.front.noindex).slice(0, FEED_ENTRIES);
  return {
    title: feedTitle(section, BRAND.name),
    description: renderer.site.coded.get(section.prefix)?.description ?? BRAND.description,
    url: `${env.siteUrl}${section.prefix}`,
    icon: `${env.siteUrl}/icon-512.png`,
    self: `${env.siteUrl}${self}`,
    entries: await Promise.all(listed.map((page) => getEntry(page, context))),
  };
}

/** Feeds of all sections with dates, as RSS, Atom and JSON. */
export const feeds: OutputGroup = {
  paths: () => [...ROUTES.keys()],
  async respond(path, _, context) {
    const route = ROUTES.get(path);
    if (!route) return undefined;
    const { section, format } = route;
    return cacheOutput(context.renderer, path, async () => {
      const text = WRITERS[format.file](await getFeed(section, path, context));
      return textBody(text, { type: `${format.type}; charset=utf-8`, cacheControl: 'public, max-age=3600' });
    });
  },
};
