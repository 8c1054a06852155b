import { expect, it } from 'vitest';
import type { PageSummary } from '../source/site-index.ts';
import { suggestPages } from './suggest.ts';

const page = (path: string, title: string): PageSummary => ({
  path,
  title,
  section: 'docs',
  description: '',
  tags: [],
  authors: [],
});
const pages = [
  page('/docs/tracing', 'Tracing'),
  page('/docs/tracing/sessions', 'Sessions'),
  page('/docs/prompts/caching', 'Prompt caching'),
  page('/integrations/frameworks/langchain', 'LangChain'),
  page('/docs/tracing/trace-view', 'Read the trace view'),
  page('/docs/trace-urls', 'Trace URLs'),
  page('/blog/old-news', 'Old news'),
];
const paths = (missingPath: string) => suggestPages(missingPath, pages).map(({ path }) => path);

it.each([
  ['/docs/trcing', '/docs/tracing'],
  ['/tracing/sessions', '/docs/tracing/sessions'],
  ['/integrations/lang-chain', '/integrations/frameworks/langchain'],
  ['/caching', '/docs/prompts/caching'],
  ['/docs/traceing', '/docs/tracing'],
  ['/LANGCHAIN.html', '/integrations/frameworks/langchain'],
])('suggests for %s first %s', (path, first) => expect(paths(path)[0]).toBe(first));

it('suggests nothing if nothing is similar', () =>
  expect([paths('/zzzz/qqqq'), paths('/'), paths('/%%%')]).toEqual([[], [], []]));

it('suggests at most five, and is quick with a long path', () => {
  const many = Array.from({ length: 500 }, (_, n) => page(`/docs/tracing/${n}`, `Tracing ${n}`));
  // CPU time doesn't depend on how busy the machine is.
  const start = process.cpuUsage();
  expect(suggestPages(`/${'tracing/'.repeat(5000)}`, many)).toHaveLength(5);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
});
