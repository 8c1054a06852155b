import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getSection } from '../src/site/sections.ts';
import { getSharedRenderer } from './shared-site.ts';

const renderer = getSharedRenderer();
const { pages, coded } = renderer.site;
const current = JSON.parse(readFileSync('contracts/versions.json', 'utf8')) as Record<string, { version: string }>;

async function get(path: string, format: 'html' | 'markdown'): Promise<string> {
  const body = await renderer.page(path, new URLSearchParams(), format);
  return Buffer.from(body?.plain ?? '').toString('utf8');
}

/** What a page shows under its text. */
const getLine = (html: string) => /Applies to ([^<]*)\. <a href="\/docs\/versions"/.exec(html)?.[1];

it('every page of docs, integrations, self-hosting, guides, FAQ and security names the versions it applies to', async () => {
  const paths = [
    ...pages.keys(),
    ...[...coded.values()].filter(({ layout }) => layout === 'docs').map((page) => page.path),
  ];
  const versioned = paths.filter((path) => getSection(path).versioned);
  expect(new Set(versioned.map((path) => getSection(path).id))).toEqual(
    new Set(['docs', 'integrations', 'self-hosting', 'cookbook', 'guides', 'faq', 'security']),
  );
  const without: string[] = [];
  for (const path of versioned)
    if (!getLine(await get(path, 'html'))?.includes(`platform ${current.platform?.version}`)) without.push(path);
  expect(without).toEqual([]);
}, 120_000);

it.each([
  ['/docs/tracing/get-started', ['python', 'typescript']],
  ['/guides/cookbook/python_decorators', ['python']],
])('%s names the SDKs of its samples, in HTML and Markdown', async (path, sdks) => {
  const line = getLine(await get(path, 'html')) ?? '';
  for (const sdk of sdks) expect(line).toContain(`SDK ${current[sdk]?.version}`);
  expect(await get(path, 'markdown')).toContain(`\napplies_to: "${line}"\n`);
});

it.each(['/security', '/security/encryption'])('%s names Sightglass Cloud and the platform', async (path) => {
  const line = `Sightglass Cloud, platform ${current.platform?.version}`;
  expect(getLine(await get(path, 'html'))).toBe(line);
  expect(await get(path, 'markdown')).toContain(`\napplies_to: "${line}"\n`);
});
