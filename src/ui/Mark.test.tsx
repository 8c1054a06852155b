import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MARK_NAMES } from '../lib/icon-names.ts';
import { Mark } from './Mark.tsx';

const css = readFileSync('src/ui/styles/icons.css', 'utf8');

it('renders an element without content, so that HTML stays small', () => {
  expect(renderToStaticMarkup(<Mark name="users" className="size-4" />)).toBe(
    '<span aria-hidden="true" class="mark mark-users size-4"></span>',
  );
});

it.each(MARK_NAMES)('has a drawing of %s in the stylesheet', (name) => {
  expect(css).toMatch(
    new RegExp(`\\.mark-${name} \\{\\s+mask-image: url\\("data:image/svg\\+xml,[^"]+%3C/svg%3E"\\);`),
  );
});

it('draws no icon that has no name', () => {
  const drawn = Array.from(css.matchAll(/\.mark-([\w-]+)/g), ([, name]) => name);
  expect(drawn.toSorted()).toEqual(MARK_NAMES.toSorted());
});
