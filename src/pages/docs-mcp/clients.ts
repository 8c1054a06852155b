import { MCP_PATH } from '../../site/agents.ts';
import { BRAND } from '../../site/brand.ts';

/** The URL of the MCP server. */
export const MCP_ENDPOINT = `${BRAND.siteUrl}${MCP_PATH}`;

/** How one editor or agent connects to the MCP server. */
export interface McpClient {
  /** Anchor of its heading. */
  id: string;
  heading: string;
  /** The file that the text belongs in, or `shell`. */
  file: string;
  text: string;
}

const NAME = 'sightglass-docs';
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The clients whose setup the page shows. */
export const MCP_CLIENTS: readonly McpClient[] = [
  {
    id: 'claude-code',
    heading: 'Claude Code',
    file: 'shell',
    text: `claude mcp add --transport http ${NAME} ${MCP_ENDPOINT}`,
  },
  {
    id: 'cursor',
    heading: 'Cursor, and clients with an mcpServers file',
    file: '.cursor/mcp.json',
    text: json({ mcpServers: { [NAME]: { url: MCP_ENDPOINT } } }),
  },
  {
    id: 'vs-code',
    heading: 'VS Code',
    file: '.vscode/mcp.json',
    text: json({ servers: { [NAME]: { type: 'http', url: MCP_ENDPOINT } } }),
  },
  {
    id: 'windsurf',
    heading: 'Windsurf',
    file: '~/.codeium/windsurf/mcp_config.json',
    text: json({ mcpServers: { [NAME]: { serverUrl: MCP_ENDPOINT } } }),
  },
  {
    id: 'gemini-cli',
    heading: 'Gemini CLI',
    file: '~/.gemini/settings.json',
    text: json({ mcpServers: { [NAME]: { httpUrl: MCP_ENDPOINT } } }),
  },
  {
    id: 'codex',
    heading: 'Codex',
    file: '~/.codex/config.toml',
    text: `[mcp_servers.${NAME}]\nurl = "${MCP_ENDPOINT}"`,
  },
];
