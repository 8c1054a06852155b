import { expect, it } from 'vitest';
import { HEADER_NAV } from './nav.ts';

it('has the menus and links of the header, in order', () => {
  const shape = HEADER_NAV.map((entry) =>
    'items' in entry ? [entry.title, entry.items.map(({ href }) => href)] : [entry.title, entry.href],
  );
  expect(shape).toEqual([
    [
      'Product',
      ['/docs', '/docs/tracing', '/docs/prompts/get-started', '/docs/scores/overview', '/docs/datasets/overview'],
    ],
    ['Resources', ['/blog', '/changelog', '/docs/roadmap', '/customers', '/demo', '/watch-demo', '/support']],
    ['Docs', '/docs'],
    ['Pricing', '/pricing'],
  ]);
});
