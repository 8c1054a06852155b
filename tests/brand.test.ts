import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RenderedPage } from '../src/checks/links.ts';
import { createSmallSite } from './small-content.ts';

const rename = (text: string) => text.replaceAll('Sightglass', 'Lanternlight').replaceAll('sightglass', 'lanternlight');

/** The brand with another name, domain and accounts. */
vi.mock('../src/site/brand.ts', async (load) => {
  const { BRAND } = (await load()) as { BRAND: Record<string, string | number> };
  const values = Object.entries(BRAND).map(([name, value]) => [
    name,
    typeof value === 'string' ? rename(value) : value,
  ]);
  return { BRAND: Object.fromEntries(values) };
});

/** Rewrites the prose of a copy, so that what is left of the brand comes from the code. */
function renameProse(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) renameProse(path);
    else if (/\.(mdx?|json|ya?ml)$/.test(name)) writeFileSync(path, rename(readFileSync(path, 'utf8')));
  }
}

/** Names that belong to the SDKs, such as `SIGHTGLASS_HOST`, are contracts; coded pages show them in samples. */
const withoutSamples = (html: string) =>
  html.replace(/<pre\b[\s\S]*?<\/pre>/g, '').replace(/<code\b[\s\S]*?<\/code>/g, '');

const LEFTOVER = /Sightglass|sightglass\.example|sightglass[-_]example|sightglassexample/g;

/** Each leftover with some text around it. */
function findLeftovers(html: string): string[] {
  const text = withoutSamples(html);
  return Array.from(text.matchAll(LEFTOVER), ({ index }) => text.slice(Math.max(0, index - 60), index + 40));
}

const root = createSmallSite();
afterAll(() => rmSync(root, { recursive: true }));

let pages: RenderedPage[] = [];
beforeAll(async () => {
  renameProse(join(root, 'content'));
  renameProse(join(root, 'contracts'));
  const { renderPages } = await import('../src/checks/rendered-site.ts');
  ({ pages } = await renderPages(root));
});

it('shows the new name on every page', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const { path, html } of pages) expect(html, path).toContain('Lanternlight');
});

it('leaves no trace of the old name, hosts and accounts in the page layout and in coded pages', () => {
  const found = pages.flatMap(({ path, html }) => findLeftovers(html).map((text) => `${path}: ${text}`));
  expect([...new Set(found)].slice(0, 40)).toEqual([]);
});
