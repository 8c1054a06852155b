/** Words with a special spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  api: 'API',
  clickhouse: 'ClickHouse',
  llm: 'LLM',
  mcp: 'MCP',
  opentelemetry: 'OpenTelemetry',
  rbac: 'RBAC',
  sdk: 'SDK',
  sso: 'SSO',
  typescript: 'TypeScript',
  ui: 'UI',
};

/** Makes a tag readable within a sentence: `self-hosting` stays, `llm-as-a-judge` becomes `LLM as a judge`. */
export function formatTagInSentence(tag: string): string {
  const words = tag.split('-').map((word) => SPELLINGS[word] ?? word);
  return words.join(' ').replace(/^self /, 'self-');
}

/** Makes a tag readable as a title: `self-hosting` becomes `Self-hosting`. */
export function formatTag(tag: string): string {
  const text = formatTagInSentence(tag);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the distinct tags of pages in alphabetical order. */
export function getTags(pages: readonly { tags: readonly string[] }[]): string[] {
  return [...new Set(pages.flatMap((page) => page.tags))].sort();
}

/** Returns the pages with a tag, in the given order. */
export function filterByTag<P extends { tags: readonly string[] }>(pages: readonly P[], tag: string): P[] {
  return pages.filter((page) => page.tags.includes(tag));
}
