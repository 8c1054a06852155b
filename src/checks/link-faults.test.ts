import { describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import type { Site } from '../source/site.ts';
import { explainLinkFaults, redirectAnchorFaults } from './link-faults.ts';
import type { LinkFault } from './links.ts';

const siteUrl = 'https://site.example';
const site = {
  pages: new Map([
    [
      '/docs/a',
      { file: 'content/docs/a.mdx', source: '---\n---\n\n[x](/docs/bb)\n![y](/y.png)\n[z](#z)\n[w](/docs/a#w)\n' },
    ],
  ]),
  coded: new Map([['/docs/b', {}]]),
  redirects: new Map([
    ['/old', { to: '/docs/b', permanent: true }],
    ['/deep', { to: '/docs/b#none', permanent: true }],
    ['/fine', { to: '/docs/b#part', permanent: true }],
  ]),
  data: { redirectsSource: '[\n  { "from": "/old" },\n  { "from": "/deep" }\n]' },
} as unknown as Site;
const explain = (...faults: LinkFault[]) => explainLinkFaults(faults, site, siteUrl).map(formatFault);

describe('explainLinkFaults', () => {
  it('reports file, line and a similar page, once for both formats and the derived files', () =>
    expect(
      explain(
        { path: '/docs/a', href: '/docs/bb', why: 'no such page' },
        { path: '/docs/a.md', href: `${siteUrl}/docs/bb`, why: 'no such page' },
        { path: '/llms.txt', href: `${siteUrl}/docs/bb`, why: 'no such page' },
      ),
    ).toEqual(['content/docs/a.mdx:4: The link "/docs/bb" is dead: no such page. Did you mean "/docs/b"?']));
  it('reports an anchor of the same page where it is written, once for both formats', () =>
    expect(
      explain(
        { path: '/docs/a', href: '#z', why: 'no such anchor' },
        { path: '/docs/a.md', href: `${siteUrl}/docs/a#z`, why: 'no such anchor' },
      ),
    ).toEqual(['content/docs/a.mdx:6: The link "#z" is dead: no such anchor. Correct or remove the link.']));
  it('finds it where it is spelt with the path of the page', () =>
    expect(explain({ path: '/docs/a', href: '/docs/a#w', why: 'no such anchor' })).toEqual([
      'content/docs/a.mdx:7: The link "#w" is dead: no such anchor. Correct or remove the link.',
    ]));
  it('reports where a redirect leads', () =>
    expect(explain({ path: '/docs/b', href: '/old', why: 'goes through a redirect' })).toEqual([
      'the page /docs/b: The link "/old" is dead: goes through a redirect. Link to "/docs/b".',
    ]));
  it('reports faults of every page once', () =>
    expect(
      explain(
        { path: '/docs/a', href: '/far-away', why: 'no such page' },
        { path: '/docs/b', href: '/far-away', why: 'no such page' },
      ),
    ).toHaveLength(1));
  it('explains images, Markdown and derived files', () =>
    expect(
      explain(
        { path: '/docs/a', href: '/y.png', why: 'no alt text' },
        { path: '/docs/a', href: '/y.png', why: 'no width and height' },
        { path: '/docs/b', href: '/docs/b.md', why: 'no Markdown version' },
        { path: '/sitemap.xml', href: `${siteUrl}/gone`, why: 'no such page' },
      ),
    ).toEqual([
      'content/docs/a.mdx:5: The picture "/y.png" has no alt text. Describe the picture, or use alt="" if it is decorative.',
      'content/docs/a.mdx:5: The picture "/y.png" has no width and height. Add both, so that the text does not jump.',
      'the page /docs/b: The page has no Markdown at /docs/b.md. See src/source/page-markdown.ts.',
      'the file /sitemap.xml: The link "/gone" is dead: no such page. Correct or remove the link.',
    ]));
});

it('finds redirects to missing anchors', () => {
  const known = {
    siteUrl,
    anchors: new Map([['/docs/b', new Set(['part'])]]),
    files: new Set<string>(),
    redirects: new Map(),
  };
  expect(redirectAnchorFaults(site, known).map(formatFault)).toEqual([
    'content/data/redirects.json:3: The redirect from /deep leads to /docs/b#none, but there is no such anchor. Use an id that exists on the page.',
  ]);
});
