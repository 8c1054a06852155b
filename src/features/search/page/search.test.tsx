import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeSite } from '../../../pages/listing/fake-site.ts';
import { InsideIsland } from '../../../render/Island.tsx';
import type { FoundPage, SearchResponse } from '../engine/types.ts';
import { searchPage } from './search-page.tsx';

const text = (words: string, marked = false) => ({ text: words, marked });
const page: FoundPage = {
  path: '/docs/tracing/sampling',
  url: '/docs/tracing/sampling',
  title: [text('Sampling', true)],
  tab: 'Docs',
  section: 'docs',
  trail: ['Docs', 'Tracing'],
  badge: 'Enterprise',
  score: 7,
  sections: [
    {
      id: 'before-you-sample',
      heading: [text('Before you '), text('sample', true)],
      url: '/docs/tracing/sampling#before-you-sample',
      excerpt: [text('… '), text('Sampling', true), text(' saves <units>.')],
      score: 5,
    },
    { id: 'rates', heading: [text('Rates')], url: '/docs/tracing/sampling#rates', excerpt: [], score: 2 },
  ],
};
const response: SearchResponse = {
  query: 'sampling',
  tab: 'All',
  pages: [page],
  total: 1,
  counts: { All: 3, Docs: 2, Blog: 1 },
};
const draw = (searchResponse?: SearchResponse, hasServer = true) =>
  renderToStaticMarkup(
    <InsideIsland.Provider value={true}>
      <searchPage.Body
        site={fakeSite([])}
        query={new URLSearchParams()}
        signUpUrl=""
        hasServer={hasServer}
        searchResponse={searchResponse}
      />
    </InsideIsland.Provider>,
  );

describe('/search', () => {
  it('shows a form and starting points before the first search', () => {
    const html = draw();
    expect(html).toContain('action="/search" method="get"');
    expect(html).toContain('name="q"');
    expect(html).toContain('Start here');
    expect(html).not.toContain('role="status"');
  });
  it('lists pages with breadcrumb, badge, best section, highlighted excerpt and further sections', () => {
    const html = draw(response);
    expect(html).toContain('1 page<');
    expect(html).toContain('Docs / Tracing');
    expect(html).toContain('Enterprise');
    expect(html).toContain('href="/docs/tracing/sampling#before-you-sample"');
    expect(html).toContain('href="/docs/tracing/sampling#rates"');
    expect(html).toMatch(/<mark[^>]*>Sampling<\/mark> saves &lt;units&gt;\./);
    expect(html).toContain('value="sampling"');
  });
  it('marks what the visitor typed as code in its Markdown', () => {
    const none = { ...response, query: '# x', pages: [], total: 0, counts: {}, suggestion: 'y' };
    expect(draw(none)).toMatch(/<span data-visitor-text=""[^>]*># x<\/span>/);
    expect(draw(none)).toContain('<span data-visitor-text="">y</span>');
    expect(draw({ ...response, corrected: '# x' })).toMatch(/<strong data-visitor-text=""[^>]*># x<\/strong>/);
  });
  it('offers only tabs with results and the selected one, with All first', () => {
    const html = draw({ ...response, tab: 'Security' });
    for (const tab of ['docs', 'blog', 'security']) expect(html).toContain(`q=sampling&amp;tab=${tab}"`);
    expect(html).not.toContain('tab=handbook');
    expect(html.indexOf('href="/search?q=sampling"')).toBeLessThan(html.indexOf('tab=docs'));
    expect(html).toContain('name="tab" value="security"');
  });
  it('shows how the query was interpreted', () => {
    expect(draw({ ...response, query: 'samplng', corrected: 'sampling' })).toContain('Showing results for');
    expect(draw({ ...response, error: { reduced: 'refused: 413' } })).toContain('refused: 413');
  });
  it("says 'No results found.' with a spelling, other tabs that have results, and the assistant", () => {
    const html = draw({ ...response, tab: 'Security', pages: [], total: 0, suggestion: 'tracing' });
    expect(html).toContain('No results found.');
    expect(html).toContain('href="/search?q=tracing"');
    expect(html).toContain('Blog: 1 page');
    expect(html).toContain('href="/docs/ask-ai"');
  });
  it('truncates a long list and says so', () =>
    expect(draw({ ...response, total: 70 })).toContain('70 pages, the first 1 are shown'));
  it('in an export: a form and, without JavaScript, its requirements and the sections of the site', () => {
    const html = draw(undefined, false);
    const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(noscript).toContain('needs JavaScript');
    for (const path of ['/docs', '/integrations', '/faq', '/blog']) expect(noscript).toContain(`href="${path}"`);
    expect(html).toContain('action="/search" method="get"');
    expect(html).toContain('Start here');
  });
  it('prints the query as text', () =>
    expect(draw({ ...response, query: '<b>', pages: [], total: 0, counts: {} })).not.toContain('<b>'));
});
