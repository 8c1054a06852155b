import { describe, expect, it } from 'vitest';
import type { Assets } from './assets.ts';
import { createStyleChooser } from './choose-styles.tsx';

const FULL = '<link rel="stylesheet" href="/site.css" integrity="sha256-s"/>';
const HOME = '<link rel="stylesheet" href="/home.css" integrity="sha256-h" data-full="/full.css"/>';
const DOCS = '<link rel="stylesheet" href="/docs.css" integrity="sha256-d" data-full="/full.css"/>';

const assets: Assets = {
  scripts: [],
  styles: ['/site.css'],
  fonts: [],
  pageStyles: [
    { href: '/docs.css', fullHref: '/full.css', classes: new Set(['prose', '[&_a>b]:hidden', 'mt-2']) },
    { href: '/home.css', fullHref: '/full.css', classes: new Set(['prose', 'hero']) },
  ],
  integrity: { '/site.css': 'sha256-s', '/docs.css': 'sha256-d', '/home.css': 'sha256-h' },
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
  it('takes the first one that has all rules', () => {
    const body = '<p class="prose">A</p><p class="hero">B</p>';
    expect(choose(page(body))).toBe(page(body, HOME));
  });
  it.each(['<p class="prose mt-3">One unknown class</p>', '<p class="mt-2">A</p><p class="hero">B</p>'])(
    'keeps the whole stylesheet for %s',
    (body) => expect(choose(page(body))).toBe(page(body)),
  );
  it('changes nothing without smaller stylesheets, as in development', () => {
    const { pageStyles: _, ...others } = assets;
    expect(createStyleChooser(others)(page('<p>Text</p>'))).toBe(page('<p>Text</p>'));
  });
});
