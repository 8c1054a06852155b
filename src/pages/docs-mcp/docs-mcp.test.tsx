import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakePage, fakeSite } from '../listing/fake-site.ts';
import { docsMcpPage } from './docs-mcp-page.tsx';

const site = fakeSite([
  fakePage({ path: '/faq/all/a', section: 'faq' }),
  fakePage({ path: '/faq/all/b', section: 'faq' }),
]);
const html = renderToStaticMarkup(<docsMcpPage.Body site={site} query={new URLSearchParams()} signUpUrl="" />);

it('lists the sections with their number of pages', () => {
  expect(html).toMatch(/<code>\/faq<\/code><\/a><\/td><td class="text-right">2</);
  for (const prefix of [
    '/docs',
    '/integrations',
    '/self-hosting',
    '/guides',
    '/security',
    '/handbook',
    '/blog',
    '/changelog',
  ]) {
    expect(html).toContain(`<a href="${prefix}"><code>`);
  }
});

it('says where the server is and how clients connect', () => {
  expect(html).toContain('<code>https://sightglass.example/mcp</code>');
  for (const tool of ['search_docs', 'read_page', 'list_pages']) expect(html).toContain(`<code>${tool}</code>`);
});
