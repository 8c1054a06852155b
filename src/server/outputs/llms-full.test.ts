import { expect, it } from 'vitest';
import { createFullFiles } from './llms-full.ts';

const SITE = 'https://s.example';
const pages = Array.from({ length: 40 }, (_, n) => ({
  url: `${SITE}/p${n}`,
  text: `---\ntitle: "P ${n}"\n---\n\n# P ${n}\n\n${'word '.repeat(20 * (n % 7))}end of ${n}\n`,
}));
const files = createFullFiles(pages, SITE, 4000);

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

it('gives a page that is too long its own part', () => {
  const long = createFullFiles([...pages, { url: `${SITE}/long`, text: 'x'.repeat(9000) }], SITE, 4000);
  const part = [...long.values()].find((text) => text.includes('xxx')) ?? '';
  expect(part.match(/^Source: /gm)).toHaveLength(1);
  expect(part).toContain('x'.repeat(9000));
});

it('is one part if there are no pages', () =>
  expect([...createFullFiles([], SITE).keys()]).toEqual(['/llms-full.txt']));
