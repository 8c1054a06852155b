import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InsideIsland } from '../render/Island.tsx';
import { BRAND } from '../site/brand.ts';
import { getSection } from '../site/sections.ts';
import type { PageView } from '../source/page-view.ts';
import { ChangelogLayout } from './changelog/ChangelogLayout.tsx';
import { DocsLayout } from './docs/DocsLayout.tsx';
import { LegalLayout } from './legal/LegalLayout.tsx';
import { MarketingLayout } from './marketing/MarketingLayout.tsx';
import { PostLayout } from './post/PostLayout.tsx';
import { StoryLayout } from './story/StoryLayout.tsx';

const author = { key: 'ada', firstName: 'Ada', name: 'Ada W', title: 'T', image: '/a.svg', github: 'ada' };
const viewAt = (path: string, more: Partial<PageView> = {}): PageView => ({
  path,
  locale: 'en',
  section: getSection(path),
  layout: getSection(path).layout,
  head: {
    title: 'T',
    description: 'D',
    canonical: '',
    noindex: false,
    lang: 'en',
    meta: [],
    links: [],
    jsonLd: { '@context': 'https://schema.org', '@graph': [] },
  },
  title: 'Title',
  description: 'Description',
  tags: [],
  authors: [],
  contributors: [],
  headings: [],
  body: 'Text',
  markdown: () => '',
  text: () => ({ sections: [] }),
  sidebar: [],
  breadcrumbs: [],
  widgets: { feedback: false, copyMarkdown: false },
  ...more,
});
const chrome = {
  footer: [],
  cloudUrls: { eu: 'https://cloud.example', us: '', hipaa: '' },
  hasServer: true,
  year: 2026,
  siteUrl: 'https://s.example',
};
const LAYOUTS = {
  '/docs/a': DocsLayout,
  '/blog/a': PostLayout,
  '/changelog/a': ChangelogLayout,
  '/customers/a': StoryLayout,
  '/terms': LegalLayout,
} as const;
const draw = (path: keyof typeof LAYOUTS, more?: Partial<PageView>, hasServer = true) => {
  const Layout = LAYOUTS[path];
  return renderToStaticMarkup(
    <InsideIsland.Provider value={true}>
      <Layout view={viewAt(path, more)} chrome={{ ...chrome, hasServer }} />
    </InsideIsland.Provider>,
  );
};

describe('the parts of a page', () => {
  it.each(Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[])(
    'an exported page says that votes are not stored, and has no form for them: %s',
    (path) => {
      const widgets = { feedback: true, copyMarkdown: false };
      expect(draw(path, { widgets })).toContain('Was this page helpful?');
      const exported = draw(path, { widgets }, false);
      expect(exported).toContain('store votes');
      expect(exported).toContain(`href="${BRAND.siteRepositoryUrl}/issues"`);
      expect(exported).not.toContain('Was this page helpful?');
    },
  );
  it.each(Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[])(
    'pages with a front-matter label show it as a badge: %s',
    (path) => {
      expect(draw(path, { label: 'Beta' })).toMatch(/<span class="badge[^"]*">Beta<\/span>/);
      expect(draw(path)).not.toContain('Beta');
    },
  );
  it('only posts have a byline, and it is hidden if no author is known', () => {
    const named = (path: keyof typeof LAYOUTS, authors = [author]) => draw(path, { authors }).includes('Ada W');
    expect(Object.keys(LAYOUTS).filter((path) => named(path as keyof typeof LAYOUTS))).toEqual([
      '/blog/a',
      '/changelog/a',
    ]);
    expect(draw('/blog/a')).not.toContain('Authors');
  });
  it('a post lists its tags as blog topics', () => {
    const html = draw('/blog/a', { tags: ['opentelemetry'] });
    expect(html).toMatch(/href="\/blog\/tag\/opentelemetry"[^>]*><span[^>]*>OpenTelemetry</);
  });
  it('docs pages with a matching notebook have its banner', () => {
    const notebook = { path: '/docs/a', ipynbPath: '/cookbook/a.ipynb' };
    expect(draw('/docs/a', { notebook })).toContain('This is a Jupyter notebook');
    expect(draw('/docs/a')).not.toContain('Jupyter');
  });
  it('a full-width page has the copy button if it asks for it', () => {
    const drawn = (copyMarkdown: boolean) => {
      const view = viewAt('/docs/ask-ai/x', { widgets: { feedback: false, copyMarkdown } });
      return renderToStaticMarkup(<MarketingLayout view={view} chrome={chrome} />).includes('data-copy-markdown');
    };
    expect([drawn(false), drawn(true)]).toEqual([false, true]);
  });
  it('the call to action links to the cloud sign-up, /docs and /talk-to-us', () => {
    const block = /<section[^>]*aria-labelledby="get-started"[\s\S]*<\/section>/.exec(draw('/customers/a'))?.[0] ?? '';
    expect([...block.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://cloud.example',
      '/docs',
      '/talk-to-us',
    ]);
  });
});
