import { expect, it } from 'vitest';
import type { Site } from '../../source/site.ts';
import { notebookFiles, notebookHeaders } from './notebook-files.ts';
import type { OutputContext } from './outputs.ts';

const bytes = new TextEncoder().encode('{}');
const site = {
  notebookFiles: new Map([
    ['/cookbook/a.ipynb', { type: 'application/x-ipynb+json', bytes, download: 'a.ipynb' }],
    ['/cookbook/a/run-1.svg', { type: 'image/svg+xml', bytes }],
  ]),
} as unknown as Site;
const context = { renderer: { site } } as OutputContext;
const respond = (path: string) => notebookFiles.respond(path, new URLSearchParams(), context);

it('serves the raw notebook for download', async () => {
  const body = await respond('/cookbook/a.ipynb');
  expect(body).toMatchObject({ status: 200, type: 'application/x-ipynb+json', plain: bytes });
  expect(body?.headers).toEqual({ 'Content-Disposition': 'attachment; filename="a.ipynb"' });
});

it('serves printed pictures, with a policy that blocks scripts in SVG', async () => {
  const body = await respond('/cookbook/a/run-1.svg');
  expect(body?.headers?.['Content-Security-Policy']).toContain('sandbox');
  expect(await respond('/cookbook/b.ipynb')).toBeUndefined();
});

it('lists its files and their headers for the static export', () => {
  expect(notebookFiles.paths(context)).toEqual(['/cookbook/a.ipynb', '/cookbook/a/run-1.svg']);
  expect(notebookHeaders(site)[0]).toEqual([
    '/cookbook/a.ipynb',
    { 'Content-Type': 'application/x-ipynb+json', 'Content-Disposition': 'attachment; filename="a.ipynb"' },
  ]);
});
