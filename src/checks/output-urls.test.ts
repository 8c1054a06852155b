import { describe, expect, it } from 'vitest';
import { findJsonUrls, findMarkdownUrls, findOutputUrls, findTextUrls } from './output-urls.ts';

const site = 'https://site.example';

describe('findTextUrls', () => {
  it.each([
    [`See ${site}/a, ${site}/b. And (${site}/c)!`, ['/a', '/b', '/c']],
    [`${site}/a#b?c ${site}`, ['/a#b?c', '']],
    [`${site}/{path}.md and ${site}/docs/<name>`, []],
    [`${site}/search?q={query}`, ['/search?q=']],
    ['https://site.example.org/a https://site.example-two/b https://www.site.example/c', []],
  ])('%s', (text, paths) => expect(findTextUrls(text, site)).toEqual(paths.map((path) => site + path)));
});

it('reads links in Markdown outside code', () =>
  expect(
    findMarkdownUrls(
      `[a](/a) [b](</b> "B") <${site}/c>\n\n\`[d](/d)\` \`\`${site}/e\`\`\n\n\`\`\`sh\ncurl ${site}/f\n\`\`\`\n\n![g](/g.png)`,
      site,
    ),
  ).toEqual(['/a', '/b', '/g.png', `${site}/c`]));

it('reads URLs in JSON, and paths in known properties', () =>
  expect(
    findJsonUrls(
      JSON.stringify({
        '@id': `${site}/#me`,
        pages: [{ path: '/a', title: '/b' }],
        text: `at ${site}/c`,
        icons: [{ src: '/d.png' }],
      }),
      site,
    ),
  ).toEqual(['/a', `${site}/c`, '/d.png']));

it('reads XML, including escaped bodies', () =>
  expect(
    findOutputUrls(
      `<loc>${site}/a?x=1&amp;y=2</loc><description>&lt;a href="${site}/b"&gt;&amp;amp;&lt;/a&gt;</description>`,
      'application/rss+xml; charset=utf-8',
      site,
    ),
  ).toEqual([`${site}/a?x=1&y=2`, `${site}/b`]));

it('reads nothing in images', () => expect(findOutputUrls(`${site}/a`, 'image/png', site)).toEqual([]));
