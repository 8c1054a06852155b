import { createMcpHandler } from '@modelcontextprotocol/server';
import { MCP_BODY_BYTES } from '../../site/limits.ts';
import { type DocsServices, docsServer } from './docs-server.ts';

/** Creates the handler of MCP requests. Import this file when there is one: loading the library takes 200 ms of CPU time, a ninth of what the server takes. */
export const createDocsHandler = (services: DocsServices) =>
  createMcpHandler(() => docsServer(services), { maxRequestBodySize: MCP_BODY_BYTES, maxSubscriptions: 0 });
