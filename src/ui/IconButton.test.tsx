import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

it('has an accessible label and is square', () => {
  const html = renderToStaticMarkup(<IconButton label="Copy">x</IconButton>);
  expect(html).toContain('aria-label="Copy"');
  expect(html).toContain('btn-icon"');
  expect(
    renderToStaticMarkup(
      <IconButton label="Copy" size="iconXs">
        x
      </IconButton>,
    ),
  ).toContain('btn-icon-xs"');
});
