import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './Select.tsx';

it('is the native select, with a chevron hidden from screen readers', () => {
  const html = renderToStaticMarkup(
    <Select aria-label="Region" defaultValue="us">
      <option value="eu">EU</option>
      <option value="us">US</option>
    </Select>,
  );
  expect(html).toContain('<option value="us" selected="">');
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
});
