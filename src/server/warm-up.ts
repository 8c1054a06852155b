import { createMcpHandler } from '@modelcontextprotocol/server';
import { docsServer } from './mcp/docs-server.ts';
import type { Renderer } from './renderer.tsx';

/** Does once what the first search and the first MCP message would otherwise wait for. A failure shows at the first request. */
export async function warmUp(renderer: Renderer, siteUrl: string): Promise<void> {
  try {
    await (await renderer.search.engine('en')).search('tracing');
    await answerMcp(renderer, siteUrl);
  } catch {}
}

/** The MCP library builds its schemas at the first message of each kind. */
async function answerMcp(renderer: Renderer, siteUrl: string): Promise<void> {
  const services = { docs: async () => ({ renderer, siteUrl }), submit: async () => ({ text: '', missing: true }) };
  const handler = createMcpHandler(() => docsServer(services), { maxSubscriptions: 0 });
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_pages', arguments: {} },
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const answered = await handler.fetch(new Request(siteUrl, { method: 'POST', headers, body }));
  await answered.text();
}
