import { expect, it } from 'vitest';
import { negotiateFormat } from './negotiate-format.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const AGENT = 'ClaudeBot/1.0';

it.each([
  ['a browser', { accept: BROWSER }, 'html'],
  ['curl', { accept: '*/*', userAgent: 'curl/8' }, 'html'],
  ['the Markdown URL, even to a browser', { isMarkdownUrl: true, accept: BROWSER }, 'markdown'],
  ['a request for Markdown', { accept: 'text/markdown' }, 'markdown'],
  ['an agent that accepts anything', { accept: '*/*', userAgent: AGENT }, 'markdown'],
  ['an agent without an Accept header', { userAgent: AGENT }, 'markdown'],
  ['an agent that requests HTML', { accept: BROWSER, userAgent: AGENT }, 'html'],
])('%s: gets %o', (_, asking, format) =>
  expect(negotiateFormat({ isMarkdownUrl: false, accept: undefined, userAgent: undefined, ...asking }).format).toBe(
    format,
  ),
);

it('returns a 404 to agents unless they ask for Markdown by name, at the URL of the page', () => {
  const asks = (isMarkdownUrl: boolean, accept: string, userAgent: string) =>
    negotiateFormat({ isMarkdownUrl, accept, userAgent }).soft404;
  expect(asks(false, 'text/markdown', AGENT)).toBe(true);
  expect(asks(false, '*/*', AGENT)).toBe(false);
  expect(asks(true, 'text/markdown', AGENT)).toBe(false);
  expect(asks(false, 'text/markdown', 'curl/8')).toBe(false);
});

it('allows indexing of the page that agents get instead', () => {
  const noindex = (isMarkdownUrl: boolean, accept: string) =>
    negotiateFormat({ isMarkdownUrl, accept, userAgent: AGENT }).noindex;
  expect([noindex(false, '*/*'), noindex(false, 'text/markdown'), noindex(true, '*/*')]).toEqual([false, true, true]);
});
