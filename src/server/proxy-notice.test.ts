import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { logUnconfiguredProxy } from './proxy-notice.ts';

it('reports once that a proxy is in front of the server', async () => {
  const lines: unknown[] = [];
  const app = new Hono();
  app.use(logUnconfiguredProxy((entry) => void lines.push(entry)));
  app.get('*', (context) => context.text('page'));
  await app.request('/docs');
  expect(lines).toEqual([]);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-for'])
    expect((await app.request('/docs', { headers: { [name]: '203.0.113.7' } })).status).toBe(200);
  expect(lines).toMatchObject([{ event: 'proxy not trusted' }]);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});
