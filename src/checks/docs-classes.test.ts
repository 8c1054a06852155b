import { expect, it } from 'vitest';
import { collectCommonClasses } from './docs-classes.ts';

it('collects the classes of at least five pages, sorted', () => {
  const common = '<p class="b a">x</p><p class="a">y</p>';
  const pages = [`${common}<i class="rare">x</i>`, ...Array.from({ length: 4 }, () => common)];
  expect(collectCommonClasses(pages)).toEqual(['a', 'b']);
  expect(collectCommonClasses(pages.slice(1))).toEqual([]);
});
