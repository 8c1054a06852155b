import { Copy, X } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shareIcons as shareOutside } from './shared-icons.ts';

const shareIcons = (html: string) => shareOutside(html, 'sg-island');
const page = (body: string) => `<html><body>${body}</body></html>`;
const copy = renderToStaticMarkup(<Copy aria-hidden className="size-4" />);
const small = renderToStaticMarkup(<Copy aria-hidden size={16} strokeWidth={1.5} />);
const count = (text: string, part: string) => text.split(part).length - 1;

describe('shareIcons', () => {
  it('draws a repeated icon once, and keeps the attributes of each use', () => {
    const html = shareIcons(page(copy + small));
    expect(count(html, '<symbol')).toBe(1);
    expect(count(html, 'M4 16c-1.1')).toBe(1);
    expect(html).toContain('<svg class="i size-4" aria-hidden="true"><use href="#i0"/></svg>');
    expect(html).toContain(
      '<svg width="16" height="16" stroke-width="1.5" class="i" aria-hidden="true"><use href="#i0"/></svg>',
    );
    expect(html).toMatch(/^<html><body><svg hidden=""><symbol id="i0" viewBox="0 0 24 24">/);
  });
  it('keeps a single icon in place, with its view box and without its defaults', () => {
    expect(shareIcons(page(renderToStaticMarkup(<X aria-hidden />)))).toBe(
      page('<svg viewBox="0 0 24 24" class="i" aria-hidden="true"><path d="M18 6 6 18"/><path d="m6 6 12 12"/></svg>'),
    );
  });
  it('keeps a stretched drawing in place, because it is not an icon', () => {
    const bar = '<svg viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M0 32h9"/></svg>';
    expect(shareIcons(page(bar + bar))).toBe(page(bar + bar));
  });
  it('keeps the elements of icons inside an island, or in an island within another', () => {
    const island = (icon: string) =>
      `<sg-island data-on="idle">${icon}<sg-island>${icon}</sg-island>${icon}</sg-island>`;
    const [plain] = /<svg.*<\/svg>/.exec(shareIcons(page(copy))) ?? [];
    expect(plain).toMatch(/^<svg viewBox="0 0 24 24" class="i size-4" aria-hidden="true"><rect/);
    expect(shareIcons(page(island(copy)))).toBe(page(island(plain ?? '')));
    const html = shareIcons(page(copy + island(copy) + copy));
    expect(html).toContain(island(plain ?? ''));
    expect(count(html, '<use')).toBe(2);
  });
  it('changes nothing inside islands in development', () => {
    const island = `<sg-island data-on="idle">${copy}</sg-island>`;
    expect(shareOutside(page(copy + island + copy), 'sg-island', true)).toContain(island);
    expect(shareOutside(page(copy + island + copy), 'sg-island')).not.toContain(island);
  });
  it('shares other square drawings, each under its own number', () => {
    const mark = (d: string) => `<svg viewBox="0 0 24 24" class="fill-current"><path d="${d}"></path></svg>`;
    const html = shareIcons(page(mark('M1') + mark('M2') + mark('M1') + mark('M2')));
    expect(html).toContain('<symbol id="i0" viewBox="0 0 24 24"><path d="M1"/></symbol>');
    expect(html).toContain('<symbol id="i1" viewBox="0 0 24 24"><path d="M2"/></symbol>');
    expect(count(html, '<svg viewBox="0 0 24 24" class="fill-current"><use href="#i1"/></svg>')).toBe(2);
  });
  it('separates drawings of two shapes', () => {
    const wide = '<svg viewBox="0 0 96 24"><path d="M1"/></svg>';
    const square = '<svg viewBox="0 0 24 24"><path d="M1"/></svg>';
    expect(shareIcons(page(square + wide + square))).toContain(wide);
  });
  it.each([
    ['classes', '<svg viewBox="0 0 24 24"><path d="M1" class="fill-amber"/></svg>'],
    ['a name', '<svg viewBox="0 0 24 24"><title>Logo</title><path d="M1"/></svg>'],
    ['another origin', '<svg viewBox="-4 0 24 24"><path d="M1"/></svg>'],
    ['no view box', '<svg class="h-3 w-full"><path d="M1"/></svg>'],
  ])('does not share a drawing with %s', (_, drawing) => {
    expect(shareIcons(page(drawing + drawing))).toBe(page(drawing + drawing));
  });
});
