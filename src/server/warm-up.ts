import { SEARCH_PAGE_PATH } from '../site/search.ts';
import { sectionById } from '../site/sections.ts';
import type { Renderer } from './renderer.tsx';

/** Runs once what the first page, the first search and the first MCP message would otherwise wait for. Failures appear at the first request. */
export async function warmUp(renderer: Renderer, siteUrl: string): Promise<void> {
  try {
    await renderer.page(sectionById('docs').prefix, new URLSearchParams(), 'html');
    await renderer.page(SEARCH_PAGE_PATH, new URLSearchParams({ q: 'tracing' }), 'html');
    await answerMcp(renderer, siteUrl);
  } catch {}
}

/** The MCP library builds its schemas at the first message of each kind. */
async function answerMcp(renderer: Renderer, siteUrl: string): Promise<void> {
  const services = { docs: async () => ({ renderer, siteUrl }), submit: async () => ({ text: '', missing: true }) };
  const { createDocsHandler } = await import('./mcp/handler.ts');
  const handler = createDocsHandler(services);
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_docs', arguments: { query: 'tracing' } },
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const answered = await handler.fetch(new Request(siteUrl, { method: 'POST', headers, body }));
  await answered.text();
}
