import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Input } from './Input.tsx';

it('is a text field by default', () => {
  expect(renderToStaticMarkup(<Input aria-label="Name" />)).toContain('type="text"');
  expect(renderToStaticMarkup(<Input aria-label="E-mail" type="email" required />)).toMatch(
    /type="email"[^>]* required=""/,
  );
});
