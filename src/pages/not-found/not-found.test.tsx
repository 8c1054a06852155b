import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakePage } from '../listing/fake-site.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const near = fakePage({ path: '/docs/tracing', section: 'docs', title: 'Tracing' });

it('shows the requested path as text, the nearest pages and other links', () => {
  const html = renderToStaticMarkup(<NotFoundPage requestedPath="/docs/<tracin>" suggestions={[near]} />);
  expect(html).toContain('/docs/&lt;tracin&gt;');
  expect(html).toContain('Nearest pages');
  for (const href of ['/docs/tracing', '/', '/docs', '/support']) expect(html).toContain(`href="${href}"`);
  expect(html).toContain('action="/search"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('truncates a very long path', () => {
  const html = renderToStaticMarkup(<NotFoundPage requestedPath={`/${'x'.repeat(3000)}`} suggestions={[near]} />);
  expect(html).not.toContain('x'.repeat(200));
});

it('offers starting points if no page is similar', () => {
  expect(renderToStaticMarkup(<NotFoundPage suggestions={[]} />)).toContain('Start here');
});
