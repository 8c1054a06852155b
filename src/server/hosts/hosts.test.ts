import { describe, expect, it } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { securityHeadersFor } from '../headers.ts';
import { caddyFile } from './caddy.ts';
import { getFileHeaders, headerRules } from './header-rules.ts';
import { nginxFile } from './nginx.ts';
import { redirectEntries } from './redirect-entries.ts';
import { renderRedirectPage } from './redirect-page.ts';
import { compareHeaders, hostHeaders, type ServedFile } from './served-headers.ts';

const env = readEnv({});
const rules = headerRules(env);
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
/** A file as the server sends it: by the rules, with some headers changed. */
const served = (file: string, type: string, changes: Record<string, string> = {}): ServedFile => ({
  file,
  headers: { ...lowerCase(getFileHeaders(file, rules)), 'content-type': type, ...changes },
});
const getHostHeaders = (files: readonly ServedFile[]) =>
  hostHeaders(
    rules,
    files.map((file) => compareHeaders(file, rules)),
  );
const REDIRECTS = new Map([
  ['/old', { to: '/new#part', permanent: true }],
  ['/asked', { to: '/search?q=a', permanent: true }],
  ['/chat', { to: 'https://chat.example', permanent: false }],
]);

describe('the header table', () => {
  it('gives every file the security headers of the server', () => {
    for (const file of ['/docs.html', '/docs.md', '/assets/a.js', '/a.ipynb'])
      expect(getFileHeaders(file, rules)).toMatchObject(securityHeadersFor(env));
  });
  it('lets the last rule win and fills in the name of the page', () => {
    expect(getFileHeaders('/docs/tracing.html', rules)).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Link: '</docs/tracing.md>; rel="alternate"; type="text/markdown"',
    });
    expect(getFileHeaders('/assets/a.svg', rules)).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': expect.stringContaining('sandbox'),
    });
    expect(getFileHeaders('/docs/', rules)).not.toHaveProperty('Cache-Control');
  });
  it("turns the server's deviations into lines for single files", () => {
    const files = [
      served('/a.json', 'application/json'),
      served('/b.json', 'application/json', { 'cache-control': 'no-cache', 'x-new': '1', etag: '"1"' }),
      served('/feed.json', 'application/feed+json'),
      served('/bare', 'text/plain'),
    ];
    const { 'x-frame-options': _, ...bare } = served('/c.json', 'application/json').headers;
    const { types, typeExceptions, exceptions } = getHostHeaders([...files, { file: '/c.json', headers: bare }]);
    expect([...types]).toEqual([['.json', 'application/json']]);
    expect([...typeExceptions]).toEqual([
      ['/feed.json', 'application/feed+json'],
      ['/bare', 'text/plain'],
    ]);
    expect([...exceptions]).toEqual([
      ['/b.json', { 'Cache-Control': 'no-cache', 'X-New': '1' }],
      ['/c.json', { 'X-Frame-Options': '' }],
    ]);
  });
});

describe('configurations', () => {
  const headers = getHostHeaders([
    served('/index.html', 'text/html; charset=utf-8'),
    served('/feed.json', 'application/feed+json', { 'cache-control': 'no-cache' }),
    served('/bare', 'text/plain'),
  ]);
  const nginx = nginxFile(headers, REDIRECTS);
  const caddy = caddyFile(headers, REDIRECTS);
  it('contain every security header', () => {
    for (const [name, value] of Object.entries(securityHeadersFor(env))) {
      expect(nginx).toContain(`default "${value}";`);
      expect(nginx).toMatch(new RegExp(`add_header ${name} \\$sg_header_\\w+ always;`));
      expect(caddy).toContain(`${name} "${value}"`);
    }
  });
  it('contain redirects, with the query before the fragment', () => {
    expect(nginx).toContain('"/old" "/new$is_args$args#part";');
    expect(nginx).toContain('"/old.md" "/new.md$is_args$args";');
    expect(nginx).toContain('"/asked" "/search?q=a$sg_more_args";');
    expect(nginx).toMatch(/map \$sg_path \$sg_moved_307 \{\s+"\/chat" "https:\/\/chat\.example\$is_args\$args";\s+\}/);
    expect(caddy).toContain('"/old" "/new{sg_query}#part"');
    expect(caddy).toContain('"/asked/" "/search?q=a{sg_more_query}"');
  });
  it('list rules in reverse for nginx, which applies the first match', () => {
    const [, cache = ''] = /map \$uri \$sg_header_cache_control \{([^}]*)\}/.exec(nginx) ?? [];
    expect(cache).toContain('"/feed.json" "no-cache";');
    expect(cache.indexOf('~^/assets/')).toBeLessThan(cache.indexOf('\\.html$'));
  });
  it('name types that a file extension does not imply', () => {
    expect(nginx).toMatch(/location = "\/bare" \{\s+types \{\}\s+default_type "text\/plain";/);
    expect(caddy).toMatch(/header \/bare \{\s+Content-Type "text\/plain"/);
  });
  it.each([
    ['/docs/tracing/', '/docs/tracing'],
    ['/docs/tracing.html', '/docs/tracing'],
    ['/docs/tracing/index.html', '/docs/tracing'],
    ['/docs/tracing/index', '/docs/tracing'],
    ['/docs/tracing/indexes', undefined],
    ['/docs/tracing', undefined],
  ])('lead to one URL for each page: from %s to %s', (from, to) => {
    const targets = [
      nginx.matchAll(/location ~ "(.+)" \{\s+return 308/g),
      caddy.matchAll(/path_regexp sg_[a-z]+ (\S+)/g),
    ];
    for (const patterns of targets) {
      const matches = [...patterns].map(([, pattern = '']) => new RegExp(pattern).exec(from)?.[1]);
      expect(matches.find((path) => path !== undefined)).toBe(to);
    }
  });
  it('send the 404 page as HTML, whatever was requested', () => {
    expect(nginx).toContain('error_page 404 /404.html;');
    const [, errors = ''] = /handle_errors \{([\s\S]*)\}/.exec(caddy) ?? [];
    expect(errors).toContain('rewrite * /404.html');
    expect(errors).toMatch(/Content-Type "text\/html; charset=utf-8"\s+defer/);
  });
  it('refuse text that nginx cannot express', () => {
    const redirects = new Map([['/a', { to: '/b$c', permanent: true }]]);
    expect(() => nginxFile(headers, redirects)).toThrow('cannot express');
  });
});

it('redirects the Markdown of a page along with it, but not to other sites', () => {
  expect(redirectEntries(REDIRECTS).map(({ from, path }) => [from, path])).toEqual([
    ['/old', '/new'],
    ['/old.md', '/new.md'],
    ['/asked', '/search'],
    ['/asked.md', '/search.md'],
    ['/chat', 'https://chat.example'],
    ['/index', '/'],
    ['/index.html', '/'],
  ]);
});

it('the page at an old path redirects without JavaScript, and is not indexed', () => {
  const html = renderRedirectPage('/new?a=1&b=2', 'https://s.example');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/new?a=1&amp;b=2">');
  expect(html).toContain('<link rel="canonical" href="https://s.example/new?a=1&amp;b=2">');
  expect(html).toContain('<a href="/new?a=1&amp;b=2">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
