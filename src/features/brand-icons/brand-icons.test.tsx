import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MARK_ALIASES } from './aliases.ts';
import { BrandTile } from './BrandTile.tsx';
import { brandMark } from './icons.ts';
import { LINE_ICONS } from './line-icons.ts';

/** Tools with a page, now or later. */
const TOOLS =
  `openai azure-openai anthropic google-gemini google-vertex-ai mistral-sdk groq xai-grok deepseek cohere togetherai fireworks-ai amazon-bedrock ollama huggingface novitaai byteplus databricks cleanlab langchain langgraph deepagents langserve llamaindex llamaindex-workflows crewai autogen microsoft-agent-framework semantic-kernel pydantic-ai openai-agents claude-agent-sdk google-adk strands-agents agno-agents smolagents haystack dspy instructor mirascope beeai vercel-ai-sdk mastra tanstack-ai litellm portkey truefoundry openrouter n8n flowise langflow dify openlit openllmetry openinference mlflow ragas uptrain promptfoo gradio firecrawl posthog claude-code codex cursor github-copilot opencode vscode kiro kiro-cli augment-code pi`.split(
    /\s+/,
  );

const files = globSync('content/integrations/*/*.mdx');
const used = files.map((file) => ({
  file,
  names: [/^logo:\s*["']?([\w-]+)/m.exec(readFileSync(file, 'utf8'))?.[1], basename(file, '.mdx')],
}));

describe('marks', () => {
  it('are read from the content, so that the next test is meaningful', () => expect(used.length).toBeGreaterThan(10));
  it.each(used)('has a mark for $file', ({ names }) =>
    expect(names.map((name) => name && brandMark(name)).find(Boolean)).toBeDefined(),
  );
  it.each(Object.keys(MARK_ALIASES))('maps %s', (name) => expect(brandMark(name)?.paths[0]).toMatch(/^[Mm]\s?[\d.-]/));
  it.each(TOOLS)('has a mark for %s', (name) => expect(brandMark(name)).toBeDefined());
  it.each(Object.entries(LINE_ICONS))('draws %s within its grid', (_, path) =>
    expect(Math.max(...(path.match(/\d+(\.\d+)?/g) ?? []).map(Number))).toBeLessThanOrEqual(24),
  );
  it('has no mark for unknown names', () => {
    expect(brandMark('no-such-brand')).toBeUndefined();
    expect(brandMark('constructor')).toBeUndefined();
  });
});

describe('BrandTile', () => {
  it('draws the first known mark', () =>
    expect(renderToStaticMarkup(<BrandTile names={[undefined, 'nothing', 'ollama']} />)).toContain('<path d="M16.361'));
  it('draws a plug if there is none, never a letter', () => {
    const html = renderToStaticMarkup(<BrandTile names={['no-such-brand']} />);
    expect(html).toContain('<path d="M9 2.5');
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('');
  });
});
