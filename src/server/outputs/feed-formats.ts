import { element, xmlDocument } from '../../lib/xml.ts';

export interface FeedEntry {
  title: string;
  summary: string;
  /** Absolute URL; also the permanent id of the entry. */
  url: string;
  html: string;
  /** Day of publication. */
  date: string;
  /** Day of the last change. */
  modified: string;
  authors: { name: string; url: string }[];
  tags: string[];
}

/** A feed, whatever its format. */
export interface Feed {
  title: string;
  description: string;
  /** The page that the feed belongs to. */
  url: string;
  icon: string;
  /** Absolute URL of the feed itself. */
  self: string;
  entries: FeedEntry[];
}

const toTimestamp = (day: string) => `${day}T00:00:00Z`;
const formatRfc822 = (day: string) => new Date(toTimestamp(day)).toUTCString();
const getLatestUpdate = (feed: Feed) =>
  feed.entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1);

export function rssFeed(feed: Feed): string {
  const items = feed.entries.map((entry) =>
    element('item', {}, [
      element('title', {}, entry.title),
      element('link', {}, entry.url),
      element('guid', { isPermaLink: 'true' }, entry.url),
      element('pubDate', {}, formatRfc822(entry.date)),
      ...entry.authors.map(({ name }) => element('dc:creator', {}, name)),
      ...entry.tags.map((tag) => element('category', {}, tag)),
      element('description', {}, entry.summary),
      element('content:encoded', {}, entry.html),
    ]),
  );
  const built = getLatestUpdate(feed);
  const names = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const channel = [
    element('title', {}, feed.title),
    element('link', {}, feed.url),
    element('description', {}, feed.description),
    element('language', {}, 'en'),
    ...(built ? [element('lastBuildDate', {}, formatRfc822(built))] : []),
    element('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ];
  return xmlDocument(element('rss', names, [element('channel', {}, channel)]));
}

export function atomFeed(feed: Feed): string {
  const entries = feed.entries.map((entry) =>
    element('entry', {}, [
      element('title', {}, entry.title),
      element('link', { href: entry.url }),
      element('id', {}, entry.url),
      element('published', {}, toTimestamp(entry.date)),
      element('updated', {}, toTimestamp(entry.modified)),
      ...entry.authors.map(({ name, url }) =>
        element('author', {}, [element('name', {}, name), element('uri', {}, url)]),
      ),
      ...entry.tags.map((term) => element('category', { term })),
      element('summary', {}, entry.summary),
      element('content', { type: 'html' }, entry.html),
    ]),
  );
  const top = [
    element('title', {}, feed.title),
    element('subtitle', {}, feed.description),
    element('link', { href: feed.url }),
    element('link', { href: feed.self, rel: 'self', type: 'application/atom+xml' }),
    element('id', {}, feed.url),
    element('updated', {}, toTimestamp(getLatestUpdate(feed) ?? '1970-01-01')),
    element('icon', {}, feed.icon),
    element('author', {}, [element('name', {}, feed.title)]),
  ];
  return xmlDocument(element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [...top, ...entries]));
}

export function jsonFeed(feed: Feed): string {
  const items = feed.entries.map((entry) => ({
    id: entry.url,
    url: entry.url,
    title: entry.title,
    summary: entry.summary,
    content_html: entry.html,
    date_published: toTimestamp(entry.date),
    date_modified: toTimestamp(entry.modified),
    authors: entry.authors,
    tags: entry.tags,
  }));
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: feed.self,
    icon: feed.icon,
    language: 'en',
    items,
  })}\n`;
}
