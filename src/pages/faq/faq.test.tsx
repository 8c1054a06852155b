import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakePage, fakeSite } from '../listing/fake-site.ts';
import { faqPage, faqTagPages } from './faq-pages.tsx';

const site = fakeSite([
  fakePage({ path: '/faq/all/a', section: 'faq', title: 'Where is it?', tags: ['tracing', 'sdk'] }),
  fakePage({ path: '/faq/all/b', section: 'faq', title: 'What does it cost?', tags: ['tracing'] }),
]);
const query = new URLSearchParams();

it('lists each question under each of its tags', () => {
  const html = renderToStaticMarkup(<faqPage.Body site={site} query={query} signUpUrl="" />);
  expect(html.match(/href="\/faq\/all\/a"/g)).toHaveLength(2);
  expect(html.match(/href="\/faq\/all\/b"/g)).toHaveLength(1);
  expect(html).toContain('href="/faq/tag/sdk"');
  expect(html).not.toContain('<h1');
});

it('gives each tag a page with only its questions', () => {
  const [sdk, tracing] = faqTagPages(site);
  expect(sdk?.title).toBe('Questions about SDK');
  expect(tracing?.title).toBe('Questions about tracing');
  const html = sdk ? renderToStaticMarkup(<sdk.Body site={site} query={query} signUpUrl="" />) : '';
  expect(html).toContain('Where is it?');
  expect(html).not.toContain('What does it cost?');
  expect(html).toContain('1 question<');
});
