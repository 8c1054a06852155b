import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArchitectureDiagram } from './ArchitectureDiagram.tsx';
import { SAMPLE_ARCHITECTURE } from './sample.ts';

describe('ArchitectureDiagram', () => {
  const html = renderToStaticMarkup(<ArchitectureDiagram diagram={SAMPLE_ARCHITECTURE} id="x" />);
  it('names and describes both drawings, each with its own id', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['x-wide-title', 'x-wide-desc', 'x-narrow-title', 'x-narrow-desc']);
    expect(html).toContain('aria-labelledby="x-wide-title"');
    expect(html).toContain('<title id="x-wide-title">How Sightglass runs</title>');
  });
  it('writes each step as a sentence', () => {
    expect(html.match(/<li /g)).toHaveLength(SAMPLE_ARCHITECTURE.links.length);
  });
  it('draws every box in both orientations', () => {
    expect(html.match(/<rect/g)).toHaveLength(18);
  });
});
