import { expect, it } from 'vitest';
import { filterIntegrations, getRank } from './rank.ts';

const ITEMS = [
  { name: 'Vercel AI SDK', facets: ['frameworks', 'typescript', 'opentelemetry'] },
  { name: 'LangChain', facets: ['frameworks', 'python', 'typescript', 'sdk'] },
  { name: 'OpenAI SDK (Python)', facets: ['model providers', 'python', 'sdk'] },
  { name: 'LiteLLM', facets: ['gateways', 'python', 'opentelemetry'] },
  { name: 'n8n', facets: ['no-code builders', 'settings'] },
];
const names = (query: string, language = '', kind = '') =>
  filterIntegrations(ITEMS, { query, language, kind }).map(({ name }) => name);

it.each([
  ['', ITEMS.map(({ name }) => name)],
  ['la', ['LangChain']],
  ['n8', ['n8n']],
  ['ai', ['Vercel AI SDK', 'LangChain', 'OpenAI SDK (Python)']],
  ['python', ['OpenAI SDK (Python)', 'LangChain', 'LiteLLM']],
  ['gate', ['LiteLLM']],
  ['python sdk', ['OpenAI SDK (Python)', 'LangChain']],
  ['openaisdk', ['OpenAI SDK (Python)']],
  ['zz', []],
] as const)('"%s" finds %j', (query, found) => expect(names(query)).toEqual(found));
it('filters by language and by kind', () => {
  expect(names('', 'typescript')).toEqual(['Vercel AI SDK', 'LangChain']);
  expect(names('l', 'python', 'opentelemetry')).toEqual(['LiteLLM']);
});
it('ranks prefixes of the name first', () =>
  expect(ITEMS.map((item) => getRank(item, { query: 'l', language: '', kind: '' }))).toEqual([
    3,
    0,
    undefined,
    0,
    undefined,
  ]));
