import { existsSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { type SiteHref, TOP_PAGES } from './links.ts';

it('a link starts with a known page or section', () => {
  expectTypeOf<'/pricing?units=1M#calculator'>().toExtend<SiteHref>();
  expectTypeOf<'/docs/tracing'>().toExtend<SiteHref>();
  expectTypeOf<'/'>().toExtend<SiteHref>();
  expectTypeOf<'/prizing'>().not.toExtend<SiteHref>();
  expectTypeOf<'/doc/tracing'>().not.toExtend<SiteHref>();
  expectTypeOf<'docs'>().not.toExtend<SiteHref>();
});

it('every top page is written or coded', () => {
  const coded = new Map([
    ['/jp', 'src/pages/locale-home'],
    ['/kr', 'src/pages/locale-home'],
    ['/cn', 'src/pages/locale-home'],
    ['/search', 'src/features/search/page'],
  ]);
  for (const path of TOP_PAGES) {
    const files = [`content/pages${path}.mdx`, `src/pages${path}`, coded.get(path) ?? 'none'];
    expect(files.some(existsSync), path).toBe(true);
  }
});
