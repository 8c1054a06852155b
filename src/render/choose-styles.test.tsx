import { describe, expect, it } from 'vitest';
import type { Assets } from './assets.ts';
import { createStyleChooser } from './choose-styles.tsx';

const FULL = '<link rel="stylesheet" href="/site.css" integrity="sha256-s"/>';
const DOCS = '<link rel="stylesheet" href="/docs.css" integrity="sha256-d" data-full="/full.css"/>';

const assets: Assets = {
  scripts: [],
  styles: ['/site.css'],
  fonts: [],
  docsStyle: { href: '/docs.css', fullHref: '/full.css', classes: new Set(['prose', '[&_a>b]:hidden', 'mt-2']) },
  integrity: { '/site.css': 'sha256-s', '/docs.css': 'sha256-d' },
};
const page = (body: string, link = FULL) => `<head>${link}</head><body>${body}</body>`;

describe('createStyleChooser', () => {
  const choose = createStyleChooser(assets);
  it.each([
    '<p>No class</p>',
    '<p class="prose mt-2">Known</p>',
    '<p class="">Empty</p>',
    '<p class="[&amp;_a&gt;b]:hidden">Escaped</p>',
  ])('takes the docs stylesheet for %s', (body) => expect(choose(page(body))).toBe(page(body, DOCS)));
  it.each(['<p class="prose mt-3">One unknown class</p>', '<p class="prose">A</p><p class="hero">B</p>'])(
    'keeps the full stylesheet for %s',
    (body) => expect(choose(page(body))).toBe(page(body)),
  );
  it('changes nothing without a docs stylesheet, as in development', () => {
    const { docsStyle: _, ...others } = assets;
    expect(createStyleChooser(others)(page('<p>Text</p>'))).toBe(page('<p>Text</p>'));
  });
});
