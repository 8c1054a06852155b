import { createMcpHandler } from '@modelcontextprotocol/server';
import { cors } from 'hono/cors';
import { MCP_PATH } from '../../site/agents.ts';
import { MCP_BODY_BYTES } from '../../site/limits.ts';
import { CARD_PATHS, serverCard } from '../mcp/card.ts';
import { docsServer } from '../mcp/docs-server.ts';
import type { Mount } from './routes.ts';

/** The documentation for MCP clients, and the card by which they find it. Public and read-only, so any site may ask. */
export const mountMcp: Mount = (app, { env, renderer }) => {
  const docs = async () => ({ renderer: await renderer(), siteUrl: env.siteUrl });
  const handler = createMcpHandler(() => docsServer(docs), {
    maxRequestBodySize: MCP_BODY_BYTES,
    maxSubscriptions: 0,
  });
  const anybody = cors({ origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'] });
  const card = serverCard(env.siteUrl);
  for (const path of CARD_PATHS) {
    app.get(path, anybody, (context) =>
      context.body(card, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300, must-revalidate',
      }),
    );
  }
  app.use(MCP_PATH, anybody);
  app.all(MCP_PATH, async (context) => {
    const { status, headers, body } = await handler.fetch(context.req.raw);
    return new Response(body, { status, headers: new Headers(headers) });
  });
};
