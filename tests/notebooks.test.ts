import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import models from '../contracts/models.json' with { type: 'json' };
import { checkNotebooks } from '../src/checks/notebooks/check-notebooks.ts';
import { formatFault } from '../src/lib/fault.ts';
import { hashCodeCells } from '../src/lib/notebook/cells.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'notebooks-'));
  mkdirSync(join(root, 'cookbook/traces'), { recursive: true });
  mkdirSync(join(root, 'content'));
  for (const folder of ['contracts', 'node_modules']) symlinkSync(join(process.cwd(), folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Parts {
  code?: Record<string, string>;
  outputs?: object[];
  run?: { source?: string };
  deno?: boolean;
}

/** A notebook with an install cell and more code cells. */
function notebook({ code = {}, outputs = [], run, deno = false }: Parts) {
  const sources = { ...(deno ? {} : { install: '%pip install --quiet sightglass==3.8.2 openai==3.22.1' }), ...code };
  const cells = Object.entries(sources).map(([id, source]) => ({
    cell_type: 'code',
    id,
    metadata: id === 'install' ? { tags: ['skip-run'] } : {},
    source,
    outputs: id === 'install' ? [] : outputs,
    execution_count: run && id !== 'install' ? 1 : null,
  }));
  const title = { cell_type: 'markdown', id: 'title', metadata: {}, source: '# Title' };
  const recorded = run && { sightglass: { run: { source: run.source ?? hashCodeCells(cells) } } };
  const kernel = deno ? { name: 'deno', display_name: 'Deno' } : { name: 'python3', display_name: 'Python 3' };
  const metadata = { kernelspec: kernel, ...recorded };
  return { cells: [title, ...cells], metadata, nbformat: 4, nbformat_minor: 5 };
}

function check(notebooks: Record<string, object | string>, listed = Object.keys(notebooks)) {
  const table = listed.map((name) => ({ notebook: name, docsPath: null, isGuide: true }));
  writeFileSync(join(root, 'cookbook/notebooks.json'), JSON.stringify(table));
  for (const [name, content] of Object.entries(notebooks)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(root, `cookbook/${name}.ipynb`), text);
  }
  const { faults, status } = checkNotebooks(root);
  return { lines: faults.map(formatFault), status };
}

const GOOD = { call: 'from sightglass import observe\n\n@observe(name="x")\ndef f():\n    return 1' };
const STREAM = [{ output_type: 'stream', name: 'stdout', text: '1\n' }];

it('accepts a notebook that was run and one that was only checked', () => {
  const { lines, status } = check({
    ran: notebook({ code: GOOD, outputs: STREAM, run: {} }),
    checked: notebook({ code: GOOD }),
  });
  expect(lines).toEqual([]);
  expect(status).toEqual({ run: ['ran'], checked: ['checked'], missing: [], broken: [] });
});

it('names a broken file and still checks the others', () => {
  const { lines, status } = check({ bad: '{ "cells": [', other: notebook({ code: { a: 'def (' } }) });
  expect(lines).toEqual([
    expect.stringContaining('cookbook/bad.ipynb: This is not JSON'),
    expect.stringMatching(/^cookbook\/other\.ipynb#a:1: This does not parse as Python/),
  ]);
  expect(status.broken).toEqual(['bad']);
});

it('names the cell of an output without a type, and repeated cell IDs', () => {
  const broken = notebook({ code: { show: 'print(1)' }, outputs: [{ name: 'stdout', text: '1' }] });
  const twice = notebook({ code: GOOD });
  twice.cells.push({ ...twice.cells[1] } as (typeof twice.cells)[number]);
  const { lines } = check({ broken, twice });
  expect(lines[0]).toMatch(/^cookbook\/broken\.ipynb#show: This is not nbformat 4\.5: .*output_type/);
  expect(lines[1]).toBe('cookbook/twice.ipynb#install: Two cells have the ID "install". Give each cell its own ID.');
});

it('recognises the SDK in later cells by imports in earlier ones', () => {
  const code = {
    setup: 'from sightglass import Sightglass, observe\n\nsg = Sightglass()',
    use: 'x = 1\nsg.prompts.get("p", lable="a")',
  };
  expect(check({ n: notebook({ code }) }).lines).toEqual([
    'cookbook/n.ipynb#use:2: get() has no argument "lable". Did you mean "label"?',
  ]);
});

it('checks TypeScript against the contracts, with pinned specifiers', () => {
  const code = {
    setup:
      'import { observe } from "npm:@sightglass/tracing@4.1.0";\nimport OpenAI from "npm:openai@7.53.0";\nconst client = new OpenAI();',
    use: 'const f = observe(() => 1, { named: "x" });\nconst n: string = client.baseURL;',
  };
  const { lines } = check({ n: notebook({ code, deno: true }) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^cookbook\/n\.ipynb#use:1: TypeScript rejects .*named/);
});

it('requires exact versions of known packages and real imports', () => {
  const install = '%pip install sightglass openai==1.0.0 opnai==3.22.1';
  const python = notebook({ code: { install, use: 'import opnai\nimport os, json' } });
  const deno = notebook({ code: { use: 'import OpenAI from "npm:openai";\nimport { x } from "zod";' }, deno: true });
  expect(check({ python, deno }).lines.filter((line) => !line.includes('TypeScript'))).toEqual([
    expect.stringContaining('deno.ipynb#use:1: "npm:openai" has no exact version.'),
    expect.stringContaining('deno.ipynb#use:2: "zod" has no exact version.'),
    expect.stringContaining('python.ipynb#install:1: "sightglass" has no exact version.'),
    expect.stringMatching(/python.ipynb#install:1: openai 1.0.0 is not listed\. Pin .*3\.22\.1/),
    expect.stringContaining('python.ipynb#install:1: There is no package "opnai"'),
    expect.stringContaining('python.ipynb#use:1: No known package provides "opnai".'),
  ]);
});

it('finds absolute paths and secrets in sources and outputs', () => {
  const key = `sk-${'a'.repeat(24)}`;
  const source = notebook({
    code: { a: `key = "${key}"`, b: 'x = "relative/home/path"\nopen("/home/mira/data.csv")' },
  });
  const output = notebook({
    code: GOOD,
    run: {},
    outputs: [{ output_type: 'stream', name: 'stdout', text: '/tmp/run-1/x' }],
  });
  expect(check({ output, source }).lines).toEqual([
    expect.stringContaining('output.ipynb#call: The output contains an absolute path.'),
    expect.stringContaining('source.ipynb#a:1: The cell contains what looks like a secret key.'),
    expect.stringContaining('source.ipynb#b:2: The cell contains an absolute path.'),
  ]);
});

it('requires links that work where notebooks are read, not only on the site', () => {
  const linked = notebook({ code: GOOD });
  linked.cells.push({
    cell_type: 'markdown',
    id: 'next',
    metadata: {},
    source: '[Home](https://sightglass.example/docs)\n[Docs](/docs/tracing#x)',
  });
  expect(check({ linked }).lines).toEqual([
    'cookbook/linked.ipynb#next:2: The link to "/docs/tracing#x" works only on the site. Write "https://sightglass.example/docs/tracing#x"; the site turns it into a path.',
  ]);
});

it('requires outputs to come from a run of the current code', () => {
  writeFileSync(join(root, 'cookbook/traces/unrun.json'), '{"kind":"recorded"}');
  const { lines } = check({
    changed: notebook({ code: GOOD, run: { source: 'sha256:0' } }),
    unrun: notebook({ code: GOOD, outputs: STREAM }),
  });
  expect(lines).toEqual([
    'cookbook/changed.ipynb: A cell changed after the run. Run `npm run notebooks:run changed`.',
    expect.stringContaining('unrun.ipynb#call: The cell has output, but no run is recorded.'),
    expect.stringContaining('cookbook/traces/unrun.json: The trace is "recorded", but the notebook was not run.'),
  ]);
});

it('compares the table with the files in both directions', () => {
  const { lines } = check({ extra: notebook({ code: GOOD }) }, ['absent']);
  expect(lines).toEqual([
    expect.stringContaining('cookbook/extra.ipynb: The notebook is not in cookbook/notebooks.json'),
    expect.stringContaining('cookbook/notebooks.json: There is no file cookbook/absent.ipynb.'),
  ]);
});

it('names the cell that uses a retired model', () => {
  const [{ id, endDate, role }] = models.retired as [{ id: string; endDate: string; role: string }];
  const { lines } = check({ n: notebook({ code: { call: `MODEL = "${id}"` } }) });
  expect(lines).toEqual([
    `cookbook/n.ipynb#call:1: The model ${id} is retired (end: ${endDate}). Use the model of the role "${role}" in contracts/models.json.`,
  ]);
});
