import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeSite } from '../listing/fake-site.ts';
import { docsMcpPage } from './docs-mcp-page.tsx';

const site = fakeSite([]);
const html = renderToStaticMarkup(<docsMcpPage.Body site={site} query={new URLSearchParams()} signUpUrl="" />);

it('lists the sections without a page count that could differ from list_pages', () => {
  expect(html).toContain('<code>/faq</code></a></td><td>One question a page</td>');
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

it("shows the server's URL and how clients connect", () => {
  expect(html).toContain('<code>https://sightglass.example/mcp</code>');
  for (const tool of ['search_docs', 'read_page', 'list_pages', 'ask', 'submit_feedback'])
    expect(html).toContain(`<code>${tool}</code>`);
});
