/** What machines may do with the site's text. Controls `robots.txt`: `false` also blocks the agents of that use. */
export const CRAWL_POLICY = { search: true, aiInput: true, aiTrain: true } as const satisfies Record<AgentUse, boolean>;

/** What an agent wants the text for: search results, an answer to someone's question, or the training of a model. */
export type AgentUse = 'search' | 'aiInput' | 'aiTrain';

/** An agent by its name in `robots.txt` and, unless it is only a token, in its `User-Agent`. */
export interface Agent {
  name: string;
  use: AgentUse;
}

/** The agents that `robots.txt` names, as their makers document them. */
export const AGENTS: readonly Agent[] = [
  { name: 'OAI-SearchBot', use: 'search' },
  { name: 'Claude-SearchBot', use: 'search' },
  { name: 'PerplexityBot', use: 'search' },
  { name: 'Amazonbot', use: 'search' },
  { name: 'DuckAssistBot', use: 'aiInput' },
  { name: 'ChatGPT-User', use: 'aiInput' },
  { name: 'Claude-User', use: 'aiInput' },
  { name: 'Perplexity-User', use: 'aiInput' },
  { name: 'MistralAI-User', use: 'aiInput' },
  { name: 'Meta-ExternalFetcher', use: 'aiInput' },
  { name: 'GPTBot', use: 'aiTrain' },
  { name: 'ClaudeBot', use: 'aiTrain' },
  { name: 'Google-Extended', use: 'aiTrain' },
  { name: 'Applebot-Extended', use: 'aiTrain' },
  { name: 'CCBot', use: 'aiTrain' },
  { name: 'Bytespider', use: 'aiTrain' },
  { name: 'Meta-ExternalAgent', use: 'aiTrain' },
];

/** True if a `User-Agent` is that of one of the named agents. */
export function isAgent(userAgent: string | undefined): boolean {
  const text = userAgent?.toLowerCase() ?? '';
  return AGENTS.some(({ name }) => text.includes(name.toLowerCase()));
}

/** Crawlers need nothing under `/api/` except the pictures of pages. */
export const CRAWLED_API_PATHS = ['/api/og', '/api/image'] as const;

/** Path of the MCP server. */
export const MCP_PATH = '/mcp';

/** Pages that the files under `/.well-known/` point to. */
export const WELL_KNOWN_PAGES = {
  api: '/docs/api',
  disclosure: '/security/responsible-disclosure',
} as const;
