import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import models from '../contracts/models.json' with { type: 'json' };
import { modelUsageFaults } from '../src/checks/models/model-faults.ts';
import { readUsages } from '../src/checks/models/usages.ts';
import { readModels } from '../src/source/models.ts';
import { readNotebookPages } from '../src/source/notebook/notebook-pages.ts';

const NAMES = ['datasets', 'python_decorators', 'integration_groq_sdk'];
const ENTRIES = NAMES.map((notebook) => ({ notebook, docsPath: null, isGuide: true }));
const FILE = 'cookbook/datasets.ipynb';
const RETIRED = models.retired[0]?.id ?? '';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broken-'));
  mkdirSync(join(root, 'cookbook/traces'), { recursive: true });
  for (const folder of ['contracts', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  for (const name of NAMES)
    for (const file of [`cookbook/${name}.ipynb`, `cookbook/traces/${name}.json`]) cpSync(file, join(root, file));
  writeFileSync(join(root, 'cookbook/notebooks.json'), JSON.stringify(ENTRIES));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Cell {
  id: string;
  source: string | string[];
  outputs: Record<string, unknown>[];
}

/** Changes one cell of the notebook. */
function edit(id: string, change: (cell: Cell) => void): void {
  const notebook = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as { cells: Cell[] };
  const cell = notebook.cells.find((one) => one.id === id);
  if (!cell) throw new Error(`${FILE} has no cell "${id}"`);
  change(cell);
  writeFileSync(join(root, FILE), JSON.stringify(notebook));
}

const replaceIn = (id: string, from: string, to: string) =>
  edit(id, (cell) => {
    const source = [cell.source].flat().join('');
    if (!source.includes(from)) throw new Error(`the cell "${id}" has no ${from}`);
    cell.source = source.replace(from, to);
  });

/** Runs the command as `npm run tool -- check:notebooks` does. */
function check() {
  const { status, stderr, stdout } = spawnSync(process.execPath, [resolve('scripts/check-notebooks.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, faults: stderr.split('\n').filter((line) => line.startsWith('cookbook/')), stdout };
}

it('the command accepts the unmodified notebooks', () => {
  const { status, faults, stdout } = check();
  expect(faults).toEqual([]);
  expect(stdout).toContain('3 of 3 notebooks written: 3 run, 0 checked only, 0 broken.');
  expect(status).toBe(0);
});

const BREAKS: [string, () => void, RegExp][] = [
  [
    'bad JSON',
    () => writeFileSync(join(root, FILE), readFileSync(join(root, FILE), 'utf8').slice(0, -40)),
    /^cookbook\/datasets\.ipynb: This is not JSON: .+ Restore the file, or open and save it in Jupyter\.$/,
  ],
  [
    'an output without a type',
    () => edit('run', ({ outputs }) => delete outputs[0]?.output_type),
    /^cookbook\/datasets\.ipynb#run: This is not nbformat 4\.5: .*output_type.* Correct it, or open and save .+$/,
  ],
  [
    'a wrong SDK keyword',
    () => replaceIn('create', 'description=', 'desription='),
    /^cookbook\/datasets\.ipynb#create:\d+: create\(\) has no argument "desription"\. Did you mean "description"\?$/,
  ],
  [
    'a dead model',
    () => replaceIn('task', 'gpt-6-luna', RETIRED),
    new RegExp(`^${FILE}#task:\\d+: The model ${RETIRED} is retired .+ Use the model of the role .+$`),
  ],
];

describe.each(BREAKS)('%s', (_, damage, message) => {
  it('fails the command, which names the file, the cell and the remedy, and blames no other notebook', () => {
    damage();
    const { status, faults } = check();
    expect(status).toBe(1);
    expect(faults).toContainEqual(expect.stringMatching(message));
    expect(faults.filter((line) => !line.startsWith(FILE))).toEqual([]);
  });
  it('leaves the pages of the other notebooks unchanged', () => {
    const others = () => readNotebookPages(root, ENTRIES).pages.filter(({ notebook }) => notebook?.name !== 'datasets');
    const before = others();
    damage();
    expect(others()).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

it('reports a model that ends in 30 days for every page that uses it', () => {
  const known = readModels(process.cwd());
  const today = new Date('2026-11-16T12:00:00Z');
  const models = known.models.map((model) =>
    model.role === 'openai-cheap' ? { ...model, endDate: '2026-12-16' } : { ...model, endDate: null },
  );
  const faults = modelUsageFaults(readUsages(process.cwd()), { ...known, models }, today);
  const files = new Set(faults.map(({ file }) => file.split('#')[0]));
  expect(faults.every(({ problem }) => problem.includes('ends on 2026-12-16, in 30 days'))).toBe(true);
  expect(files).toContain('content/guides/first-evaluation.mdx');
  expect(files).toContain(FILE);
  expect(files.size).toBeGreaterThan(30);
});
