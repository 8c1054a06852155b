import { expect, it } from 'vitest';
import { collectClasses } from './used-classes.ts';

it('collects the classes of at least so many pages, sorted', () => {
  const common = '<p class="b a">x</p><p class="a">y</p>';
  const pages = [`${common}<i class="rare">x</i>`, common].map((html) => ({ html }));
  expect(collectClasses(pages, 2)).toEqual(['a', 'b']);
  expect(collectClasses(pages, 1)).toEqual(['a', 'b', 'rare']);
  expect(collectClasses(pages, 3)).toEqual([]);
});
