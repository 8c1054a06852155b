import { createMcpHandler } from '@modelcontextprotocol/server';
import { MCP_BODY_BYTES } from '../../site/limits.ts';
import { type DocsServices, docsServer } from './docs-server.ts';

/** Creates the handler of MCP requests. Import this file when there is one: the library takes as long to load as a fifth of the server. */
export const createDocsHandler = (services: DocsServices) =>
  createMcpHandler(() => docsServer(services), { maxRequestBodySize: MCP_BODY_BYTES, maxSubscriptions: 0 });
