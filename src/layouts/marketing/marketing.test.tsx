import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallToAction } from './CallToAction.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';

test('a section is labelled by its heading', () => {
  const html = renderToStaticMarkup(<Section id="price" title="What it costs" />);
  expect(html).toContain('<section id="price" aria-labelledby="price-title"');
  expect(html).toMatch(/<h2 id="price-title"[^>]*>What it costs<\/h2>/);
});

test('the hero has the h1', () => {
  expect(renderToStaticMarkup(<PageHero title="Pricing" />)).toMatch(/<h1[^>]*>Pricing<\/h1>/);
});

test('a call to action offers sign-up first by default', () => {
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
  const signUp = { href: 'https://eu.s.example' };
  const offered = renderToStaticMarkup(<CallToAction title="Start" signUp={signUp} />);
  expect(hrefs(offered)).toEqual(['https://eu.s.example', '/docs']);
  const actions = [{ label: 'Write', href: '/talk-to-us' }] as const;
  expect(hrefs(renderToStaticMarkup(<CallToAction title="Start" actions={actions} />))).toEqual(['/talk-to-us']);
});
