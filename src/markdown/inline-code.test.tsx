import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InlineCode } from './inline-code.tsx';

it.each([
  ['observe', '<code>observe</code>'],
  ['sk-sg-...', '<code class="code-word">sk-sg-...</code>'],
  ['check --none', '<code>check <span class="code-word">--none</span></code>'],
])('keeps words with hyphens on one line: %s', (text, html) =>
  expect(renderToStaticMarkup(<InlineCode text={text} />)).toBe(html),
);
