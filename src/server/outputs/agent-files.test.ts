import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FaultError } from '../../lib/fault.ts';
import { readEnv } from '../../site/env.ts';
import { getNotebooks } from '../../source/notebooks.ts';
import type { Renderer } from '../renderer.tsx';
import { agentFiles } from './agent-files.ts';

const page = (path: string, more = {}) =>
  [
    path,
    { path, file: `content${path}.mdx`, front: { title: `T ${path}`, description: 'What it says.', ...more } },
  ] as const;
let rendered = 0;
const renderer = {
  site: {
    root: '/nowhere',
    pages: new Map([page('/docs'), page('/docs/hidden', { noindex: true }), page('/docs/faulty')]),
    coded: new Map(),
    sidebars: new Map(),
    index: { pagesIn: () => [] },
    notebooks: getNotebooks([], '.'),
    editedAt: new Map([['content/docs.mdx', '2026-01-02']]),
  },
  async markdown(path: string) {
    rendered++;
    if (path === '/docs/faulty') throw new FaultError([{ file: 'x', problem: 'p', remedy: 'r' }]);
    return `# T ${path}\n`;
  },
} as unknown as Renderer;
const context = { renderer, env: readEnv({ SITE_URL: 'https://s.example' }) };
const ask = async (path: string) => {
  const body = await agentFiles.respond(path, new URLSearchParams(), context);
  return body && { ...body, text: Buffer.from(body.plain).toString() };
};

it('responds at every path that it names', async () => {
  const paths = await agentFiles.paths(context);
  expect(paths).toEqual(
    expect.arrayContaining(['/llms.txt', '/docs/llms.txt', '/llms-full.txt', '/robots.txt', '/sitemap.md']),
  );
  for (const path of paths) expect((await ask(path))?.status, path).toBe(200);
});

it('ignores all other paths, and claims no MCP server', async () => {
  for (const path of ['/docs', '/docs.md', '/.well-known/mcp.json', '/skill.md', '/llms-full/9.txt'])
    expect(await ask(path), path).toBeUndefined();
});

it('lists no hidden page anywhere', async () => {
  const texts = await Promise.all((await agentFiles.paths(context)).map(async (path) => (await ask(path))?.text));
  expect(texts.join('')).not.toContain('/docs/hidden');
});

it('hashes what is served, skips a page with a fault, and renders each page once', async () => {
  const manifest = JSON.parse((await ask('/docs-manifest.json'))?.text ?? '');
  expect(manifest.pages).toEqual([
    {
      path: '/docs',
      title: 'T /docs',
      markdown: 'https://s.example/docs.md',
      sha256: createHash('sha256').update('# T /docs\n').digest('hex'),
      tokens: 3,
      updated: '2026-01-02',
      canonical: 'https://s.example/docs',
    },
  ]);
  expect(rendered).toBe(2);
});

it('describes each file', async () => {
  expect((await ask('/sitemap.md'))?.type).toBe('text/markdown; charset=utf-8');
  expect((await ask('/llms.txt'))?.type).toBe('text/plain; charset=utf-8');
  expect((await ask('/.well-known/api-catalog'))?.type).toMatch(/^application\/linkset\+json; profile=/);
  expect((await ask('/sitemap.md'))?.text).toContain('- [T /docs](https://s.example/docs) (updated 2026-01-02)');
});
