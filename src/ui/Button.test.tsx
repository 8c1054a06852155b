import { renderToStaticMarkup } from 'react-dom/server';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { Button, buttonClass } from './Button.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './GalleryControls.tsx';

describe('Button', () => {
  it('is a button that does not submit by default', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toMatch(
      /^<button type="button" class="[^"]*bg-ink[^"]*">Go<\/button>$/,
    );
  });
  it('is a link with href', () => {
    const html = renderToStaticMarkup(
      <Button href="/docs" variant="cta" rel="next">
        Docs
      </Button>,
    );
    expect(html).toMatch(/^<a href="\/docs" rel="next" class="[^"]*bg-amber /);
  });
  it('gives every variant and every size its own classes', () => {
    expect(new Set(BUTTON_VARIANTS.map((variant) => buttonClass({ variant }))).size).toBe(7);
    expect(new Set(BUTTON_SIZES.map((size) => buttonClass({ size }))).size).toBe(8);
  });
  it('has no two classes that set the same thing, whatever its variant and size', () => {
    for (const variant of BUTTON_VARIANTS)
      for (const size of BUTTON_SIZES) {
        const classes = buttonClass({ variant, size });
        expect(twMerge(classes)).toBe(classes);
      }
  });
  it('lets className win over its own classes', () => {
    const classes = buttonClass({ size: 'lg', className: 'h-20' }).split(' ');
    expect(classes).toContain('h-20');
    expect(classes).not.toContain('h-11');
  });
});
