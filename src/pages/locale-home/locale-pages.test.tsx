import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LOCALES } from '../../site/locales.ts';
import { PLANS_FIXTURE } from '../../site/plans.fixture.ts';
import { COPY_JA } from './copy-ja.ts';
import { COPY_KO } from './copy-ko.ts';
import { COPY_ZH } from './copy-zh.ts';
import { LocaleHome } from './LocaleHome.tsx';
import { localePages } from './locale-pages.tsx';

test('each page is served at its language’s path', () => {
  for (const { locale, path } of localePages) expect(LOCALES.find(({ id }) => id === locale)?.path).toBe(path);
});

test.each([COPY_JA, COPY_KO, COPY_ZH])('$locale: every link into the site is marked as English', (copy) => {
  const html = renderToStaticMarkup(<LocaleHome copy={copy} contract={PLANS_FIXTURE} signUpUrl="https://eu.example" />);
  const links = [...html.matchAll(/<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.length).toBeGreaterThan(10);
  for (const [, , content] of links) expect(content).toContain(copy.inEnglish);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
