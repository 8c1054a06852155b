import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { TOOLS } from '../scripts/tools.ts';
import { checkSamples } from '../src/checks/samples/check-samples.ts';
import { referenceSamples } from '../src/checks/samples/find-samples.ts';
import { formatFault } from '../src/lib/fault.ts';
import { compile } from '../src/markdown/compile.ts';
import { readFenceInfo } from '../src/markdown/fence-info.ts';
import { sampleKey } from '../src/markdown/sample-check.ts';
import { getText, type TreeNode, walk } from '../src/markdown/tree.ts';
import { createMarkdownComponents } from '../src/prose/markdown-components.tsx';
import { createApp } from '../src/server/app.ts';
import { withErrorOverlay } from '../src/server/dev-renderer.ts';
import { readEnv } from '../src/site/env.ts';
import { readSampleResults } from '../src/source/sample-results.ts';
import { getSharedSite } from './shared-site.ts';

const root = mkdtempSync(join(tmpdir(), 'samples-'));
mkdirSync(join(root, 'content'));
mkdirSync(join(root, 'cookbook'));
cpSync('contracts', join(root, 'contracts'), { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** One fault of each kind, each next to a correct sample. */
const PLANTED: readonly [language: string, right: string, wrong: string, message: string][] = [
  [
    'ts',
    "import { observe } from '@sightglass/tracing'\nobserve(async (a: string) => a, { name: 'a' })",
    "import { obsreve } from '@sightglass/tracing'",
    'no exported member',
  ],
  [
    'typescript',
    "import OpenAI from 'openai'\nnew OpenAI({ maxRetries: 1 })",
    "import OpenAI from 'openai'\nnew OpenAI({ maxRetreis: 1 })",
    'maxRetreis',
  ],
  ['tsx', 'export const a: number = 1', "export const a: number = 'b'", "Type 'string' is not assignable"],
  ['js', "await sg.prompts.get('a', { label: 'b' })", "await sg.promts.get('a')", 'promts'],
  ['python', 'from sightglass import observe', 'from sightglass import obsreve', 'Did you mean "observe"?'],
  ['py', 'sg.flush()', 'def f(:', 'does not parse as Python'],
  ['bash', 'curl $H/api/public/health', 'curl $H/api/public/helth', 'Did you mean /api/public/health?'],
  ['sh', 'ls', 'if true; then', 'does not parse as shell'],
  ['shell', 'export SIGHTGLASS_HOST=a', 'export SIGHTGLASS_HSOT=a', 'Did you mean SIGHTGLASS_HOST?'],
  ['json', '{}', '{', 'This JSON does not parse'],
  ['yaml', 'a: 1', 'a: [', 'This YAML does not parse'],
  ['yml', 'services:\n  a: { image: b }', 'services:\n  a: { image: b, comand: c }', 'Did you mean "command"?'],
  ['toml', 'a = 1', 'a =', 'This TOML does not parse'],
  ['sql', 'SELECT (1);', 'SELECT ((1);', 'This SQL does not parse'],
  ['nginx', 'server { listen 80; }', 'server { listen 80;', 'nginx configuration does not parse'],
  ['dockerfile', 'FROM node:24', 'FORM node:24', 'Did you mean "FROM"?'],
  [
    'hcl',
    'module "a" {\n  source = "sightglass-example/sightglass/aws"\n  domain = "a"\n}',
    'module "a" {\n  source = "sightglass-example/sightglass/aws"\n  domian = "a"\n}',
    'Did you mean "domain"?',
  ],
  [
    'text',
    'Queue full: the 5 oldest observations were dropped.',
    'Queue full: 5 observations were dropped.',
    'The SDKs do not log this message',
  ],
  ['yaml', 'a: sightglass.queue.age', 'a: sightglass.queue.length_', 'Did you mean "sightglass.queue.length"?'],
  ['bash', 'docker compose run --rm web migrate', 'docker compose run --rm web migrat', 'Did you mean "migrate"?'],
  ['dotenv', 'ENCRYPTION_KEY=1', 'ENCRYPTION_KYE=1', 'Did you mean ENCRYPTION_KEY?'],
];
const EXTRA = `${fence('klingon', 'x')}${fence('ts unchecked="no"', 'x')}${fence('ts unchecked="shows what the old version did"', 'x(')}`;

describe('the check of code samples', () => {
  it('reports one fault of each kind, at its place, and nothing else', () => {
    const body = PLANTED.map(([language, right, wrong]) => fence(language, right) + fence(language, wrong)).join('\n');
    write('content/a.mdx', body + EXTRA);
    write(
      'cookbook/n.ipynb',
      JSON.stringify({ cells: [{ cell_type: 'markdown', source: [fence('python', 'from sightglass import nope')] }] }),
    );
    const { faults, counts } = checkSamples(root);
    const lines = faults.map(formatFault);
    for (const [language, , wrong, message] of PLANTED) {
      const line = body.slice(0, body.indexOf(fence(language, wrong))).split('\n').length + 1;
      const last = line + wrong.split('\n').length - 1;
      const found = lines.filter((text) => text.includes(message));
      expect(found, message).toHaveLength(1);
      expect(Number(/:(\d+):/.exec(found[0] ?? '')?.[1]), message).toBeGreaterThanOrEqual(line);
      expect(Number(/:(\d+):/.exec(found[0] ?? '')?.[1]), message).toBeLessThanOrEqual(last);
    }
    expect(lines.filter((text) => /klingon|without a reason|cell-1:2/.test(text))).toHaveLength(3);
    expect(lines).toHaveLength(PLANTED.length + 3);
    expect(counts.reduce((sum, { optedOut }) => sum + optedOut, 0)).toBe(2);
  });
  it('rechecks only what has changed', () => {
    rmSync(join(root, 'cookbook/n.ipynb'));
    write('content/a.mdx', fence('ts', 'export const a = 1') + fence('json', '{"new": 1}'));
    expect(checkSamples(root)).toMatchObject({ faults: [], cached: 0 });
    write('content/a.mdx', fence('ts', 'export const a = 1') + fence('json', '[]'));
    expect(checkSamples(root)).toMatchObject({ faults: [], cached: 1 });
  });
  it('reuses all results the second time, and counts no sample that opted out', () => {
    write('content/a.mdx', fence('json', '{}') + fence('text', 'a') + EXTRA.slice(EXTRA.lastIndexOf('```ts')));
    expect(checkSamples(root)).toMatchObject({ faults: [], cached: 0 });
    expect(checkSamples(root)).toMatchObject({ faults: [], cached: 2 });
  });
  it('rechecks samples whose contract has changed', () => {
    const files = fence('ts', 'export const a = 1') + fence('python', 'a = 1') + fence('bash', 'ls');
    write('content/a.mdx', files);
    checkSamples(root);
    for (const [contract, left] of [
      ['python/sightglass/openai.pyi', 2],
      ['typescript/openai/index.d.ts', 2],
      ['openapi.yaml', 2],
    ] as const) {
      appendFileSync(join(root, 'contracts', contract), '\n');
      expect(checkSamples(root), contract).toMatchObject({ faults: [], cached: left });
    }
    mkdirSync(join(root, 'src/checks/samples'), { recursive: true });
    write('src/checks/samples/a.ts', '// another check');
    expect(checkSamples(root)).toMatchObject({ faults: [], cached: 0 });
  });
});

describe('the label of a sample', () => {
  it('comes from a result: a failing fence has none, and its neighbours keep theirs', () => {
    write(
      'content/a.mdx',
      fence('python', 'from sightglass import observe') +
        fence('python', 'from sightglass import obsreve') +
        fence('ts', "import { observe } from '@sightglass/tracing'\nobserve(async () => 1)") +
        fence('ts', "import { obsreve } from '@sightglass/tracing'") +
        fence('ts', "console.log('@sightglass/tracing')") +
        fence('sql', 'SELECT 1;'),
    );
    const { faults, passed } = checkSamples(root);
    expect(faults.map(({ line }) => line)).toEqual([5, 12]);
    expect([...passed].map(([{ line }, check]) => [line, check])).toEqual([
      [2, 'python-sdk'],
      [8, 'typescript-sdk'],
      [15, 'types'],
      [18, null],
    ]);
    expect([...checkSamples(root).passed.values()]).toEqual(['python-sdk', 'typescript-sdk', 'types', null]);
  });
});

describe('npm run tool -- check:samples', () => {
  const run = (...args: string[]) =>
    spawnSync('node', [resolve('scripts/check-samples.ts'), ...args], { cwd: root, encoding: 'utf8' });
  const label = (language: string, code: string) => readSampleResults(root)?.find(language, code);

  it('fails at a faulty sample, names its place, and saves what passed', () => {
    write('content/a.mdx', fence('json', '{}') + fence('python', 'from sightglass import obsreve'));
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([1, expect.stringContaining('content/a.mdx:5: sightglass has no "obsreve".')]);
    expect([label('json', '{}'), label('python', 'from sightglass import obsreve')]).toEqual(['json', undefined]);
  });
  it('before a start: only warns, and does nothing if nothing has changed', () => {
    write('content/a.mdx', fence('json', '[]') + fence('python', 'from sightglass import obsreve'));
    const first = run('--start');
    expect([first.status, first.stderr]).toEqual([0, expect.stringContaining('content/a.mdx:5')]);
    expect(label('json', '[]')).toBe('json');
    expect(run('--start')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
  it('stops check and build', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.build).toMatch(
      /node scripts\/bundle\.ts && node scripts\/check-samples\.ts && node dist\/server\/export\.js$/,
    );
    expect(TOOLS.check?.steps).toContainEqual(['tool', 'check:samples']);
  });
});

it('in development a page with a faulty sample shows file, line and remedy instead', async () => {
  const site = getSharedSite();
  const page = site.pages.get('/docs/tracing/tags');
  if (!page) throw new Error('The page is gone.');
  const lines = page.source.split('\n').length;
  const source = `${page.source}\n${fence('python', 'from sightglass import obsreve')}`;
  const pages = new Map([...site.pages, [page.path, { ...page, source }]]);
  const env = readEnv({ LOG_LEVEL: 'off' });
  const renderer = withErrorOverlay({ ...site, pages }, env);
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const app = createApp({ env, health: { draining: false }, renderer: () => renderer, showFaults: true });
  const [faulty, right] = [await app.request(page.path), await app.request('/docs/tracing/metadata')];
  logged.mockRestore();
  const html = await faulty.text();
  expect(faulty.status).toBe(500);
  expect(html).toContain(`${page.file}:${lines + 2}`);
  expect(html).toContain('Did you mean &quot;observe&quot;?');
  expect(right.status).toBe(200);
  expect(await right.text()).toContain('Checked against Python SDK');
});

describe('the samples of the site', () => {
  const report = checkSamples(process.cwd(), referenceSamples(process.cwd()));
  it('match the contracts, and few opt out', () => {
    const { faults, counts } = report;
    const [fences, optedOut] = (['fences', 'optedOut'] as const).map((key) =>
      counts.reduce((sum, count) => sum + count[key], 0),
    );
    expect(faults.map(formatFault)).toEqual([]);
    expect((optedOut ?? 0) / (fences ?? 1)).toBeLessThanOrEqual(0.03);
  });
  it('appear on pages exactly as checked, so that each finds its result', async () => {
    const site = getSharedSite();
    const known = new Map([...report.passed].map(([{ language, code }, check]) => [sampleKey(language, code), check]));
    const { tags } = createMarkdownComponents({
      pages: site.index.pages,
      ...site.reference,
      team: site.data.team,
      hosts: [],
    });
    const shown: string[] = [];
    const lost: string[] = [];
    // The SDK reference shows signatures, which come from the same stubs that samples are checked against.
    const withSamples = [...site.pages.values()].filter(({ file }) => !/^contracts\/(python|typescript)\//.test(file));
    expect(withSamples.length).toBeLessThan(site.pages.size);
    for (const { path, source, file } of withSamples) {
      const { tree } = await compile(source, file, tags, { ...site, coloured: false });
      for (const { language, text, unchecked } of getCodeBlocks(tree)) {
        shown.push(language);
        if (unchecked === undefined && !known.has(sampleKey(language, text)))
          lost.push(`${path}: ${text.slice(0, 60)}`);
      }
    }
    expect(lost).toEqual([]);
    expect(shown.length).toBeGreaterThan(1000);
  });
});

/** Every code block of a compiled page except drawn diagrams. */
function getCodeBlocks(tree: TreeNode): { language: string; text: string; unchecked?: string }[] {
  const found: { language: string; text: string; unchecked?: string }[] = [];
  walk(tree, (node) => {
    if (node.tagName !== 'pre' || node.data?.drawing) return;
    const { language, unchecked } = readFenceInfo(node.data?.lang, node.data?.meta);
    found.push({ language, text: getText(node).replace(/\n$/, ''), unchecked });
  });
  return found;
}
