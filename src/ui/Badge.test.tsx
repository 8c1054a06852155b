import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('is neutral by default', () => {
  expect(renderToStaticMarkup(<Badge>Beta</Badge>)).toMatch(/bg-sunken[^>]*>Beta</);
  expect(renderToStaticMarkup(<Badge tone="red">Beta</Badge>)).toContain('text-red-ink');
});
