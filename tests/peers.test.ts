import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Result } from 'lighthouse';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { generatePage, getSlug } from '../bench/generated-pages.ts';
import { PEERS } from '../bench/peers/all-peers.ts';
import { lastLines, measureCommand } from '../bench/peers/measure-command.ts';
import { buildSite } from '../bench/peers/measure-sites.ts';
import { parseOptions } from '../bench/peers/options.ts';
import { getPagePaint } from '../bench/peers/page-paint.ts';
import { createPeerSite } from '../bench/peers/peer-site.ts';
import { convertPage } from '../bench/peers/plain-page.ts';
import { getRemarks, HEADER, hasFailures, missesTargets, toRow } from '../bench/peers/report.ts';
import type { SiteFigures } from '../bench/peers/site.ts';
import { findFile } from '../bench/peers/static-files.ts';
import { tinyPeer } from '../bench/peers/tiny-peer.ts';
import { createSidebar } from '../bench/peers/vitepress.ts';
import { getResidentMb } from '../bench/process-usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightglass-peers-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(PEERS))('pages for %s', (_, { dialect, packages }) => {
  const page = convertPage(generatePage(3, 10), dialect);
  it('have front matter that every generator can read', () =>
    expect(page).toMatch(/^---\ntitle: Generated page 3\ndescription: Page 3 of .*\n---\n/));
  it('keep all code blocks, without tabs', () => {
    expect(page.match(/^```\w+/gm)).toEqual(['```bash', '```json', '```python', '```ts', '```yaml', '```sql']);
    expect(page).not.toMatch(/<\/?(LangTabs|Tab)\b/);
  });
  it("show callouts in each generator's syntax", () => {
    const opening = dialect.formatCallout('text').split('\n')[0] ?? '';
    expect(page.split('\n').filter((line) => line === opening)).toHaveLength(2);
  });
  it('are built with exact versions', () => {
    for (const version of Object.values(packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

it('titles of code blocks and pages depend on the dialect', () => {
  const shown = { formatCallout: String, showsCodeTitles: true, titleInBody: false };
  expect(convertPage(generatePage(0, 1), shown)).toContain('```python title="p0k2.py"\n');
  const hidden = convertPage(generatePage(0, 1), { ...shown, showsCodeTitles: false, titleInBody: true });
  expect(hidden).toContain('```python\n');
  expect(hidden).toContain('\n# Generated page 0\n');
});

it('the sidebar of VitePress follows the folders', () => {
  const [chapter, ...rest] = createSidebar([0, 19, 20].map(getSlug));
  expect(rest).toEqual([]);
  expect(chapter?.items?.map(({ text, items }) => [text, items?.length])).toEqual([
    ['group-0', 2],
    ['group-1', 1],
  ]);
  expect(chapter?.items?.[1]?.items).toEqual([{ text: 'page-20', link: '/docs/chapter-0/group-1/page-20' }]);
});

describe('options', () => {
  const known = ['starlight', 'vitepress'];
  it('measure all peers on 1,000 pages by default', () =>
    expect(parseOptions([], known)).toEqual({ pages: 1000, peers: known, skipLighthouse: false }));
  it('select pages and peers', () => {
    const options = parseOptions(['--pages', '50', '--only', 'vitepress,ours', '--skip-lighthouse'], known);
    expect(options).toEqual({ pages: 50, peers: ['vitepress'], skipLighthouse: true });
    expect(parseOptions(['--only', 'ours'], known).peers).toEqual([]);
  });
  it.each([[['--pages', 'many']], [['--pages', '0']], [['--only', 'hugo']], [['--fast']]])('refuse %j', (args) =>
    expect(() => parseOptions(args, known)).toThrow(),
  );
});

const paint = { score: 100, fcpMs: 900, lcpMs: 1200, tbtMs: 0 };
const build = { cpuSeconds: 12.34, wallSeconds: 8, rssMb: 512 };
const ours: SiteFigures = { name: 'ours', build, paint };
const starlight: SiteFigures = { name: 'Starlight', build, paint: { ...paint, fcpMs: 1000, lcpMs: 1100 } };

describe('the report', () => {
  it('has a cell for each column, whatever was measured', () => {
    for (const site of [ours, { name: 'bare' }]) expect(toRow(site)).toHaveLength(HEADER.length);
    expect(toRow(ours)).toEqual(['ours', '12.3', '8.0', '512', '', '', '', '100', '0.90', '1.20', '0']);
  });
  it('lists missed targets', () => {
    expect(missesTargets([ours, starlight])).toBe(true);
    expect(getRemarks([ours, starlight]).slice(1)).toEqual([
      'FCP: ours 0.90 s, Starlight 1.00 s, ratio 0.90 (target < 1): met',
      'LCP: ours 1.20 s, Starlight 1.10 s, ratio 1.09 (target < 1): missed',
      'Missed: LCP ahead of Starlight.',
    ]);
  });
  it('names a failed step and shows its log', () => {
    const failed: SiteFigures = { name: 'Starlight', failure: { step: 'install', log: 'no such version' } };
    expect(toRow(failed)[0]).toBe('Starlight (install failed)');
    expect(getRemarks([ours, failed])[0]).toBe('Starlight, install failed:\nno such version');
    expect([hasFailures([ours, failed]), missesTargets([ours, failed])]).toEqual([true, false]);
  });
  it('takes the median of Lighthouse runs', () => {
    const run = (ms: number) =>
      ({
        categories: { performance: { score: ms / 1000 } },
        audits: { 'first-contentful-paint': { numericValue: ms } },
      }) as unknown as Result;
    expect(getPagePaint([run(900), run(700), run(800)])).toMatchObject({ score: 80, fcpMs: 800 });
  });
});

describe('commands', () => {
  it('are measured with their child processes', async () => {
    const busy = 'const end = performance.now() + 400; while (performance.now() < end);';
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const { succeeded, cpuSeconds } = await measureCommand([process.execPath, '-e', parent], folder);
    expect(succeeded).toBe(true);
    expect(cpuSeconds).toBeGreaterThan(0.1);
  });
  it('show the end of their log if they fail', async () => {
    const site = createPeerSite({ ...tinyPeer, build: ['node', 'missing.mjs'] }, join(folder, 'failing'));
    const { build: measured, failure } = await buildSite(site, 2);
    expect([measured, failure?.step]).toEqual([undefined, 'build']);
    expect(failure?.log).toContain('missing.mjs');
  });
  it('fail if they do not exist', async () => {
    const { succeeded, log } = await measureCommand(['no-such-program'], folder);
    expect([succeeded, log]).toEqual([false, expect.stringContaining('no-such-program')]);
  });
  it('truncate their logs to the last lines', () => expect(lastLines('one\n\ntwo  \nthree\n', 2)).toBe('two\nthree'));
});

it('Ctrl-C removes temporary folders and ends running commands', async () => {
  const temporary = join(folder, 'temporary');
  const pidFile = join(folder, 'pid');
  mkdirSync(temporary);
  const command = `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000)`;
  const code = `
    import { removeOnExit } from ${JSON.stringify(resolve('bench/peers/temporary-folder.ts'))};
    import { measureCommand } from ${JSON.stringify(resolve('bench/peers/measure-command.ts'))};
    removeOnExit(${JSON.stringify(temporary)});
    await measureCommand([process.execPath, '-e', ${JSON.stringify(command)}], ${JSON.stringify(temporary)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  const pid = await vi.waitUntil(() => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')), 15_000);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(existsSync(temporary)).toBe(false);
  // A process that was not waited for stays in the list, without memory.
  await vi.waitFor(() => expect(getResidentMb(pid)).toBeUndefined(), 15_000);
});

it('finds files as static hosts do, never outside the folder', () => {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'docs/b'), { recursive: true });
  for (const file of ['docs/a.html', 'docs/b/index.html', 'main.js']) writeFileSync(join(site, file), '');
  writeFileSync(join(folder, 'secret.html'), '');
  const found = ['/docs/a', '/docs/b', '/docs/b/', '/main.js', '/docs', '/../secret'].map((path) =>
    findFile(site, path),
  );
  const expected = ['docs/a.html', 'docs/b/index.html', 'docs/b/index.html', 'main.js'].map((file) => join(site, file));
  expect(found).toEqual([...expected, undefined, undefined]);
});
