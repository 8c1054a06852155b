import { expect, it } from 'vitest';
import { findToolPage, getPinnedPaths } from './pinned-pages.ts';

const paths = [
  '/docs/tracing',
  '/integrations/frameworks/langchain',
  '/integrations/frameworks/langgraph',
  '/integrations/frameworks/openai-agents',
  '/integrations/frameworks/vercel-ai-sdk',
];

it.each([
  ['does sightglass work with langgraph', '/integrations/frameworks/langgraph'],
  ['Is it compatible with LangGraph?', '/integrations/frameworks/langgraph'],
  ['langgraph support', '/integrations/frameworks/langgraph'],
  ['do you have a LangChain integration?', '/integrations/frameworks/langchain'],
  ['Does it support the OpenAI Agents SDK?', '/integrations/frameworks/openai-agents'],
  ['Vercel AI SDK integration', '/integrations/frameworks/vercel-ai-sdk'],
])('%s pins the page of the tool', (question, path) => {
  expect(findToolPage(question, paths)).toBe(path);
});

it.each([
  'does it work with SAP Joule',
  'how do I link prompts in langgraph',
  'does it support nested langgraph subgraphs',
  'enterprise support',
])('%s pins no page of a tool', (question) => {
  expect(findToolPage(question, paths)).toBeUndefined();
});

it.each(['what does it cost', 'How much is Sightglass?', 'pricing', 'is it free?'])(
  '%s pins the pricing pages',
  (question) => {
    expect(getPinnedPaths(question)[0]).toBe('/docs/administration/billing');
  },
);

it.each([
  'what is it',
  'what is this tool',
  'what does a trace cost',
  'how is cost computed',
  'what does it cost to keep traces for a year',
])('%s is answered like any other question', (question) => {
  expect(getPinnedPaths(question)).toEqual([]);
});
