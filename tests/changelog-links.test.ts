import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codedPages } from '../src/pages/coded-pages.ts';
import { loadSite } from '../src/source/site.ts';

const site = loadSite(process.cwd(), codedPages);
const entries = [...site.pages.values()].filter(({ path }) => path.startsWith('/changelog/'));
const linksIn = (source: string) => [...source.matchAll(/\]\((\/[^)#\s]+)/g)].map(([, path]) => path ?? '');

/** Sources of pages that are coded, by the path of their folder below `src/pages`. */
function codedSource(path: string): string {
  const folder = `src/pages/${path.split('/').at(-1)}`;
  if (!site.coded.has(path)) return '';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

it.each(entries.map(({ path }) => path))('%s and a page that it changed link to each other', (path) => {
  const source = site.pages.get(path)?.source ?? '';
  const docs = linksIn(source).filter((to) => to.startsWith('/docs/'));
  const linkBack = docs.filter((to) => `${site.pages.get(to)?.source ?? ''}${codedSource(to)}`.includes(path));
  expect(linkBack, `none of ${docs.join(', ')} links to ${path}`).not.toEqual([]);
});
