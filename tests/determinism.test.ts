import { expect, it } from 'vitest';
import type { Renderer } from '../src/server/renderer.tsx';
import { createFreshRenderer, getSharedRenderer } from './shared-site.ts';

/** A page in both of its formats. */
async function getText(renderer: Renderer, path: string): Promise<string> {
  const html = await renderer.page(path, new URLSearchParams(), 'html');
  const markdown = await renderer.page(path, new URLSearchParams(), 'markdown');
  return [html, markdown].map((body) => new TextDecoder().decode(body?.plain)).join('\n');
}

it('renders every page twice to the same bytes', async () => {
  const one = getSharedRenderer();
  const two = createFreshRenderer();
  const paths = [...one.site.pages.keys(), ...one.site.coded.keys()];
  expect([...two.site.pages.keys(), ...two.site.coded.keys()]).toEqual(paths);
  expect(paths.length).toBeGreaterThan(100);
  const first = new Map<string, string>();
  for (const path of paths) first.set(path, await getText(one, path));
  // In reverse order, so that state left by one page would show in the next.
  const differing: string[] = [];
  for (const path of paths.toReversed()) if (first.get(path) !== (await getText(two, path))) differing.push(path);
  expect(differing).toEqual([]);
  expect(first.get('/docs')).toContain('<!doctype html>');
});
