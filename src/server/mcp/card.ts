import { MCP_PATH } from '../../site/agents.ts';
import { sectionById } from '../../site/sections.ts';
import { MCP_IDENTITY } from './identity.ts';

/** Paths of the card: the one that clients try first, and the two of the server card proposal. */
export const CARD_PATHS = [
  '/.well-known/mcp.json',
  '/.well-known/mcp/server-card.json',
  `${MCP_PATH}/server-card`,
] as const;

/** The server card (SEP-2127): the identity and URL of the server. Clients ask the server itself for its capabilities. */
export function serverCard(siteUrl: string): string {
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...MCP_IDENTITY,
    websiteUrl: `${siteUrl}${sectionById('docs').prefix}/docs-mcp`,
    remotes: [{ type: 'streamable-http', url: `${siteUrl}${MCP_PATH}` }],
  };
  return `${JSON.stringify(card, null, 1)}\n`;
}
