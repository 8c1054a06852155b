import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registerIslands } from '../render/island-server.ts';
import GalleryDemos from '../ui/GalleryDemos.island.tsx';
import { fakeSite } from './listing/fake-site.ts';
import { uiGalleryPage } from './ui-gallery.tsx';

it('shows both themes, and the demos as an island', () => {
  registerIslands({ '../ui/GalleryDemos.island.tsx': { default: GalleryDemos } }, renderToString);
  const html = renderToStaticMarkup(
    <uiGalleryPage.Body site={fakeSite([])} query={new URLSearchParams()} signUpUrl="" />,
  );
  expect(html).toContain('data-on="visible"');
  expect(html).toContain('scheme-light');
  expect(html).toContain('scheme-dark');
  expect(uiGalleryPage.noindex).toBe(true);
});
