import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { codeHash, notebookSchema } from '../../schema/notebook.ts';
import { writtenParts } from '../written-parts.ts';
import { readNotebookPages, removeReplacedPages } from './notebook-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'notebooks-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'cookbook'));

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const front = {
  description: 'Trace a small program from start to finish and read what was recorded.',
  questions: ['How do I start?', 'What is recorded?', 'Where do I look?'],
  category: 'observability',
  level: 'beginner',
  minutes: 5,
  languages: ['Python'],
};
const title = {
  cell_type: 'markdown',
  id: 'title',
  metadata: { sightglass: front },
  source: ['# A `small` start\n', '\n', 'Text.'],
};
const code = (outputs: unknown[] = []) => ({
  cell_type: 'code',
  id: 'run',
  metadata: {},
  execution_count: null,
  source: ['print(1)'],
  outputs,
});
const notebook = (cells: unknown[], metadata: object = {}) => ({ nbformat: 4, nbformat_minor: 5, metadata, cells });
const getRun = (value: object) => ({
  date: '2026-11-16',
  versions: { python: '3.11.7' },
  simulated: true,
  source: codeHash(notebookSchema.parse(value).cells),
});
const entry = (name: string, docsPath: string | null = null) => ({ notebook: name, docsPath, isGuide: true });

