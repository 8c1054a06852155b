import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandMark } from './BrandMark.tsx';
import { liquidPath, pointAt } from './geometry.ts';
import { MARK_COLOURS, markSvg } from './standalone.ts';
import { Wordmark } from './Wordmark.tsx';

describe('geometry', () => {
  it('puts the level at the given fraction', () => {
    expect(liquidPath(0.5)).toBe('M4 10A6 6 0 0 0 16 10Z');
    expect(liquidPath(0.75)).toBe('M4.804 7A6 6 0 1 0 15.196 7Z');
    expect(liquidPath(0.25)).toContain('0 0 0');
  });
  it('keeps the level within the glass', () => {
    expect(liquidPath(7)).toBe(liquidPath(1));
    expect(liquidPath(-1)).toBe(liquidPath(0));
  });
  it('measures angles anticlockwise', () => {
    expect(pointAt(5, 90)).toEqual({ x: 10, y: 5 });
    expect(pointAt(5, 180)).toEqual({ x: 5, y: 10 });
  });
});

describe('views', () => {
  it('hides the mark from readers unless it has a title', () => {
    expect(renderToStaticMarkup(<BrandMark />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<BrandMark title="Sightglass" />);
    expect(named).toContain('aria-label="Sightglass"');
    expect(named).not.toContain('aria-hidden');
  });
  it('writes the name as text', () => {
    expect(renderToStaticMarkup(<Wordmark name="Acme" />)).toMatch(/<\/svg>Acme<\/span>$/);
  });
  it('writes files that include their own colours', () => {
    const file = markSvg(MARK_COLOURS.dark);
    expect(file).toContain(MARK_COLOURS.dark.ring);
    expect(file).not.toContain('currentColor');
  });
});
