import { McpServer } from '@modelcontextprotocol/server';
import { outcomeMarkdown } from '../../features/assistant/answer-markdown.ts';
import { collectAnswer } from '../../features/assistant/server/collect-answer.ts';
import { CHAT_WORDS } from '../../features/assistant/words.ts';
import { BRAND } from '../../site/brand.ts';
import { type Docs, listPages, readPage, searchDocs, type ToolText } from './docs.ts';
import type { SubmittedFeedback } from './feedback.ts';
import { MCP_IDENTITY } from './identity.ts';
import { TOOLS } from './tools.ts';

const INSTRUCTIONS = `Documentation of ${BRAND.name}. For a specific question call ask. To explore a topic call search_docs, then read_page for the best pages or sections. Cite the URLs you used. If ask finds no answer, say so instead of guessing.`;

const toResult = ({ text, missing }: ToolText) => ({
  content: [{ type: 'text' as const, text }],
  ...(missing && { isError: true }),
});

async function askDocs(
  { renderer, siteUrl }: Docs,
  { question, previousQuestions }: { question: string; previousQuestions: string[] },
): Promise<ToolText> {
  const answer = await collectAnswer(renderer.assistant, { question, before: previousQuestions });
  return { text: outcomeMarkdown(answer, siteUrl, CHAT_WORDS.en) };
}

/** What the tools of one request use. */
export interface DocsServices {
  docs(): Promise<Docs>;
  submit(feedback: SubmittedFeedback): Promise<ToolText>;
}

/** A server for one request: the tools over the pages as they are now. */
export function docsServer({ docs, submit }: DocsServices): McpServer {
  const server = new McpServer(MCP_IDENTITY, { instructions: INSTRUCTIONS });
  const { search_docs, read_page, list_pages, ask, submit_feedback } = TOOLS;
  server.registerTool('search_docs', search_docs, async (input) => toResult(await searchDocs(await docs(), input)));
  server.registerTool('read_page', read_page, async (input) => toResult(await readPage(await docs(), input)));
  server.registerTool('list_pages', list_pages, async (input) => toResult(listPages(await docs(), input)));
  server.registerTool('ask', ask, async (input) => toResult(await askDocs(await docs(), input)));
  server.registerTool('submit_feedback', submit_feedback, async (input) => toResult(await submit(input)));
  return server;
}
