import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

it('is a details element that can be exclusive', () => {
  const html = renderToStaticMarkup(
    <Accordion name="faq" open summary="Why?">
      Because.
    </Accordion>,
  );
  expect(html).toMatch(/^<details (?=[^>]*name="faq")(?=[^>]*open="")/);
  expect(html).toMatch(/<summary[^>]*>Why\?/);
  expect(renderToStaticMarkup(<Accordion summary="Why?">Because.</Accordion>)).not.toMatch(
    /<details[^>]* (name|open)=/,
  );
});
