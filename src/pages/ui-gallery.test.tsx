import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { twMerge } from 'tailwind-merge';
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
  // A single list of classes is not merged, so it must not contain two classes that set the same property.
  for (const [, classes = ''] of html.matchAll(/class="([^"]*)"/g)) expect(twMerge(classes)).toBe(classes);
  expect(html).toContain('scheme-light');
  expect(html).toContain('scheme-dark');
  expect(uiGalleryPage.noindex).toBe(true);
});
