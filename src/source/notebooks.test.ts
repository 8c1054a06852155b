import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import { cookbookSchema } from '../schema/cookbook.ts';
import { readNotebookPages } from './notebook/notebook-pages.ts';
import { getNotebooks, getRoutes } from './notebooks.ts';

const entries = cookbookSchema.parse(JSON.parse(readFileSync('cookbook/notebooks.json', 'utf8')));
const withDocs = entries.filter(({ docsPath }) => docsPath !== null);
const without = entries.filter(({ docsPath }) => docsPath === null);

it('a notebook on an integration page has a short name for lists: the tool name', () => {
  const inIntegrations = withDocs.filter(({ docsPath }) => docsPath?.startsWith('integrations/'));
  const { pages } = readNotebookPages('.', inIntegrations);
  expect(pages.filter(({ front }) => !front.sidebarTitle).map(({ file }) => file)).toEqual([]);
});

describe('cookbook routes', () => {
  it('exist for about 80 notebooks, each with a flag isGuide', () => {
    expect(entries).toHaveLength(80);
    expect(withDocs.length).toBeGreaterThan(30);
    expect(new Set(entries.map(({ isGuide }) => isGuide))).toEqual(new Set([true, false]));
  });
  it('for each entry: guide route /guides/cookbook/{notebook}, source file /cookbook/{notebook}.ipynb', () => {
    for (const entry of entries)
      expect(getRoutes(entry)[0]).toMatchObject({
        path: `/guides/cookbook/${entry.notebook}`,
        ipynbPath: `/cookbook/${entry.notebook}.ipynb`,
      });
  });
  it('with a docsPath: canonical path /{docsPath}, and an extra route /{docsPath} to the same notebook file', () => {
    for (const entry of withDocs) {
      const [guide, extra, ...more] = getRoutes(entry);
      expect(guide?.canonicalPath).toBe(`/${entry.docsPath}`);
      expect(extra).toEqual({ path: `/${entry.docsPath}`, ipynbPath: guide?.ipynbPath });
      expect(more).toEqual([]);
    }
  });
  it('entries without docsPath have no canonical path and no extra route', () => {
    for (const entry of without) {
      expect(getRoutes(entry)).toHaveLength(1);
      expect(getRoutes(entry)[0]?.canonicalPath).toBeUndefined();
    }
  });
  it.each([
    ['integration_langserve', 'integrations/frameworks/langserve'],
    ['integration_ollama', 'integrations/model-providers/ollama'],
    ['integration_portkey', 'integrations/gateways/portkey'],
    ['python_sdk_low_level', 'docs/observability/sdk/python/low-level-sdk'],
  ])('have the docsPath of the example in the specification: %s', (notebook, docsPath) =>
    expect(entries.find((entry) => entry.notebook === notebook)?.docsPath).toBe(docsPath),
  );
  it.each([
    [{ notebook: 'a.ipynb', docsPath: null, isGuide: true }],
    [{ notebook: '../a', docsPath: null, isGuide: true }],
    [{ notebook: 'a', docsPath: '/docs/a', isGuide: true }],
    [{ notebook: 'a', isGuide: true }],
    [{ notebook: 'a', docsPath: null }],
  ])('must not be made from %o', (entry) => expect(cookbookSchema.safeParse([entry]).success).toBe(false));
  it('use no notebook and no docsPath twice', () => {
    const [first] = withDocs;
    expect(cookbookSchema.safeParse([first, first]).success).toBe(false);
    expect(cookbookSchema.safeParse([first, { ...first, notebook: 'other' }]).success).toBe(false);
  });
});

describe('the notebook of a page', () => {
  const root = mkdtempSync(join(tmpdir(), 'cookbook-'));
  afterAll(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'cookbook'));
  writeFileSync(join(root, 'cookbook/here.ipynb'), '{}');
  const notebooks = getNotebooks(
    [
      { notebook: 'here', docsPath: 'docs/here', isGuide: true },
      { notebook: 'missing', docsPath: 'docs/missing', isGuide: true },
    ],
    root,
  );
  it('is found by path and ipynbPath, at both routes', () => {
    for (const path of ['/docs/here', '/guides/cookbook/here'])
      expect(notebooks.find(path)).toEqual({ path, ipynbPath: '/cookbook/here.ipynb' });
  });
  it('is undefined without an entry or a file', () =>
    expect(['/docs/missing', '/docs/other', '/cookbook/here'].map((path) => notebooks.find(path))).toEqual([
      undefined,
      undefined,
      undefined,
    ]));
  it('names the canonical page of its guide', () => {
    expect(notebooks.getCanonical('/guides/cookbook/missing')).toBe('/docs/missing');
    expect(notebooks.getCanonical('/docs/here')).toBeUndefined();
  });
});

describe('the files of the cookbook', () => {
  const { pages, faults } = readNotebookPages('.', entries);
  it('become pages without faults, at the routes of their entries', () => {
    expect(faults.map(formatFault)).toEqual([]);
    for (const name of ['integration_instructor', 'integration_llama_index'])
      expect(pages.filter(({ notebook }) => notebook?.name === name)).toHaveLength(2);
  });
  it('have a description and code', () => {
    for (const { front, notebook } of pages) {
      expect(front.questions?.length).toBeGreaterThanOrEqual(3);
      expect(notebook?.body.cells.some(({ kind }) => kind === 'code')).toBe(true);
    }
  });
});
