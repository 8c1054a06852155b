import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallToAction } from './CallToAction.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';
import { SIGN_UP_URL } from './sign-up.ts';

test('a section is named by its heading', () => {
  const html = renderToStaticMarkup(<Section id="price" title="What it costs" />);
  expect(html).toContain('<section id="price" aria-labelledby="price-title"');
  expect(html).toMatch(/<h2 id="price-title"[^>]*>What it costs<\/h2>/);
});

test('the hero brings the h1', () => {
  expect(renderToStaticMarkup(<PageHero title="Pricing" />)).toMatch(/<h1[^>]*>Pricing<\/h1>/);
});

test('a call to action offers sign-up first unless told otherwise', () => {
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
  expect(hrefs(renderToStaticMarkup(<CallToAction title="Start" />))).toEqual([SIGN_UP_URL, '/docs']);
  const own = [{ label: 'Write', href: '/talk-to-us' }];
  expect(hrefs(renderToStaticMarkup(<CallToAction title="Start" actions={own} />))).toEqual(['/talk-to-us']);
});
