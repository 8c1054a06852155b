import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSamples } from '../src/checks/samples/find-samples.ts';
import { getSampleText } from '../src/features/code-sample/tokens.ts';
import { PAIRS_MAX } from '../src/features/trace-view/pairs.ts';
import { writeTracedCell } from '../src/markdown/notebook/cell-trace.ts';
import type { NotebookBody } from '../src/markdown/notebook/cells.ts';
import { parseTree } from '../src/markdown/read-tree.ts';
import { sampleKey } from '../src/markdown/sample-check.ts';
import { readTagFences } from '../src/markdown/tag-fences.ts';
import { walk } from '../src/markdown/tree.ts';
import { attributeValues } from '../src/markdown/vocabulary.ts';
import { ANSWER_TRACE } from '../src/pages/home/answer-trace.ts';
import { PYTHON, TYPESCRIPT } from '../src/pages/home/code-samples.ts';
import type { Page } from '../src/source/pages.ts';
import { getSharedSite } from './shared-site.ts';

const site = getSharedSite();

interface Figure {
  path: string;
  isNotebook: boolean;
  /** The code that runs: what is shown, or all cells of a notebook. */
  code: string;
  values: Record<string, unknown>;
  fences: ReturnType<typeof readTagFences>;
}

/** The text of a page, with the cells of a notebook that are next to a trace. */
function getSource({ source, notebook }: Page): string {
  if (!notebook) return source;
  const cells = notebook.body.cells.flatMap((cell) => {
    if (cell.kind === 'markdown') return [];
    const { text, language, trace } = cell;
    return trace ? [writeTracedCell({ text, language, trace })] : [];
  });
  return cells.join('\n\n');
}

const getNotebookCode = ({ cells }: NotebookBody) =>
  cells.flatMap((cell) => (cell.kind === 'code' ? cell.text : [])).join('\n');

/** Every `<CodeToTrace>` of the site with its code and its trace. */
const figures = [...site.pages.values()].flatMap((page) => {
  const { path, file, notebook } = page;
  const source = getSource(page);
  if (!source.includes('<CodeToTrace')) return [];
  const found: Figure[] = [];
  walk(parseTree(source, file), (node) => {
    if (node.name !== 'CodeToTrace') return;
    const values = attributeValues(node.attributes ?? []);
    const fences = readTagFences(node);
    const code = notebook ? getNotebookCode(notebook.body) : fences.map(({ text }) => text).join('\n');
    found.push({ path, isNotebook: notebook !== undefined, values, fences, code });
  });
  return found;
});

const findTrace = ({ src, trace = 1 }: Record<string, unknown>) =>
  site.reference.traces.find(({ name }) => name === src)?.data?.traces[Number(trace) - 1];

it('appears on the pages for getting started and on the pages of each SDK', () => {
  const paths = new Set(figures.map(({ path }) => path));
  for (const path of [
    '/docs/tracing/get-started',
    '/docs/sdk/python/sdk-v3',
    '/docs/sdk/python/example',
    '/docs/sdk/python/evaluation',
    '/docs/sdk/python/advanced',
    '/docs/sdk/python/upgrade',
    '/docs/observability/sdk/python/low-level-sdk',
    '/docs/sdk/typescript/guide',
    '/docs/sdk/typescript/setup',
    '/docs/sdk/typescript/instrumentation',
    '/docs/sdk/typescript/cookbook',
    '/docs/sdk/typescript/advanced',
    '/docs/sdk/typescript/upgrade',
    '/docs/opentelemetry/get-started',
    '/docs/opentelemetry/languages',
  ])
    expect(paths).toContain(path);
  expect(figures.filter(({ path }) => path === '/docs/tracing/get-started')).toHaveLength(3);
});

/** Pages of tools that read data and send no traces, and the list of all tools. */
const WITHOUT_TRACE = ['/integrations', '/integrations/analytics/grafana', '/integrations/data-platform/snowflake'];

it('appears on every integration page', () => {
  const shown = new Set(figures.map(({ path }) => path));
  const paths = [...site.pages.values()].filter(({ section }) => section.id === 'integrations').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => !shown.has(path) && !WITHOUT_TRACE.includes(path))).toEqual([]);
});

it('shows the same samples that are checked, or that the check of samples accepts without', () => {
  const checked = new Set(findSamples('.').map(({ language, code }) => sampleKey(language, code)));
  // The check of notebooks covers all cells of code.
  const written = figures.filter(({ isNotebook }) => !isNotebook);
  const other = written.flatMap(({ path, fences }) =>
    fences
      .filter(({ language, text }) => !checked.has(sampleKey(language, text)))
      .map(({ title, language }) => `${path}: ${title ?? language}`),
  );
  expect(figures.length).toBeGreaterThan(0);
  expect(other).toEqual([]);
});

it('shows on the home pages a checked sample and its trace from the page for getting started', () => {
  const checked = new Set(
    findSamples('.')
      .filter(({ file, unchecked }) => file === 'content/docs/tracing/get-started.mdx' && unchecked === undefined)
      .map(({ language, code }) => sampleKey(language, code)),
  );
  expect(checked).toContain(sampleKey('python', getSampleText(PYTHON)));
  expect(checked).toContain(sampleKey('ts', getSampleText(TYPESCRIPT)));
  expect(findTrace({ src: 'docs/tracing/get-started' })).toEqual(ANSWER_TRACE);
  const names = ANSWER_TRACE.observations.map(({ name }) => name);
  for (const { spans } of [PYTHON, TYPESCRIPT]) expect([...new Set([...spans.values()].flat())]).toEqual(names);
});

it('shows traces whose models appear in the code', () => {
  const missing = figures.flatMap(({ path, values, code }) => {
    const models = new Set((findTrace(values)?.observations ?? []).flatMap(({ model }) => model ?? []));
    return [...models].filter((model) => !code.includes(model)).map((model) => `${path}: ${model}`);
  });
  expect(missing).toEqual([]);
});

it('shows traces with a user or a session only if the code sets one', () => {
  const missing = figures.flatMap(({ path, values, code }) => {
    const { userId, sessionId } = findTrace(values) ?? {};
    return [
      ...(userId && !/user[._]?id/i.test(code) ? [`${path}: user ${userId}`] : []),
      ...(sessionId && !/(session|conversation|thread)[._]?id/i.test(code) ? [`${path}: session ${sessionId}`] : []),
    ];
  });
  expect(missing).toEqual([]);
});

it('the stylesheet has a rule for each number', () => {
  const css = readFileSync('src/ui/styles/code-trace.css', 'utf8');
  const numbers = [
    ...css.matchAll(/:has\(\[data-pair="(\d)"\]:is\(:hover, :focus-within, :target\)\) \[data-pair="\1"\]/g),
  ];
  expect(numbers.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: PAIRS_MAX }, (_, index) => index + 1),
  );
});
