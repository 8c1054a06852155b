import { expect, it } from 'vitest';
import { checkExternalLinks, getExternalLinks, isReservedHost } from './external-links.ts';

it('lists URLs on other sites with their pages', () =>
  expect(
    getExternalLinks(
      [
        { path: '/b', html: '<a href="https://a.org/x#y">1</a><a href="/own">2</a><a href="mailto:a@b.org">3</a>' },
        { path: '/a', html: '<a href="https://a.org/x">1</a><a href="https://site.example/own">2</a>' },
      ],
      'https://site.example',
    ),
  ).toEqual([{ url: 'https://a.org/x', pages: ['/a', '/b'] }]));

it('skips names that are unreachable by design', () => {
  expect(['https://a.example/b', 'http://localhost:3000', 'https://example.com/'].filter(isReservedHost)).toHaveLength(
    3,
  );
  expect(isReservedHost('https://opentelemetry.io/docs')).toBe(false);
});

it('requests one URL per host at a time, and falls back to GET', async () => {
  const requests: string[] = [];
  const open = new Map<string, number>();
  let max = 0;
  const fake = async (url: string, { method = 'GET' }: { method?: string }) => {
    const { host } = new URL(url);
    open.set(host, (open.get(host) ?? 0) + 1);
    max = Math.max(max, open.get(host) ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open.set(host, (open.get(host) ?? 0) - 1);
    requests.push(`${method} ${url}`);
    if (host === 'down.org') throw new Error('no route');
    return new Response(null, { status: method === 'HEAD' && url.endsWith('/no-head') ? 405 : 200 });
  };
  const urls = ['https://a.org/1', 'https://a.org/no-head', 'https://b.org/1', 'https://down.org/'];
  const answers = await checkExternalLinks(
    urls.map((url) => ({ url, pages: ['/'] })),
    { fetch: fake as unknown as typeof fetch, hosts: 3, pauseMs: 0, timeoutMs: 1000 },
  );
  expect(answers.map(({ result }) => result)).toEqual([200, 200, 200, 'no route']);
  expect(requests).toContain('GET https://a.org/no-head');
  expect(max).toBe(1);
});
