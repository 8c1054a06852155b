import { describe, expect, it } from 'vitest';
import { getIds } from './html.ts';
import { findLinkFaults, type RenderedOutput, type RenderedPage } from './links.ts';

const siteUrl = 'https://site.example';
const OTHER = '<h2 id="part">x</h2><h2 class="y" id="größe">x</h2><h2 id="100%">x</h2>';
const check = (
  pages: RenderedPage[],
  outputs: RenderedOutput[] = [],
  unrendered: ReadonlySet<string> = new Set<string>(),
) =>
  findLinkFaults(pages, outputs, {
    siteUrl,
    anchors: new Map(pages.map(({ path, html }) => [path, getIds(html)])),
    files: new Set(['/logo.png', '/feed.xml', '/assets/e.js']),
    redirects: new Map([['/old', {}]]),
    unrendered,
  });
const page = (html: string, path = '/docs/a', markdown = '') => ({ path, html, markdown });
const faults = (html: string) =>
  check([page(html), page(OTHER, '/docs/b')]).faults.map(({ href, why }) => `${href} ${why}`);
const SIZED = 'width="1" height="1"';

describe('in HTML, finds', () => {
  it.each([
    ['<a href="/nowhere">x</a>', '/nowhere no such page'],
    ['<a class="c" href="/docs/b/">x</a>', '/docs/b/ no such page'],
    ['<a href="nowhere">x</a>', 'nowhere no such page'],
    ['<a href="../nowhere">x</a>', '../nowhere no such page'],
    [`<a href="${siteUrl}/nowhere">x</a>`, `${siteUrl}/nowhere no such page`],
    ['<a href="/docs/b#nothing">x</a>', '/docs/b#nothing no such anchor'],
    ['<a href="#nothing">x</a>', '#nothing no such anchor'],
    ['<a href="/old">x</a>', '/old goes through a redirect'],
    ['<a href="/old?a=b#c">x</a>', '/old?a=b#c goes through a redirect'],
    ['<a href="/old.md">x</a>', '/old.md goes through a redirect'],
    ['<a href="/nowhere.md">x</a>', '/nowhere.md no such page'],
    ['<a href="/nowhere?a=1&amp;b=2">x</a>', '/nowhere?a=1&b=2 no such page'],
    ['<form method="get" action="/nowhere"></form>', '/nowhere no such page'],
    [`<img alt="" ${SIZED} src="/none.png"/>`, '/none.png no such file'],
    [`<img alt="" ${SIZED} src="none.png"/>`, 'none.png no such file'],
    [`<img ${SIZED} src="/logo.png"/>`, '/logo.png no alt text'],
    ['<img alt="x" width="1" src="/logo.png"/>', '/logo.png no width and height'],
    [`<img alt="" ${SIZED} src="/logo.png" srcset="/logo.png 1x, /none.png 2x"/>`, '/none.png no such file'],
    ['<script type="module" src="/assets/gone.js"></script>', '/assets/gone.js no such file'],
    ['<link rel="stylesheet" href="/assets/gone.css"/>', '/assets/gone.css no such file'],
    [`<link rel="canonical" href="${siteUrl}/nowhere"/>`, `${siteUrl}/nowhere no such page`],
    [`<meta property="og:image" content="${siteUrl}/none.png"/>`, `${siteUrl}/none.png no such file`],
    ['<video poster="/none.png"></video>', '/none.png no such file'],
    [
      `<script type="application/ld+json">{"url":"${siteUrl}/nowhere","@id":"${siteUrl}/#me"}</script>`,
      `${siteUrl}/nowhere no such page`,
    ],
  ])('%s', (html, found) => expect(faults(html)).toEqual([found]));
});

describe('in HTML, ignores', () => {
  it.each([
    '<a href="/docs/b">x</a><a href="/docs/b.md">x</a>',
    '<a href="b#part">x</a>',
    '<a href="/docs/b?q=1#part">x</a>',
    '<a href="/docs/b#gr%C3%B6%C3%9Fe">x</a>',
    '<a href="/docs/b#100%">x</a>',
    '<a href="#top">x</a><a href="#">x</a>',
    '<b id="own">x</b><a href="#own">x</a>',
    '<a href="/feed.xml">x</a>',
    '<a href="https://elsewhere.example/x">x</a><a href="//elsewhere.example/x">x</a>',
    '<a href="mailto:a@b.example">x</a><a href="http://">x</a>',
    `<img alt="" ${SIZED} src="/logo.png"/><img alt="x" ${SIZED} src="data:image/png;base64,AA"/>`,
    '<p data-href="/nowhere">x</p><code>&lt;a href="/nowhere"&gt;</code>',
  ])('%s', (html) => expect(faults(html)).toEqual([]));
});

it('finds exactly one planted fault of each kind, and counts what it checked', () => {
  const html =
    '<a href="/docs/b">x</a><a href="/nowhere">x</a><a href="/nowhere">x</a><a href="/docs/b#none">x</a><a href="/old">x</a>' +
    `<img alt="" ${SIZED} src="/none.png"/><img ${SIZED} src="/logo.png"/><img alt="" src="/logo.png"/><script src="/gone.js"></script>`;
  const outputs = [
    { path: '/sitemap.xml', type: 'application/xml', text: `<loc>${siteUrl}/docs/b</loc><loc>${siteUrl}/x1</loc>` },
    { path: '/llms.txt', type: 'text/plain', text: `- [b](${siteUrl}/docs/b.md): b\n- [x](${siteUrl}/x2.md): x\n` },
    { path: '/blog/rss.xml', type: 'application/rss+xml', text: `<link>${siteUrl}/x3</link><link>${siteUrl}</link>` },
    { path: '/docs-manifest.json', type: 'application/json', text: '{"pages":[{"path":"/x4"},{"path":"/docs/b"}]}' },
  ];
  const pages = [page(html, '/', `[b](/docs/b) [x](${siteUrl}/x5) \`[c](/x6)\``), { path: '/docs/b', html: OTHER }];
  const { faults: found, counts } = check(pages, outputs);
  expect(found).toEqual([
    { path: '/', href: '/nowhere', why: 'no such page' },
    { path: '/', href: '/docs/b#none', why: 'no such anchor' },
    { path: '/', href: '/old', why: 'goes through a redirect' },
    { path: '/', href: '/none.png', why: 'no such file' },
    { path: '/', href: '/logo.png', why: 'no alt text' },
    { path: '/', href: '/logo.png', why: 'no width and height' },
    { path: '/', href: '/gone.js', why: 'no such file' },
    { path: '/index.md', href: `${siteUrl}/x5`, why: 'no such page' },
    { path: '/docs/b', href: '/docs/b.md', why: 'no Markdown version' },
    { path: '/sitemap.xml', href: `${siteUrl}/x1`, why: 'no such page' },
    { path: '/llms.txt', href: `${siteUrl}/x2.md`, why: 'no such page' },
    { path: '/blog/rss.xml', href: `${siteUrl}/x3`, why: 'no such page' },
    { path: '/docs-manifest.json', href: '/x4', why: 'no such page' },
  ]);
  expect(counts).toEqual({
    pages: 2,
    links: 4,
    anchors: 1,
    images: 3,
    files: 1,
    markdownPages: 1,
    markdownLinks: 2,
    outputs: 4,
    outputLinks: 8,
  });
});

it('ignores links to pages that failed to render', () => {
  const html = '<a href="/faulty">x</a><a href="/faulty#any">x</a><a href="/nowhere">x</a>';
  expect(check([page(html, '/')], [], new Set(['/faulty'])).faults.map(({ href }) => href)).toEqual(['/nowhere']);
});
