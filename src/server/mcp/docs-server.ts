import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { BRAND } from '../../site/brand.ts';
import { SECTIONS } from '../../site/sections.ts';
import { type Docs, listPages, readPage, searchDocs, type ToolText } from './docs.ts';

/** What the server is called, in its card and in its answers. */
export const MCP_IDENTITY = {
  name: 'example.sightglass/docs',
  version: '1.0.0',
  title: `${BRAND.name} documentation`,
  description: `Finds and reads the pages of the ${BRAND.name} documentation as Markdown. Read-only, no key.`,
} as const;

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;
const sectionField = z
  .string()
  .max(40)
  .optional()
  .describe(`One section only: ${SECTIONS.map(({ id }) => id).join(', ')}.`);

const SEARCH = {
  title: 'Search the documentation',
  description: `Finds ${BRAND.name} pages about a subject. Returns titles, addresses and descriptions; read the best ones with read_page.`,
  inputSchema: z.object({
    query: z.string().min(1).max(200).describe('Words, a question, a name from code or an error message.'),
    section: sectionField,
    limit: z.int().min(1).max(20).default(8).describe('Most pages to return.'),
  }),
  annotations: READ_ONLY,
};

const READ = {
  title: 'Read a page',
  description: 'Returns a page, or the part under one heading, as Markdown.',
  inputSchema: z.object({
    page: z.string().min(1).max(500).describe('Path or address, such as /docs/tracing or /docs/tracing#install.'),
    heading: z.string().max(200).optional().describe('Only the part under this heading or heading id.'),
    offset: z.int().min(0).default(0).describe('Where to go on in a long page.'),
  }),
  annotations: READ_ONLY,
};

const LIST = {
  title: 'List pages',
  description: 'Lists the sections, or every page of one section with its description.',
  inputSchema: z.object({ section: sectionField }),
  annotations: READ_ONLY,
};

const answer = ({ text, missing }: ToolText) => ({
  content: [{ type: 'text' as const, text }],
  ...(missing && { isError: true }),
});

/** A server for one request: three tools over the pages as they are now. */
export function docsServer(docs: () => Promise<Docs>): McpServer {
  const server = new McpServer(MCP_IDENTITY, {
    instructions: `Use search_docs to find pages about ${BRAND.name}, read_page to read one, and cite the addresses you read.`,
  });
  server.registerTool('search_docs', SEARCH, async (asked) => answer(await searchDocs(await docs(), asked)));
  server.registerTool('read_page', READ, async (asked) => answer(await readPage(await docs(), asked)));
  server.registerTool('list_pages', LIST, async (asked) => answer(listPages(await docs(), asked)));
  return server;
}
