import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakePage, fakeSite } from '../listing/fake-site.ts';
import { searchPage } from './search-page.tsx';

const site = fakeSite([
  fakePage({ path: '/docs/tracing', section: 'docs', title: 'Tracing' }),
  fakePage({ path: '/blog/tracing-costs', section: 'blog', title: 'What tracing costs' }),
  ...Array.from({ length: 70 }, (_, index) =>
    fakePage({ path: `/faq/all/q${index}`, section: 'faq', title: `Question ${index}` }),
  ),
]);
const coded = [
  { path: '/pricing', title: 'Pricing', description: 'What it costs.', Body: () => null },
  { path: '/ui', title: 'Pricing of the kit', description: 'Hidden.', noindex: true, Body: () => null },
];
const page = searchPage(coded);
const draw = (query: string) =>
  renderToStaticMarkup(<page.Body site={site} query={new URLSearchParams(query)} signUpUrl="" />);

describe('/search', () => {
  it('is a form and starting points before anything is asked', () => {
    const html = draw('');
    expect(html).toContain('action="/search" method="get"');
    expect(html).toContain('name="q"');
    expect(html).toContain('Start here');
    expect(html).not.toContain('role="status"');
  });
  it('lists and counts what it found', () => {
    const html = draw('q=tracing');
    expect(html).toContain('2 pages');
    expect(html.indexOf('href="/docs/tracing"')).toBeLessThan(html.indexOf('href="/blog/tracing-costs"'));
    expect(html).toContain('value="tracing"');
  });
  it('keeps to a tab, and remembers it in the form', () => {
    const html = draw('q=tracing&tab=Docs');
    expect(html).toContain('1 page<');
    expect(html).not.toContain('href="/blog/tracing-costs"');
    expect(html).toContain('name="tab" value="docs"');
  });
  it('offers only tabs that hold something, and the one chosen', () => {
    const html = draw('q=tracing&tab=security');
    for (const tab of ['docs', 'blog', 'security']) expect(html).toContain(`q=tracing&amp;tab=${tab}"`);
    expect(html).not.toContain('tab=handbook');
  });
  it('finds coded pages, except those kept from search engines', () => {
    const html = draw('q=pricing');
    expect(html).toContain('href="/pricing"');
    expect(html).not.toContain('href="/ui"');
  });
  it('says what to try when nothing is found, and leads out of a tab', () => {
    expect(draw('q=zebra')).toContain('Try fewer or shorter words');
    expect(draw('q=tracing&tab=security')).toContain('href="/search?q=tracing"');
  });
  it('cuts a long list and says so', () => expect(draw('q=question')).toContain('70 pages, the first 60 are shown'));
  it('prints what was asked as text', () => expect(draw('q=%3Cb%3E')).not.toContain('<b>'));
});
