import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const FACTS = {
  id: "'lab'",
  label: "'Lab'",
  prefix: "'/lab'",
  contentDir: "'lab'",
  icon: "'compass'",
  blurb: "'Experiments'",
  searchTab: "'Docs'",
  searchPrior: '0.7',
  frontMatter: "'reference'",
};
const folder = mkdtempSync(join(tmpdir(), 'section-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a row of the table; its base has every fact except those in FACTS. */
function rowText(facts: Partial<typeof FACTS>): string {
  return `  { ...withoutFacts, ${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} },`;
}

/** Writes the section table with more rows; returns its file and the line of the first one. */
function writeTable(name: string, rows: readonly string[]): { file: string; line: number } {
  const root = join(folder, name);
  mkdirSync(join(root, 'src/site'), { recursive: true });
  for (const used of ['src/lib/icon-names.ts', 'src/site/brand.ts']) cpSync(used, join(root, used));
  const base = 'const { frontMatter: _, ...withoutFacts } = docsLike;\n\n/** The section table';
  const text = readFileSync('src/site/sections.ts', 'utf8').replace('/** The section table', base);
  const end = text.indexOf('] as const satisfies');
  const file = join(root, 'src/site/sections.ts');
  writeFileSync(file, `${text.slice(0, end)}${rows.join('\n')}\n${text.slice(end)}`);
  return { file, line: text.slice(0, end).split('\n').length };
}

describe('a section row without a fact does not compile', () => {
  const names = Object.keys(FACTS).filter((name) => name !== 'id') as (keyof typeof FACTS)[];
  const rows = names
    .map((name) => rowText({ ...FACTS, [name]: undefined }))
    .map((row) => row.replace(/ \w+: undefined,?/, ''));
  let output = '';
  const { file, line } = writeTable('incomplete', [rowText(FACTS), ...rows]);
  beforeAll(() => {
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'esnext',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    try {
      execFileSync('node_modules/.bin/tsc', [...options, '--ignoreConfig', '--allowImportingTsExtensions', file]);
    } catch (error) {
      output = String((error as { stdout: Buffer }).stdout);
    }
  });

  it.each(names.map((name, index) => [name, line + 1 + index] as const))(
    '%s: the error names it and the line',
    (name, index) => {
      const messages = output.split(/^(?=\S.*sections\.ts)/m).filter((text) => text.includes(`sections.ts(${index},`));
      expect(messages.join()).toContain(`'${name}' is missing`);
    },
  );
  it('a complete row compiles', () => expect(output).not.toContain(`sections.ts(${line},`));
});

describe('a new section needs one row and one folder', async () => {
  const { file } = writeTable('whole', [rowText(FACTS)]);
  vi.doMock('../site/sections.ts', () => import(file));
  const { loadSite } = await import('../source/site.ts');
  const { getSection } = await import('../site/sections.ts');
  const { SectionSwitcher } = await import('../layouts/docs/SectionSwitcher.tsx');
  const { SectionTable } = await import('../pages/docs-mcp/SectionTable.tsx');
  const { codedPages } = await import('../pages/coded-pages.ts');
  const { createLlmsFiles } = await import('../server/outputs/llms-txt.ts');

  const root = join(folder, 'site');
  mkdirSync(join(root, 'content/lab'), { recursive: true });
  for (const name of readdirSync('content')) symlinkSync(resolve('content', name), join(root, 'content', name));
  for (const name of ['contracts', 'cookbook', 'public']) symlinkSync(resolve(name), join(root, name));
  const front = 'title: Lab\ndescription: A section that only this test has, with everything a section needs.\n';
  const questions = 'questions:\n  - What is the lab about?\n  - Where is the lab?\n  - Who runs the lab?\n';
  writeFileSync(join(root, 'content/lab/index.mdx'), `---\n${front}${questions}---\n\nText.\n`);
  writeFileSync(join(root, 'content/lab/bare.mdx'), `---\n${front}---\n\nText.\n`);
  writeFileSync(join(root, 'content/lab/sidebar.yaml'), '- index\n');
  const site = loadSite(root, codedPages);
  const lab = getSection('/lab/x');

  it('has its pages and its sidebar', () => {
    expect(site.pages.get('/lab')?.section.label).toBe('Lab');
    expect([...site.sidebars.keys()]).toContain('lab');
  });
  it('checks front matter by the kind in the row', () => {
    const sectionFaults = site.faults.filter((fault) => fault.file.startsWith('content/lab/'));
    expect(sectionFaults.map((fault) => fault.file)).toContain('content/lab/bare.mdx');
    expect(sectionFaults.map((fault) => fault.problem).join()).toContain('questions');
  });
  it('appears in the switcher with its icon', () => {
    const html = renderToStaticMarkup(createElement(SectionSwitcher, { current: lab, label: 'Section' }));
    expect(html).toMatch(/<a href="\/lab"[^>]*><span[^>]*mark-compass[^>]*><\/span>Lab<\/a>/);
  });
  it('appears in the table of sections with its blurb', () =>
    expect(renderToStaticMarkup(createElement(SectionTable))).toContain('<td>Experiments</td>'));
  it('has an index for agents', () => {
    const page = { path: '/lab', section: lab.id, title: 'Lab', description: 'x', markdown: '/lab.md' };
    expect([...createLlmsFiles([page as never], 'https://s.example').keys()]).toContain('/lab/llms.txt');
  });
});
