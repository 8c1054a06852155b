import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawnFigure, Readout } from './DrawnFigure.tsx';

it('is labelled by its summary, which replaces it in Markdown', () => {
  const html = renderToStaticMarkup(
    <DrawnFigure summary="A trace of 3 steps." className="mt-4">
      <dl>
        <Readout label="cost" value="$1" />
      </dl>
    </DrawnFigure>,
  );
  expect(html).toMatch(/^<figure aria-label="A trace of 3 steps\." data-markdown="A trace of 3 steps\."/);
  expect(html).toContain('mt-4');
  expect(html).toMatch(/<dt[^>]*>cost<\/dt><dd[^>]*>\$1<\/dd>/);
});
