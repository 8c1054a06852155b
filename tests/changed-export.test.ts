import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runExport } from './exported-site.ts';
import { createSmallSite } from './small-content.ts';

const SESSIONS = 'content/docs/tracing/sessions.mdx';

/** What exports save of pages and facts: a full export does without. */
const SAVED = /^(page-texts|derived|facts|results)-/;

let root = '';
beforeAll(() => {
  root = createSmallSite();
  runExport(root, 'out');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every file of a folder with its bytes. */
function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}

const cacheFiles = (pattern: RegExp) => readdirSync(join(root, '.cache')).filter((name) => pattern.test(name));

function differingFiles(): string[] {
  rmSync(join(root, 'fresh'), { recursive: true, force: true });
  for (const name of cacheFiles(SAVED)) rmSync(join(root, '.cache', name));
  runExport(root, 'fresh');
  const [updated, fresh] = [readAll(join(root, 'out')), readAll(join(root, 'fresh'))];
  expect(fresh.size).toBeGreaterThan(100);
  const names = new Set([...updated.keys(), ...fresh.keys()]);
  return [...names].filter((name) => updated.get(name) !== fresh.get(name));
}

/** Exports to the folder of the first export, and returns how many pages were drawn. */
function exportAgain(): { pages: number; drawn: number } {
  const [, pages, drawn] = /(\d+) pages exported, (\d+) of them/.exec(runExport(root, 'out')) ?? [];
  return { pages: Number(pages), drawn: Number(drawn) };
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

describe('an export after an earlier one', () => {
  it('draws nothing where nothing has changed', () => {
    expect(exportAgain()).toMatchObject({ drawn: 0 });
  });

  it('draws one page after its text has changed', () => {
    appendFileSync(join(root, SESSIONS), '\nA sentence about zebras.\n');
    expect(exportAgain().drawn).toBe(1);
    expect(readFileSync(join(root, 'out/docs/tracing/sessions.html'), 'utf8')).toContain('zebras');
    expect(readFileSync(join(root, 'out/docs/tracing/sessions.md'), 'utf8')).toContain('zebras');
  });

  it('writes what only agents read again after it has changed', () => {
    appendFileSync(join(root, 'content/data/skill.md'), '\nZebras too.\n');
    exportAgain();
    expect(readFileSync(join(root, 'out/skill.md'), 'utf8')).toContain('Zebras too.');
  });

  it('draws one page after it has a new section; the result of these exports is that of a full one', () => {
    appendFileSync(join(root, SESSIONS), '\n## Okapis\n\nA section that moves all later ones.\n');
    expect(exportAgain().drawn).toBe(1);
    expect(differingFiles()).toEqual([]);
  });

  it('adds a page in the same way, and reads nothing from damaged files of an earlier run', () => {
    const page = readFileSync(join(root, SESSIONS), 'utf8').replace(/^title: .*/m, 'title: Giraffes');
    writeFileSync(join(root, 'content/docs/tracing/giraffes.mdx'), page);
    appendFileSync(join(root, 'content/docs/sidebar.yaml'), '- tracing/giraffes\n');
    exportAgain();
    appendFileSync(join(root, SESSIONS), '\nA sentence about gnus.\n');
    for (const name of cacheFiles(/^(derived|facts|results|export)-.*\.(bin|json)$/))
      truncateSync(join(root, '.cache', name), 1000);
    const { pages, drawn } = exportAgain();
    expect(drawn).toBe(pages);
    expect(readFileSync(join(root, 'out/docs/tracing/giraffes.html'), 'utf8')).toContain('Giraffes');
    expect(differingFiles()).toEqual([]);
  });

  it('draws every page after a changed data file', () => {
    edit('contracts/glossary.json', (text) => text.replace(/("meaning": ")/, '$1Okapi. '));
    const { pages, drawn } = exportAgain();
    expect(drawn).toBe(pages);
  });

  it('rejects a folder with other files, even with an absolute path', () => {
    const folder = join(root, 'mine');
    mkdirSync(folder);
    writeFileSync(join(folder, 'letter.txt'), 'Dear all');
    for (const name of ['mine', folder])
      expect(() => runExport(root, name)).toThrow(`${name} has files that no export wrote`);
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  it('renders every page that may show a changed title, rewrites damaged files, and removes files of removed pages', () => {
    edit(SESSIONS, (text) => text.replace(/^title: .*/m, 'title: Zebras'));
    rmSync(join(root, 'content/faq/what-is-a-unit.mdx'));
    writeFileSync(join(root, 'out/docs/tracing/tags.html'), 'damaged');
    const { pages, drawn } = exportAgain();
    expect(drawn).toBe(pages);
    expect(readFileSync(join(root, 'out/docs/tracing/tags.html'), 'utf8')).toContain('Zebras');
    expect(differingFiles()).toEqual([]);
  });
});
