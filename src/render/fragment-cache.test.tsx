import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderOnce } from './fragment-cache.ts';

it('renders a shared part once for each key', () => {
  const render = vi.fn(renderToStaticMarkup);
  const once = renderOnce(render);
  const html = [once('footer en', <p>one</p>), once('footer en', <p>two</p>), once('footer ja', <p>three</p>)].map(
    (part) => renderToStaticMarkup(part),
  );
  expect(html).toEqual([
    '<sg-once><p>one</p></sg-once>',
    '<sg-once><p>one</p></sg-once>',
    '<sg-once><p>three</p></sg-once>',
  ]);
  expect(render).toHaveBeenCalledTimes(2);
});

it('writes other scripts as references that read the same', () => {
  const html = renderToStaticMarkup(renderOnce(renderToStaticMarkup)('x', <p>日本 – é 😀</p>));
  expect(html).toBe('<sg-once><p>&#26085;&#26412; &#8211; &#233; &#128512;</p></sg-once>');
});
