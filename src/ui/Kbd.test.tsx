import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Kbd } from './Kbd.tsx';

it('is a kbd element', () => {
  expect(renderToStaticMarkup(<Kbd className="h-6">K</Kbd>)).toMatch(/^<kbd class="(?!.*h-5)[^"]*h-6">K<\/kbd>$/);
});
