import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DiagramFigure } from './DiagramFigure.tsx';

const diagram = { source: 'flowchart TB\n  a --> b', title: 'A flow', alt: 'From a to b.', key: '0123456789abcdef' };

it('shows the drawing with its size, one text alternative and one caption, and no style', () => {
  const drawing = { width: 120, height: 80, viewBox: '4 4 120 80', svg: '<path d="M0 0" stroke="var(--color-ink)"/>' };
  const html = renderToStaticMarkup(<DiagramFigure diagram={diagram} drawing={drawing} html="" />);
  const [svg] = /<svg [^>]*>/.exec(html) ?? [];
  for (const part of ['role="img"', 'aria-label="From a to b."', 'width="120"', 'height="80"', 'viewBox="4 4 120 80"'])
    expect(svg).toContain(part);
  expect(html).toContain(`${drawing.svg}</svg>`);
  expect(html).toContain('<figcaption>A flow</figcaption>');
  expect(html).not.toContain('style=');
});

it('shrinks a narrow drawing on a phone; a wide one scrolls', () => {
  const draw = (width: number) =>
    renderToStaticMarkup(
      <DiagramFigure diagram={diagram} drawing={{ width, height: 80, viewBox: '', svg: '' }} html="" />,
    );
  expect(draw(320)).toContain('class="diagram-drawing diagram-fits"');
  expect(draw(600)).toContain('class="diagram-drawing"');
});

it('has a second drawing for phones, which does not open in full screen', () => {
  const size = { width: 600, height: 80, viewBox: '', svg: '<text>Wide</text>' };
  const narrow = { width: 200, height: 300, viewBox: '', svg: '<text>Narrow</text>' };
  const html = renderToStaticMarkup(<DiagramFigure diagram={diagram} drawing={{ ...size, narrow }} html="" />);
  const drawings = [...html.matchAll(/<svg [^>]*>/g)].map(([tag]) => tag);
  expect(drawings[0]).toContain('class="diagram-drawing diagram-wide" data-zoom=""');
  expect(drawings[1]).toContain('class="diagram-drawing diagram-fits diagram-narrow"');
  expect(drawings[1]).not.toContain('data-zoom');
  for (const tag of drawings) expect(tag).toContain('aria-label="From a to b."');
});

it('shows source and fault if there is no drawing', () => {
  const html = renderToStaticMarkup(
    <DiagramFigure diagram={diagram} missingDrawing="a.mdx:3: Draw it." html="flowchart TB" />,
  );
  expect(html).toContain('a.mdx:3: Draw it.');
  expect(html).toContain('flowchart TB');
  expect(html).not.toContain('<svg viewBox');
});
