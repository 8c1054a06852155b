import { MCP_PATH } from '../../site/agents.ts';
import { BRAND } from '../../site/brand.ts';
import { PlainCode } from '../listing/PlainCode.tsx';

const ENDPOINT = `${BRAND.siteUrl}${MCP_PATH}`;
const CLAUDE_CODE = `claude mcp add --transport http sightglass-docs ${ENDPOINT}`;
const JSON_CONFIG = JSON.stringify({ mcpServers: { 'sightglass-docs': { url: ENDPOINT } } }, null, 2);
const VS_CODE = JSON.stringify({ servers: { 'sightglass-docs': { type: 'http', url: ENDPOINT } } }, null, 2);

const TOOLS = [
  {
    name: 'search_docs',
    takes: 'query, section, limit',
    gives: 'The best pages for a question: title, address, description',
  },
  { name: 'read_page', takes: 'page, heading, offset', gives: 'A page, or the part under one heading, as Markdown' },
  { name: 'list_pages', takes: 'section', gives: 'The sections, or every page of one section' },
] as const;

/** How an MCP client is connected, and what it then can do. */
export function Connect() {
  return (
    <>
      <h2 id="mcp">Connect over MCP</h2>
      <p>
        The documentation is a Model Context Protocol server at <code>{ENDPOINT}</code> (streamable HTTP, stateless). It
        is public and read-only: there is no key, no account and nothing to install. Its card is at{' '}
        <code>/.well-known/mcp.json</code>.
      </p>
      <h3 id="claude-code">Claude Code</h3>
      <PlainCode title="shell" text={CLAUDE_CODE} />
      <h3 id="cursor">Cursor, and clients with an mcpServers file</h3>
      <PlainCode title=".cursor/mcp.json" text={JSON_CONFIG} />
      <h3 id="vs-code">VS Code</h3>
      <PlainCode title=".vscode/mcp.json" text={VS_CODE} />
      <h3 id="tools">Tools</h3>
      <ToolTable />
      <p>
        What is not there comes back as an error of the tool with the nearest pages, so that an agent can go on. To read
        your own traces, scores and prompts from a program, use the{' '}
        <a href="/docs/api-and-data-platform/features/public-api">public API</a>.
      </p>
    </>
  );
}

function ToolTable() {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Takes</th>
            <th scope="col">Gives</th>
          </tr>
        </thead>
        <tbody>
          {TOOLS.map(({ name, takes, gives }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{takes}</td>
              <td>{gives}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
