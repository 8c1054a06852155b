import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createFragmentCache } from './fragment-cache.ts';

it('renders a shared fragment once per key', () => {
  const render = vi.fn(renderToStaticMarkup);
  const renderFragment = createFragmentCache(render);
  const html = [
    renderFragment('footer en', <p>one</p>),
    renderFragment('footer en', <p>two</p>),
    renderFragment('footer ja', <p>three</p>),
  ].map((part) => renderToStaticMarkup(part));
  expect(html).toEqual([
    '<sg-once><p>one</p></sg-once>',
    '<sg-once><p>one</p></sg-once>',
    '<sg-once><p>three</p></sg-once>',
  ]);
  expect(render).toHaveBeenCalledTimes(2);
});

it('escapes characters outside ASCII', () => {
  const html = renderToStaticMarkup(createFragmentCache(renderToStaticMarkup)('x', <p>日本 – é 😀</p>));
  expect(html).toBe('<sg-once><p>&#26085;&#26412; &#8211; &#233; &#128512;</p></sg-once>');
});
