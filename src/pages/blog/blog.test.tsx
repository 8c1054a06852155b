import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeAuthor, fakePage, fakeSite } from '../listing/fake-site.ts';
import { blogPage, blogTagPages } from './blog-pages.tsx';

const site = fakeSite([
  fakePage({
    path: '/blog/new',
    section: 'blog',
    title: 'Newest',
    date: '2026-11-04',
    tags: ['sdk', 'tracing'],
    authors: [fakeAuthor('Mira'), fakeAuthor('Jo')],
    cover: { kind: 'ScoreChart', score: 's', type: 'boolean', period: 'p', distribution: [{ label: 'yes', count: 8 }] },
  }),
  fakePage({
    path: '/blog/old',
    section: 'blog',
    title: 'Older',
    date: '2026-01-02',
    tags: ['tracing'],
    authors: [fakeAuthor('Mira')],
  }),
]);
const query = new URLSearchParams();
const draw = (page = blogPage) => renderToStaticMarkup(<page.Body site={site} query={query} signUpUrl="" />);

describe('/blog', () => {
  it('shows every post once with its cover, newest first', () => {
    const html = draw();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.indexOf('Newest')).toBeLessThan(html.indexOf('Older'));
    expect(html.match(/href="\/blog\/(new|old)"/g)).toHaveLength(2);
    expect(html.match(/<svg viewBox="0 0 320 180"/g)).toHaveLength(2);
    expect(html.match(/<rect[^>]*fill-amber/g)).toHaveLength(1);
    expect(html).toContain('<time dateTime="2026-11-04"');
    expect(html).toContain('Mira Test, Jo Test');
  });
  it('offers topics with several posts as a filter, and the rest on the page of all topics', () => {
    const filter = draw().match(/<nav aria-label="Topics".*?<\/nav>/)?.[0];
    expect(filter).toContain('href="/blog/tag/tracing"');
    expect(filter).not.toContain('href="/blog/tag/sdk"');
    expect(filter).toMatch(/href="\/blog\/tag"[^>]*>All topics/);
  });
  it('says when there are no posts yet', () => {
    expect(renderToStaticMarkup(<blogPage.Body site={fakeSite([])} query={query} signUpUrl="" />)).toContain(
      'no posts yet',
    );
  });
});

describe('/blog/tag/{tag}', () => {
  it('creates a page for each tag, with only its posts', () => {
    const pages = blogTagPages(site);
    expect(pages.map((page) => page.path)).toEqual(['/blog/tag/sdk', '/blog/tag/tracing']);
    const html = draw(pages[0]);
    expect(html).toContain('Blog: SDK');
    expect(html).not.toContain('Older');
    expect(html).toMatch(/aria-current="page"[^>]*>SDK|href="\/blog\/tag\/sdk" aria-current="page"/);
  });
  it('puts the current topic first in the filter, then those with the most posts', () => {
    const tags = [['api', 'sdk', 'tracing'], ['api', 'tracing'], ['tracing'], ['sdk']];
    const many = fakeSite(tags.map((own, index) => fakePage({ path: `/blog/${index}`, section: 'blog', tags: own })));
    const topics = (page = blogPage) => {
      const html = renderToStaticMarkup(<page.Body site={many} query={query} signUpUrl="" />);
      const filter = html.match(/<nav aria-label="Topics".*?<\/nav>/)?.[0] ?? '';
      return [...filter.matchAll(/href="\/blog\/tag\/(\w+)"/g)].map(([, tag]) => tag);
    };
    expect(topics()).toEqual(['tracing', 'api', 'sdk']);
    expect(topics(blogTagPages(many)[1])).toEqual(['sdk', 'tracing', 'api']);
  });
  it('skips the link to all topics if the filter has them all', () => {
    const both = fakeSite(['/blog/a', '/blog/b'].map((path) => fakePage({ path, section: 'blog', tags: ['sdk'] })));
    const html = renderToStaticMarkup(<blogPage.Body site={both} query={query} signUpUrl="" />);
    expect(html).toContain('href="/blog/tag/sdk"');
    expect(html).not.toContain('All topics');
  });
});
