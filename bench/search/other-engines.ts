import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import { createIndex } from 'pagefind';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../scripts/chromium.ts';
import type { SearchFunction } from '../../tests/search/measure.ts';
import { requireBenchBrowser } from '../smoke.ts';
import type { PlainPage } from './figures.ts';

const FIELDS = ['title', 'description', 'text'];
const MAX_RESULTS = 10;

export function createMiniSearch(pages: readonly PlainPage[]): SearchFunction {
  const index = new MiniSearch({ fields: FIELDS, idField: 'path' });
  index.addAll(pages);
  return async (query) => index.search(query).map(({ id }) => String(id));
}

/** FlexSearch with its defaults: the results of each field, one field after the other. */
export function createFlexSearch(pages: readonly PlainPage[]): SearchFunction {
  const index = new Document({ document: { id: 'path', index: FIELDS } });
  for (const { path, title, description, text } of pages) index.add({ path, title, description, text });
  return async (query) => {
    const fields = await index.search(query, { limit: MAX_RESULTS });
    return [...new Set(fields.flatMap(({ result }) => result.map(String)))];
  };
}

/** Starts Pagefind, which only runs in a browser; `close` stops the browser and the file server. */
export async function startPagefind(
  pages: readonly PlainPage[],
): Promise<{ search: SearchFunction; close(): Promise<void> }> {
  const files = await createPagefindFiles(pages);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]?.replace('/pagefind/', '') ?? '';
    const file = files.get(path);
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.json') ? 'application/json' : '';
    response.writeHead(file || path === '/' ? 200 : 404, { 'Content-Type': type || 'application/octet-stream' });
    response.end(path === '/' ? '' : file);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: requireBenchBrowser(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  await page.goto(`${url}/pagefind/pagefind-entry.json`);
  const search: SearchFunction = (query) =>
    page.evaluate(
      async ({ query, most, module }) => {
        const engine = await import(module);
        const { results } = await engine.search(query);
        const found = await Promise.all(
          results.slice(0, most).map((one: { data(): Promise<{ url: string }> }) => one.data()),
        );
        return found.map(({ url }: { url: string }) => url);
      },
      { query, most: MAX_RESULTS, module: `${url}/pagefind/pagefind.js` },
    );
  return {
    search,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function createPagefindFiles(pages: readonly PlainPage[]): Promise<Map<string, Uint8Array>> {
  const { index } = await createIndex({});
  if (!index) throw new Error('Pagefind did not start.');
  for (const { path, title, description, text } of pages)
    await index.addCustomRecord({
      url: path,
      content: `${title}\n${description}\n${text}`,
      language: 'en',
      meta: { title },
    });
  const { files } = await index.getFiles();
  return new Map(files.map(({ path, content }) => [path, content]));
}
