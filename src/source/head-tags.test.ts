import { describe, expect, it } from 'vitest';
import type { Author } from '../schema/data.ts';
import { signedCard } from './card-url.ts';
import { getHead, type HeadContext, type HeadSource } from './head.ts';

const page: HeadSource = { path: '/docs/a', title: 'A', description: 'About A.', locale: 'en' };
const mira: Author = {
  key: 'mira',
  firstName: 'Mira',
  name: 'Mira S',
  title: 'CEO',
  image: '/m.svg',
  twitter: 'mira_s',
  github: 'mira',
};
const site: HeadContext = { siteUrl: 'https://s.example' };
const headFor = (more: Partial<HeadSource> = {}, context = site) => getHead({ ...page, ...more }, context);
const metas = (key: string, more: Partial<HeadSource> = {}, context = site) =>
  headFor(more, context)
    .meta.filter(({ name, property }) => (name ?? property) === key)
    .map(({ content }) => content);

describe('share tags', () => {
  it('contain title and description without the suffix', () => {
    expect(metas('og:title', { seoTitle: 'B' })).toEqual(['B']);
    expect(metas('twitter:title')).toEqual(['A']);
    expect(metas('twitter:description')).toEqual(['About A.']);
    expect(metas('twitter:site')).toEqual(['@sightglass_example']);
  });
  it('format languages as Open Graph does', () => {
    expect(metas('og:locale', { locale: 'zh-Hans', path: '/cn' })).toEqual(['zh_CN']);
    expect(metas('og:locale:alternate', { locale: 'zh-Hans', path: '/cn' })).toEqual(['en_US', 'ja_JP', 'ko_KR']);
    expect(metas('og:locale:alternate')).toEqual([]);
  });
  it('name authors, times, section and tags of an article', () => {
    const article = { path: '/blog/a', date: '2026-01-02', modified: '2026-02-03', authors: [mira], tags: ['x', 'y'] };
    expect(metas('article:published_time', article)).toEqual(['2026-01-02']);
    expect(metas('article:modified_time', article)).toEqual(['2026-02-03']);
    expect(metas('article:modified_time', { ...article, modified: '2026-01-02' })).toEqual([]);
    expect(metas('author', article)).toEqual(['Mira S']);
    expect(metas('article:author', article)).toEqual(['https://x.com/mira_s']);
    expect(metas('article:section', article)).toEqual(['Blog']);
    expect(metas('article:tag', article)).toEqual(['x', 'y']);
    expect(metas('article:section', { ...article, date: undefined })).toEqual([]);
  });
  it('name a video if the page has one', () => {
    expect(metas('og:video', { ogVideo: '/v.mp4' })).toEqual(['https://s.example/v.mp4']);
    expect(metas('og:video')).toEqual([]);
  });
});

describe('the share image', () => {
  it('of the page has the size of its file', () => {
    const sharePicture = (path: string) =>
      path === '/own.webp' ? { type: 'image/webp', width: 800, height: 420 } : undefined;
    const tags = (ogImage: string) =>
      ['og:image', 'og:image:type', 'og:image:width', 'og:image:height'].flatMap((key) =>
        metas(key, { ogImage }, { ...site, sharePicture }),
      );
    expect(tags('/own.webp')).toEqual(['https://s.example/own.webp', 'image/webp', '800', '420']);
    expect(tags('/unread.webp')).toEqual(['https://s.example/unread.webp']);
  });
  const drawn = { ...site, cardSecret: 'secret' };
  it('is the signed card of the page, with its size and alt text', () => {
    const [url = ''] = metas('og:image', {}, drawn);
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname]).toEqual(['https://s.example', '/api/og']);
    expect(signedCard(searchParams, 'secret')).toEqual({ title: 'A', description: 'About A.', section: 'Docs' });
    expect(metas('twitter:image', {}, drawn)).toEqual([url]);
    expect([metas('og:image:width', {}, drawn), metas('og:image:height', {}, drawn)]).toEqual([['1200'], ['630']]);
    expect(metas('og:image:alt', {}, drawn)).toEqual(['A - Sightglass']);
  });
  it.each([
    ['/changelog/a', 'Changelog'],
    ['/guides/cookbook/a', 'Cookbook'],
    ['/faq/all/a', 'FAQ'],
    ['/pricing', null],
  ])('of %s shows the section %s', (path, section) =>
    expect(new URL(metas('og:image', { path }, drawn)[0] ?? '').searchParams.get('section')).toBe(section),
  );
  it("is the page's own if it names one, without a size", () => {
    expect(metas('og:image', { ogImage: '/x.png' }, drawn)).toEqual(['https://s.example/x.png']);
    expect(metas('og:image:width', { ogImage: '/x.png' }, drawn)).toEqual([]);
  });
  it('is the general card if no cards are rendered', () => {
    expect(metas('og:image')).toEqual(['https://s.example/brand/card.png']);
    expect(metas('og:image:width')).toEqual(['1200']);
  });
});

describe('links', () => {
  const hrefs = (rel: string, more: Partial<HeadSource> = {}) =>
    headFor(more)
      .links.filter((link) => link.rel === rel && !link.hrefLang)
      .map(({ type, href }) => (type ? `${type} ${href}` : href));
  it('point to the Markdown of every page', () => {
    expect(hrefs('alternate')).toEqual(['text/markdown /docs/a.md']);
    expect(hrefs('alternate', { path: '/' })).toEqual(['text/markdown /index.md']);
  });
  it.each(['/blog', '/blog/a', '/changelog/a'])('point from %s to the feeds of its section', (path) => {
    const prefix = `/${path.split('/')[1]}`;
    expect(hrefs('alternate', { path }).slice(1)).toEqual([
      `application/rss+xml ${prefix}/rss.xml`,
      `application/atom+xml ${prefix}/atom.xml`,
      `application/feed+json ${prefix}/feed.json`,
    ]);
  });
  it('point to the manifest from home pages only', () => {
    for (const path of ['/', '/jp']) expect(hrefs('manifest', { path })).toEqual(['/manifest.webmanifest']);
    expect(hrefs('manifest')).toEqual([]);
  });
  it('point to search and icons', () => {
    expect(hrefs('search')).toEqual(['application/opensearchdescription+xml /opensearch.xml']);
    expect(hrefs('icon')).toHaveLength(2);
  });
});
