import { describe, expect, it } from 'vitest';
import { getGraph, jsonLdText } from '../lib/json-ld.ts';
import { metadataFaults } from './metadata.ts';

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
const validPages = [page('/', undefined, 'en', LANGUAGES), page('/jp', undefined, 'ja', LANGUAGES), page('/docs/a')];
const getProblems = (...pages: ReturnType<typeof page>[]) =>
  metadataFaults([...validPages, ...pages], SITE).map(({ path, problem }) => `${path}: ${problem}`);

describe('metadataFaults', () => {
  it('finds no faults in valid pages', () => expect(getProblems()).toEqual([]));
  it.each<[string, (html: string) => string]>([
    ['Expected one title, found 0.', (html) => html.replace('<title>Title /p</title>', '')],
    ['Expected one title, found 2.', (html) => html.replace('<meta', '<title>More</title><meta')],
    ['The title is empty.', (html) => html.replace('Title /p', '')],
    ['Expected one description, found 0.', (html) => html.replace(/<meta name="description"[^>]*>/, '')],
    ['Expected one canonical URL, found 0.', (html) => html.replace(/<link rel="canonical"[^>]*>/, '')],
    ['Expected one canonical URL, found 2.', (html) => html.replace(/<link rel="canonical"[^>]*>/, '$&$&')],
    [
      'The canonical URL is not a URL of this site.',
      (html) => html.replace(`href="${SITE}/p"`, 'href="https://other.example/p"'),
    ],
    ['Expected one heading of level 1, found 0.', (html) => html.replace(/<h1.*h1>/, '')],
    ['Expected one heading of level 1, found 2.', (html) => html.replace(/<h1.*h1>/, '$&$&')],
    ['Expected one share picture, found 0.', (html) => html.replace(/<meta property="og:image"[^>]*>/, '')],
    ['Expected one link to its Markdown, found 0.', (html) => html.replace('text/markdown', 'text/plain')],
    ['The page has no language.', (html) => html.replace(' lang="en"', '')],
    ['The structured data is not JSON.', (html) => html.replace('"@graph"', '@graph')],
    ['The structured data has no WebSite.', (html) => html.replace('"WebSite"', '"Thing"')],
    [
      'Expected one block of structured data, found 0.',
      (html) => html.replace(/<script type="application\/ld.*<\/script>/, ''),
    ],
    ['The title "Title /docs/a" is already used by /docs/a.', (html) => html.replace('Title /p', 'Title /docs/a')],
    [
      'The description "About /docs/a" is already used by /docs/a.',
      (html) => html.replace('content="About /p"', 'content="About /docs/a"'),
    ],
    ['The page has no links to other languages.', (html) => html.replace('lang="en"', 'lang="ko"')],
    [
      'The languages of the page have no x-default.',
      (html) => html.replace('<script', `<link rel="alternate" hrefLang="en" href="${SITE}/p"/><script`),
    ],
    [
      'The languages of the page do not include the page itself.',
      (html) => html.replace('<script', `${LANGUAGES}<script`),
    ],
    [
      `The page in another language, ${SITE}/jp, does not link back.`,
      (html) => html.replace('<script', `${LANGUAGES.replaceAll(`${SITE}/"`, `${SITE}/p"`)}<script`),
    ],
  ])('reports exactly one fault: %s', (problem, breakPage) =>
    expect(getProblems(page('/p', breakPage))).toEqual([`/p: ${problem}`]),
  );
  it('lets a page with another canonical URL share its title', () =>
    expect(
      getProblems(page('/p', (html) => html.replaceAll('/p"', '/docs/a"').replace('Title /p', 'Title /docs/a'))),
    ).toEqual([]));
});
