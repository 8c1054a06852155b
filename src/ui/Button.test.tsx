import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, buttonClass } from './Button.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './GalleryControls.tsx';

describe('Button', () => {
  it('is a button that does not submit by default', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toMatch(
      /^<button type="button" class="btn btn-default btn-md">Go<\/button>$/,
    );
  });
  it('is a link with href', () => {
    const html = renderToStaticMarkup(
      <Button href="/docs" variant="cta" rel="next">
        Docs
      </Button>,
    );
    expect(html).toMatch(/^<a href="\/docs" rel="next" class="btn btn-cta btn-md"/);
  });
  it('gives every variant and every size its own classes', () => {
    expect(new Set(BUTTON_VARIANTS.map((variant) => buttonClass({ variant }))).size).toBe(7);
    expect(new Set(BUTTON_SIZES.map((size) => buttonClass({ size }))).size).toBe(8);
  });
  it('has a rule for each of its classes, in a layer below the utilities', () => {
    const names = [
      ...BUTTON_VARIANTS.map((variant) => buttonClass({ variant })),
      ...BUTTON_SIZES.map((size) => buttonClass({ size })),
    ];
    const [comment, rules] = readFileSync('src/ui/styles/buttons.css', 'utf8').split('@layer components {');
    expect(comment).not.toContain('{');
    for (const name of new Set(names.join(' ').split(' '))) expect(rules).toContain(`\n  .${name} {`);
  });
  it('accepts additional classes', () => {
    expect(buttonClass({ size: 'lg', className: 'h-20' })).toBe('btn btn-default btn-lg h-20');
  });
});