function write(name: string, content: unknown): void {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 1)}\n`;
  writeFileSync(join(root, `cookbook/${name}.ipynb`), text);
}

function readOne(name: string, content: unknown, docsPath: string | null = null) {
  write(name, content);
  const read = readNotebookPages(root, [entry(name, docsPath)]);
  rmSync(join(root, `cookbook/${name}.ipynb`));
  return read;
}

const getFaults = (content: unknown) => readOne('bad', content).faults.map(formatFault);
const printed = { output_type: 'stream', name: 'stdout', text: ['1\n'] };

describe('pages of a notebook', () => {
  it('are at its guide route and its docsPath, which is canonical', () => {
    const { pages, files } = readOne('small', notebook([title, code()]), 'integrations/frameworks/small');
    expect(pages.map(({ path, section, front: { canonical } }) => [path, section.id, canonical])).toEqual([
      ['/guides/cookbook/small', 'cookbook', '/integrations/frameworks/small'],
      ['/integrations/frameworks/small', 'integrations', undefined],
    ]);
    expect(pages[1]).toMatchObject({ slug: 'frameworks/small', file: 'cookbook/small.ipynb' });
    expect(files.get('/cookbook/small.ipynb')).toMatchObject({ download: 'small.ipynb' });
  });
  it('take title and front matter from the first cell', () => {
    const [page] = readOne('small', notebook([title])).pages;
    expect(page?.front).toMatchObject({ title: 'A small start', level: 'beginner', minutes: 5, languages: ['Python'] });
    expect(page?.notebook?.body.cells).toEqual([{ kind: 'markdown', id: 'title', text: '\n\nText.' }]);
  });
  it('show outputs only if they come from a run of the current code', () => {
    const raw = notebook([title, code([printed])]);
    const getOutputs = (metadata: object) => {
      const [page] = readOne('small', { ...raw, metadata }).pages;
      const cell = page?.notebook?.body.cells[1];
      return [cell?.kind === 'code' ? cell.outputs.length : -1, page?.notebook?.run?.date];
    };
    expect(getOutputs({ sightglass: { run: getRun(raw) } })).toEqual([1, '2026-11-16']);
    expect(getOutputs({ sightglass: { run: { ...getRun(raw), source: `sha256:${'0'.repeat(64)}` } } })).toEqual([
      0,
      undefined,
    ]);
    expect(getOutputs({})).toEqual([0, undefined]);
  });
  it('skip hidden and raw cells, and recognise shell and TypeScript cells', () => {
    const cells = [
      title,
      { ...code(), id: 'gone', metadata: { tags: ['hidden'] } },
      { ...code(), id: 'pip', source: '%pip install --quiet a==1.0\n!ls' },
      { ...code(), id: 'ts', metadata: { tags: ['hide-input'] } },
      { cell_type: 'raw', id: 'raw', metadata: {}, source: 'x' },
    ];
    const [page] = readOne('small', notebook(cells, { language_info: { name: 'typescript' } })).pages;
    expect(page?.notebook?.body.cells.slice(1)).toMatchObject([
      { id: 'pip', language: 'bash', input: 'shown' },
      { id: 'ts', language: 'ts', input: 'folded' },
    ]);
  });
  it('serve printed pictures as files', () => {
    const output = {
      output_type: 'display_data',
      data: { 'image/png': PNG, 'text/plain': '<Figure>' },
      metadata: { alt: 'A dot' },
    };
    const raw = notebook([title, code([output])]);
    const { files, pages } = readOne('small', { ...raw, metadata: { sightglass: { run: getRun(raw) } } });
    expect(files.get('/cookbook/small/run-1.png')).toMatchObject({ type: 'image/png' });
    expect(pages[0]?.notebook?.body.cells[1]).toMatchObject({
      outputs: [{ picture: { alt: 'A dot', width: 1, height: 1 } }],
    });
  });
  it('name the cells that their author wrote, with links to pages of the site as paths', () => {
    const about = {
      ...title,
      id: 'about',
      metadata: {},
      source: ['One.\n', '[Docs](https://sightglass.example/docs)'],
    };
    const [page] = readOne('small', notebook([title, code(), about])).pages;
    expect(page && writtenParts(page).map(({ file, source }) => [file, source])).toEqual([
      ['cookbook/small.ipynb#title', '\n\nText.'],
      ['cookbook/small.ipynb#about', 'One.\n[Docs](/docs)'],
    ]);
  });
});

describe('a malformed notebook', () => {
  it.each([
    ['bad JSON', '{ "cells": [', /^cookbook\/bad\.ipynb(:\d+)?: The notebook is not JSON/],
    [
      'an output without a type',
      notebook([title, code([{ text: 'x' }])]),
      /^cookbook\/bad\.ipynb#run: The field "outputs\.0\.output_type" is invalid: must be one of stream/,
    ],
    [
      'a cell without an id',
      notebook([title, { ...code(), id: undefined }]),
      /^cookbook\/bad\.ipynb#cell-2: The field "id" is missing/,
    ],
    [
      'two cells with the same id',
      notebook([title, code(), code()]),
      /^cookbook\/bad\.ipynb#run: Two cells have the id "run"/,
    ],
    ['no title', notebook([{ ...title, source: 'Text' }]), /^cookbook\/bad\.ipynb#title: The notebook has no title/],
    [
      'no front matter',
      notebook([{ ...title, metadata: {} }]),
      /#title: The notebook has no description\. Add "sightglass"/,
    ],
    [
      'a misspelled field',
      notebook([{ ...title, metadata: { sightglass: { ...front, minuts: 3 } } }]),
      /Unknown field "metadata\.sightglass\.minuts"\. Did you mean "minutes"\?/,
    ],
    [
      'an old format',
      { ...notebook([title]), nbformat_minor: 4 },
      /^cookbook\/bad\.ipynb: The field "nbformat_minor" is invalid/,
    ],
  ])('is reported with its cell and a remedy: %s', (_, content, expected) => {
    expect(getFaults(content)[0]).toMatch(expected);
  });
  it('does not break other pages', () => {
    write('good', notebook([title]));
    write('bad', '{');
    const { pages, unread, faults } = readNotebookPages(root, [entry('bad', 'docs/bad'), entry('good')]);
    expect(pages.map(({ path }) => path)).toEqual(['/guides/cookbook/good']);
    expect(unread.map(({ path }) => path)).toEqual(['/guides/cookbook/bad', '/docs/bad']);
    expect(faults).toHaveLength(1);
    rmSync(join(root, 'cookbook/bad.ipynb'));
    rmSync(join(root, 'cookbook/good.ipynb'));
  });
  it('refuses an SVG with scripts', () => {
    const output = {
      output_type: 'display_data',
      data: { 'image/svg+xml': '<svg viewBox="0 0 1 1"><script/></svg>' },
      metadata: {},
    };
    const raw = notebook([title, code([output])]);
    expect(getFaults({ ...raw, metadata: { sightglass: { run: getRun(raw) } } })[0]).toMatch(
      /#run: An SVG output contains scripts/,
    );
  });
});

it('reports a file without an entry', () => {
  write('stray', notebook([title]));
  expect(readNotebookPages(root, []).faults[0]).toMatchObject({ file: 'cookbook/stray.ipynb' });
  rmSync(join(root, 'cookbook/stray.ipynb'));
});

it('takes precedence over a written page at its route, which the check asks to delete', () => {
  const { pages } = readOne('small', notebook([title]), 'docs/small');
  const [guide] = pages;
  if (!guide) throw new Error('no page');
  const written = { ...guide, path: '/docs/small', file: 'content/docs/small.mdx', notebook: undefined };
  const { pages: remaining, faults } = removeReplacedPages([written, { ...written, path: '/docs/other' }], pages);
  expect(remaining.map(({ path }) => path)).toEqual(['/docs/other']);
  expect(faults.map(formatFault)).toEqual([
    'content/docs/small.mdx:1: The route /docs/small belongs to cookbook/small.ipynb. Move what is worth keeping into the notebook, and delete this file.',
  ]);
});
