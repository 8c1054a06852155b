import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { loadSite } from '../../source/site.ts';
import { openSavedPages } from './saved-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'saved-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'cookbook'));
const site = loadSite(process.cwd(), () => []);
const notebook = [...site.pages.values()].find((page) => page.notebook);
const PATHS = ['/docs/tracing/tags'];

/** Opens what was saved, after a notebook was saved with this metadata. */
function openWith(metadata: string) {
  writeFileSync(join(root, notebook?.file ?? ''), metadata);
  const saved = openSavedPages(root);
  saved.open(site, readEnv({}));
  return saved;
}

it('changes the key of shared outputs if a notebook download differs, even if its page does not', () => {
  expect(notebook?.file).toMatch(/^cookbook\/.*\.ipynb$/);
  const [before, same, after] = [openWith('1'), openWith('1'), openWith('2')];
  expect(same.getSharedKey(PATHS)).toBe(before.getSharedKey(PATHS));
  expect(after.getSharedKey(PATHS)).not.toBe(before.getSharedKey(PATHS));
  expect(after.getKey(PATHS[0] ?? '')).toBe(before.getKey(PATHS[0] ?? ''));
});

it('finds a text until its page has another key', () => {
  const text = { sections: [] };
  const earlier = openWith('1');
  earlier.open(site, readEnv({})).parts.texts.set('/docs/tracing/tags', text);
  earlier.save(PATHS);
  const later = openWith('1');
  expect(later.open(site, readEnv({})).parts.texts.get('/docs/tracing/tags')).toEqual(text);
  const moved = later.open(site, readEnv({ SITE_URL: 'https://elsewhere.example' }));
  expect(moved.parts.texts.get('/docs/tracing/tags')).toBeUndefined();
});
