import { expect, it } from 'vitest';
import { compareFormats, describeDifferences } from './markdown.ts';

const page = (prose: string, markdown: string) => ({
  path: '/docs/a',
  html: `<main><h1>A</h1><div class="prose">${prose}</div></main>`,
  markdown: `# A\n\nThe index of all pages for agents is at /llms.txt\n\n${markdown}\n`,
});

it('finds no problem if HTML and Markdown have the same text', () =>
  expect(describeDifferences(compareFormats(page('<p>One <b>two</b> three.</p>', 'One **two** three.')))).toEqual([]));

it('reports the page and the first difference', () =>
  expect(describeDifferences(compareFormats(page('<p>One two three.</p>', 'One three.')))).toEqual([
    expect.stringMatching(/^\/docs\/a: HTML and Markdown differ: .*two/),
  ]));

it('reports leftover tags and relative links', () => {
  const problems = describeDifferences(compareFormats(page('<p>One.</p>', '<Callout>One.</Callout> [b](/docs/b)')));
  expect(problems).toContainEqual(expect.stringMatching(/^\/docs\/a: the Markdown contains .*Callout/));
  expect(problems).toContainEqual(
    expect.stringMatching(/^\/docs\/a: the Markdown contains a relative link: .*\/docs\/b/),
  );
});

it('compares the figure next to the title, too', () => {
  const { html, markdown } = page('<p>One.</p>', 'A figure. One.');
  const opened = html.replace('<h1>', '<div class="prose prose-opening"><p>A figure.</p></div><h1>');
  expect(describeDifferences(compareFormats({ path: '/docs/a', html: opened, markdown }))).toEqual([]);
  expect(describeDifferences(compareFormats({ path: '/docs/a', html, markdown }))).toHaveLength(1);
});
