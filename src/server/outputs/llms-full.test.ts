import { expect, it } from 'vitest';
import { listFullFiles } from './llms-full.ts';
import { getMarkdownDigest } from './markdown-digest.ts';

const SITE = 'https://s.example';
const createPage = (url: string, text: string) => ({ url, digest: getMarkdownDigest(text), read: async () => text });
const pages = Array.from({ length: 40 }, (_, n) =>
  createPage(`${SITE}/p${n}`, `---\ntitle: "P ${n}"\n---\n\n# P ${n}\n\n${'word '.repeat(20 * (n % 7))}end of ${n}\n`),
);
const createAll = async (...input: Parameters<typeof listFullFiles>) =>
  new Map(
    await Promise.all(
      Array.from(listFullFiles(...input), async ([path, file]) => [path, await file.create()] as const),
    ),
  );
const files = await createAll(pages, SITE, 4000);

it('stays within the limit and splits no page', () => {
  expect(files.size).toBeGreaterThan(2);
  for (const text of files.values()) expect(text.length).toBeLessThanOrEqual(4000);
  for (const { url } of pages) {
    const holding = [...files.values()].filter((text) => text.includes(`Source: ${url}\n`));
    expect(holding).toHaveLength(1);
    expect(holding[0]).toMatch(new RegExp(`Source: ${url}\n[^]*?end of ${url.split('/p')[1]}\n`));
  }
});

it('lists the other parts in the first, and links back from them', () => {
  const [first = '', second = ''] = files.values();
  for (const path of [...files.keys()].slice(1)) expect(first).toContain(`](${SITE}${path})`);
  expect([...files.keys()].slice(0, 2)).toEqual(['/llms-full.txt', '/llms-full/2.txt']);
  expect(second).toContain(`${SITE}/llms-full.txt`);
});

it('skips the front matter of pages', () => expect([...files.values()].join('')).not.toContain('title: "'));

it('gives a page that is too long its own part', async () => {
  const long = await createAll([...pages, createPage(`${SITE}/long`, 'x'.repeat(9000))], SITE, 4000);
  const part = [...long.values()].find((text) => text.includes('xxx')) ?? '';
  expect(part.match(/^Source: /gm)).toHaveLength(1);
  expect(part).toContain('x'.repeat(9000));
});

it('is one part if there are no pages', () => expect([...listFullFiles([], SITE).keys()]).toEqual(['/llms-full.txt']));

it('changes the version of the part with a changed page, and of no other', () => {
  const changed = pages.map((page, n) =>
    n === 20 ? createPage(page.url, `# P 20\n\n${'Word '.repeat(120)}end of 20\n`) : page,
  );
  const [before, after] = [pages, changed].map((list) => listFullFiles(list, SITE, 4000));
  const paths = [...files].flatMap(([path, text]) => (text.includes(`Source: ${SITE}/p20\n`) ? path : []));
  expect(paths).toHaveLength(1);
  expect([...files.keys()].filter((path) => before?.get(path)?.version !== after?.get(path)?.version)).toEqual(paths);
});
