import { expect, it } from 'vitest';
import { productionApp } from '../src/server/production.ts';

it.each([
  [true, 'name sizes of the image helper'],
  [false, 'name the files themselves: a static export has no server'],
])('with endpoints %s, pages %s', async (endpoints) => {
  const { renderer } = productionApp({ root: process.cwd(), logLevel: 'off', endpoints });
  const body = await renderer.page('/docs/datasets/compare-runs', new URLSearchParams(), 'html');
  const html = new TextDecoder().decode(body?.plain);
  expect(html).toContain('src="/pictures/experiment.webp"');
  expect(html.includes('/api/image?url=/pictures/experiment.webp')).toBe(endpoints);
});
