import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DiagramFigure } from './DiagramFigure.tsx';

const diagram = { source: 'flowchart TB\n  a --> b', title: 'A flow', alt: 'From a to b.', key: '0123456789abcdef' };

it('shows both faces with their size, one text and one caption, and no style', () => {
  const html = renderToStaticMarkup(<DiagramFigure diagram={diagram} drawing={{ width: 120, height: 80 }} html="" />);
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual([
    '/diagrams/0123456789abcdef-light.svg',
    '/diagrams/0123456789abcdef-dark.svg',
  ]);
  for (const image of images)
    for (const part of ['alt="From a to b."', 'width="120"', 'height="80"', 'loading="lazy"'])
      expect(image).toContain(part);
  expect(html).toContain('<figcaption>A flow</figcaption>');
  expect(html).not.toContain('style=');
});

it('shows source and fault where there is no drawing', () => {
  const html = renderToStaticMarkup(
    <DiagramFigure diagram={diagram} undrawn="a.mdx:3: Draw it." html="flowchart TB" />,
  );
  expect(html).toContain('a.mdx:3: Draw it.');
  expect(html).toContain('flowchart TB');
  expect(html).not.toContain('<img');
});
