import type { RequestOptions } from 'node:http';
import { MCP_PATH } from '../src/site/agents.ts';
import { ASK_API_PATH, ASK_PAGE_PATH, ASK_SHARE_API_PATH } from '../src/site/assistant.ts';
import { SEARCH_API_PATH, SEARCH_PAGE_PATH } from '../src/site/search.ts';

/** One request of a flood. */
export interface FloodRequest {
  path: string;
  method?: 'POST';
  body?: string;
  headers?: RequestOptions['headers'];
}

const WORDS = ['tracing', 'prompt cache', 'score', 'dataset run', 'webhook', 'self host', 'session', 'cost', 'sso'];
const pick = (n: number) => WORDS[n % WORDS.length] ?? '';
/** No two requests are the same, so no cache can respond. */
const query = (n: number) => `${pick(n)} ${pick(Math.floor(n / WORDS.length))} x${n}`;
const question = (n: number) => `How do I set up ${query(n)}?`;

const postJson = (path: string, value: unknown, headers: RequestOptions['headers'] = {}): FloodRequest => ({
  path,
  method: 'POST',
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
});

const mcpCall = (n: number, id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'search_docs', arguments: { query: query(n * 5 + id) } },
});

/** Each flood creates its requests from their number. */
export const FLOODS = {
  'search API': (n) => ({ path: `${SEARCH_API_PATH}?q=${encodeURIComponent(query(n))}` }),
  'search page': (n) => ({ path: `${SEARCH_PAGE_PATH}?q=${encodeURIComponent(query(n))}` }),
  'search page as Markdown': (n) => ({ path: `${SEARCH_PAGE_PATH}.md?q=${encodeURIComponent(query(n))}` }),
  'ask API': (n) => postJson(ASK_API_PATH, { question: question(n) }),
  'ask page': (n) => ({ path: `${ASK_PAGE_PATH}?q=${encodeURIComponent(question(n))}` }),
  'share of 10 questions': (n) =>
    postJson(ASK_SHARE_API_PATH, { questions: Array.from({ length: 10 }, (_, index) => question(n * 10 + index)) }),
  'MCP batch of 5': (n) =>
    postJson(
      MCP_PATH,
      [1, 2, 3, 4, 5].map((id) => mcpCall(n, id)),
      { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-03-26' },
    ),
  'missing pages': (n) => ({ path: `/docs/${query(n).replaceAll(' ', '-')}` }),
} satisfies Record<string, (n: number) => FloodRequest>;

export type FloodName = keyof typeof FLOODS;
