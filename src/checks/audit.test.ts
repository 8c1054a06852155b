import { describe, expect, it } from 'vitest';
import { getGraph, jsonLdText } from '../lib/json-ld.ts';
import { auditPages } from './audit.ts';

const SITE = 'https://s.example';
const GRAPH = jsonLdText(getGraph([{ '@type': 'Organization' }, { '@type': 'WebSite' }]));
const LANGUAGES = [
  ['en', '/'],
  ['ja', '/jp'],
  ['x-default', '/'],
]
  .map(([lang, path]) => `<link rel="alternate" hrefLang="${lang}" href="${SITE}${path}"/>`)
  .join('');

const page = (path: string, change: (html: string) => string = (html) => html, lang = 'en', more = '') => ({
  path,
  html: change(
    `<!doctype html><html lang="${lang}"><head><title>Title ${path}</title><meta name="description" content="About ${path}"/><link rel="canonical" href="${SITE}${path}"/><meta property="og:image" content="${SITE}/card.png"/><link rel="alternate" type="text/markdown" href="${path}.md"/>${more}<script type="application/ld+json">${GRAPH}</script></head><body><svg><title>Drawing</title></svg><h1 class="x">A <b>heading</b></h1></body></html>`,
  ),
});
const sound = [page('/', undefined, 'en', LANGUAGES), page('/jp', undefined, 'ja', LANGUAGES), page('/docs/a')];
const auditProblems = (...pages: ReturnType<typeof page>[]) =>
  auditPages([...sound, ...pages], SITE).map(({ path, problem }) => `${path}: ${problem}`);

describe('auditPages', () => {
  it('finds no faults in valid pages', () => expect(auditProblems()).toEqual([]));
  it.each<[string, (html: string) => string]>([
    ['The page has 0 title; one is right.', (html) => html.replace('<title>Title /p</title>', '')],
    ['The page has 2 title; one is right.', (html) => html.replace('<meta', '<title>More</title><meta')],
    ['The title is empty.', (html) => html.replace('Title /p', '')],
    ['The page has 0 description; one is right.', (html) => html.replace(/<meta name="description"[^>]*>/, '')],
    ['The page has 0 canonical URL; one is right.', (html) => html.replace(/<link rel="canonical"[^>]*>/, '')],
    ['The page has 2 canonical URL; one is right.', (html) => html.replace(/<link rel="canonical"[^>]*>/, '$&$&')],
    [
      'The canonical URL is not a URL of this site.',
      (html) => html.replace(`href="${SITE}/p"`, 'href="https://other.example/p"'),
    ],
    ['The page has 0 heading of level 1; one is right.', (html) => html.replace(/<h1.*h1>/, '')],
    ['The page has 2 heading of level 1; one is right.', (html) => html.replace(/<h1.*h1>/, '$&$&')],
    ['The page has 0 share picture; one is right.', (html) => html.replace(/<meta property="og:image"[^>]*>/, '')],
    ['The page has 0 link to its Markdown; one is right.', (html) => html.replace('text/markdown', 'text/plain')],
    ['The page does not say its language.', (html) => html.replace(' lang="en"', '')],
    ['The structured data is not JSON.', (html) => html.replace('"@graph"', '@graph')],
    ['The structured data names no WebSite.', (html) => html.replace('"WebSite"', '"Thing"')],
    [
      'The page has 0 blocks of structured data; one is right.',
      (html) => html.replace(/<script type="application\/ld.*<\/script>/, ''),
    ],
    ['The title "Title /docs/a" is also that of /docs/a.', (html) => html.replace('Title /p', 'Title /docs/a')],
    [
      'The description "About /docs/a" is also that of /docs/a.',
      (html) => html.replace('content="About /p"', 'content="About /docs/a"'),
    ],
    ['The page names no other languages.', (html) => html.replace('lang="en"', 'lang="ko"')],
    [
      'The languages of the page have no x-default.',
      (html) => html.replace('<script', `<link rel="alternate" hrefLang="en" href="${SITE}/p"/><script`),
    ],
    ['The languages of the page leave out the page itself.', (html) => html.replace('<script', `${LANGUAGES}<script`)],
    [
      `The page in another language, ${SITE}/jp, does not name this one.`,
      (html) => html.replace('<script', `${LANGUAGES.replaceAll(`${SITE}/"`, `${SITE}/p"`)}<script`),
    ],
  ])('reports one planted fault: %s', (problem, plant) =>
    expect(auditProblems(page('/p', plant))).toEqual([`/p: ${problem}`]),
  );
  it('lets a page with another canonical URL share its title', () =>
    expect(
      auditProblems(page('/p', (html) => html.replaceAll('/p"', '/docs/a"').replace('Title /p', 'Title /docs/a'))),
    ).toEqual([]));
});
