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
  'how much does 2 million traces cost on Core',
  'what would 500k observations a month cost us on Pro',
  'Price for 250,000 units?',
  'what do we pay for a million spans',
])('%s pins the graduated prices', (question) => {
  expect(getPinnedPaths(question)[0]).toBe('/docs/administration/billing#beyond-the-included-units');
});

it.each([
  'why do 20,000 traces show no cost',
  'what does it cost to store 2 million traces when we self-host',
  'cost of 200k tokens per trace',
  'how much memory does ClickHouse need for 5 million traces',
  'how much does a trace cost',
])('%s pins no prices of units', (question) => {
  expect(getPinnedPaths(question)).toEqual([]);
});

it.each([
  'what is it',
  'what is this tool',
  'what does a trace cost',
  'how is cost computed',
  'what does it cost to keep traces for a year',
])('%s is answered like any other question', (question) => {
  expect(getPinnedPaths(question)).toEqual([]);
});
