import { describe, expect, it } from 'vitest';
import { createUrlResolver, pageMarkdown } from '../../source/page-markdown.ts';
import { codedText } from '../../source/page-text.ts';
import { atomFeed, type Feed, jsonFeed, rssFeed } from './feed-formats.ts';
import { renderContent } from './feeds.ts';

const feed: Feed = {
  title: 'S Blog',
  description: 'News & more',
  url: 'https://s.example/blog',
  icon: 'https://s.example/icon.png',
  self: 'https://s.example/blog/x',
  entries: [
    {
      title: 'A < B',
      summary: 'Why "A" & not B',
      url: 'https://s.example/blog/a',
      html: '<p>1 &lt; 2 <a href="https://s.example/docs">docs</a></p>',
      date: '2026-01-02',
      modified: '2026-03-04',
      authors: [{ name: 'Mira S', url: 'https://x.com/mira' }],
      tags: ['x'],
    },
  ],
};

describe('RSS', () => {
  it.each([
    '<title>A &lt; B</title>',
    '<guid isPermaLink="true">https://s.example/blog/a</guid>',
    '<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>',
    '<lastBuildDate>Wed, 04 Mar 2026 00:00:00 GMT</lastBuildDate>',
    '<dc:creator>Mira S</dc:creator>',
    '<description>Why &quot;A&quot; &amp; not B</description>',
    '<content:encoded>&lt;p&gt;1 &amp;lt; 2 ',
    '<atom:link href="https://s.example/blog/x" rel="self" type="application/rss+xml"/>',
  ])('contains %s', (text) => expect(rssFeed(feed)).toContain(text));
});

describe('Atom', () => {
  it.each([
    '<id>https://s.example/blog/a</id>',
    '<published>2026-01-02T00:00:00Z</published>',
    '<updated>2026-03-04T00:00:00Z</updated>',
    '<author><name>Mira S</name><uri>https://x.com/mira</uri></author>',
    '<content type="html">&lt;p&gt;1 &amp;lt; 2 ',
    '<link href="https://s.example/blog/x" rel="self" type="application/atom+xml"/>',
  ])('contains %s', (text) => expect(atomFeed(feed)).toContain(text));
});

it('JSON Feed contains the same', () =>
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: feed.self,
    items: [
      {
        id: 'https://s.example/blog/a',
        content_html: feed.entries[0]?.html,
        date_published: '2026-01-02T00:00:00Z',
        tags: ['x'],
      },
    ],
  }));

it('an empty feed is valid without a date', () => {
  const empty = { ...feed, entries: [] };
  expect(rssFeed(empty)).not.toContain('lastBuildDate');
  expect(JSON.parse(jsonFeed(empty)).items).toEqual([]);
});

it('content is the text of the page, without the header of its Markdown', () => {
  const page = { path: '/blog/t', title: 'T', description: 'About.' };
  const html = '<h1>T</h1><h2>Part</h2><p>Words <a href="/a">link</a>.</p>';
  const siteUrl = 'https://s.example';
  const text = codedText(html, page.title, createUrlResolver(siteUrl, page.path));
  expect(renderContent(pageMarkdown(page, text, siteUrl))).toMatch(
    /^<h2[^>]*>Part<\/h2>\s*<p>Words <a href="https:\/\/s\.example\/a">link<\/a>\.<\/p>$/,
  );
});
