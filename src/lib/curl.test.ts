import { expect, it } from 'vitest';
import { formatCurl } from './curl.ts';

it('writes the request, and skips what curl does by default', () => {
  expect(formatCurl({ method: 'GET', url: 'https://a.example/b' })).toBe('curl https://a.example/b');
  expect(formatCurl({ method: 'POST', url: '$HOST/b', user: '$A:$B', body: '{"c":1}' })).toBe(
    'curl "$HOST/b" \\\n  -u "$A:$B" \\\n  -H "Content-Type: application/json" \\\n  -d \'{"c":1}\'',
  );
  expect(formatCurl({ method: 'DELETE', url: 'https://a.example/b' })).toBe('curl -X DELETE https://a.example/b');
});

it('encodes a query and keeps timestamps readable', () =>
  expect(
    formatCurl({
      method: 'GET',
      url: '$HOST/b',
      query: [
        ['from', '2026-11-01T00:00:00Z'],
        ['name', 'a b&c'],
      ],
    }),
  ).toBe('curl "$HOST/b?from=2026-11-01T00:00:00Z&name=a%20b%26c"'));

it('quotes characters that are special to a shell', () => {
  expect(formatCurl({ method: 'POST', url: 'https://a.example', body: `{"a":"it's $HOME"}` })).toContain(
    `-d '{"a":"it'\\''s $HOME"}'`,
  );
  expect(formatCurl({ method: 'GET', url: 'https://a.example/$(b)"`' })).toBe("curl 'https://a.example/$(b)\"`'");
  expect(formatCurl({ method: 'GET', url: '$HOST/`b`"$(c)' })).toBe('curl "$HOST/\\`b\\`\\"\\$(c)"');
});
