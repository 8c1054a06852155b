import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiGallery } from './Gallery.tsx';
import { BUTTON_VARIANTS } from './GalleryControls.tsx';
import GalleryDemos from './GalleryDemos.island.tsx';

describe('UiGallery', () => {
  const html = renderToStaticMarkup(<UiGallery demos={<GalleryDemos />} />);
  const root = parse(html);

  it('shows every button variant in both schemes', () => {
    for (const scheme of ['.scheme-light', '.scheme-dark']) {
      const words = root.querySelectorAll(`${scheme} button`).map((button) => button.text);
      expect(words).toEqual(expect.arrayContaining([...BUTTON_VARIANTS]));
    }
  });
  it('repeats no id and has no inline style', () => {
    const ids = root.querySelectorAll('[id]').map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(html).not.toMatch(/ style="|<style/);
  });
});
