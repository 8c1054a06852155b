import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseSuccessor, statusText } from './status-text.ts';
import { ToolStatus } from './ToolStatus.tsx';

it('states since when, and what to use instead', () => {
  const html = renderToStaticMarkup(
    <ToolStatus status={{ state: 'discontinued', since: '2026-08-13', successor: '[Langflow](/x)' }} />,
  );
  expect(html).toContain('discontinued on August 13, 2026');
  expect(html).toMatch(/use <a href="\/x"[^>]*>Langflow<\/a>\./);
});
it.each([
  [{ state: 'maintenance', since: '2026-04-03' }, 'maintenance mode since April 3, 2026'],
  [{ state: 'maintenance' }, 'in maintenance mode. '],
  [{ state: 'discontinued' }, 'was discontinued. '],
] as const)('writes %o', (status, text) => expect(statusText(status)).toContain(text));
it('shows nothing for maintained tools', () =>
  expect(renderToStaticMarkup(<ToolStatus status={{ state: 'maintained' }} />)).toBe(''));
it('accepts a plain name as successor', () => expect(parseSuccessor('Agent [x]')).toEqual({ name: 'Agent [x]' }));
