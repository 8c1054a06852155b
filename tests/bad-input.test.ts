import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_MISSING_MESSAGE, findChromium, findTestBrowser } from '../scripts/chromium.ts';
import { checkContent } from '../src/checks/check-content.ts';
import { formatFault } from '../src/lib/fault.ts';
import { createSmallContent } from './small-content.ts';

const root = createSmallContent();
const PAGE = 'content/docs/tracing/sessions.mdx';
let known = new Set<string>();

const faultsNow = async () => (await checkContent(root)).faults.map(formatFault);

beforeAll(async () => {
  known = new Set(await faultsNow());
});
afterAll(() => rmSync(root, { recursive: true }));

const TAGGED = 'content/docs/tracing/users.mdx';
const LINKING = 'content/docs/tracing/masking.mdx';
const TWIN = `${PAGE.replace('.mdx', '')}/index.mdx`;
const WRONG = 'content/docs/tracing/sampling.mdx';
const REDIRECTS = 'content/data/redirects.json';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const change = (file: string, to: (text: string) => string) => writeFileSync(join(root, file), to(read(file)));
const getEnd = (file: string) => read(file).trimEnd().split('\n').length + 2;

describe('npm run check', () => {
  it('finds exactly the planted faults, each with file, line and remedy', async () => {
    const [tag, link] = [getEnd(TAGGED), getEnd(LINKING)];
    change(WRONG, (text) => text.replace('---\n', '---\ndate: tomorrow\n'));
    change(TAGGED, (text) => `${text.trimEnd()}\n\n<Calout>x</Calout>\n\n![b](/b.png)\n\n![](/favicon.svg)\n`);
    change(LINKING, (text) => `${text.trimEnd()}\n\n[a](/docs/tracing/sesions)\n\n[c](/docs/tracing#nothing)\n`);
    change(REDIRECTS, (text) => text.replace('[\n', '[\n  { "from": "/moved", "to": "/nowhere-at-all" },\n'));
    mkdirSync(join(root, TWIN, '..'));
    writeFileSync(join(root, TWIN), read(PAGE));
    expect((await faultsNow()).filter((fault) => !known.has(fault)).sort()).toEqual(
      [
        `${WRONG}:2: The field "date" is invalid: must be a date such as 2026-11-04. Correct the value.`,
        `${TAGGED}:${tag}: Unknown tag <Calout>. Did you mean <Callout>?`,
        `${LINKING}:${link}: The link "/docs/tracing/sesions" is dead: no such page. Did you mean "/docs/tracing/sessions"?`,
        `${TAGGED}:${tag + 2}: There is no picture "/b.png" in public/. Put the file there, or correct the path.`,
        `${TAGGED}:${tag + 4}: The picture "/favicon.svg" has no alt text. Describe it between the square brackets.`,
        `${LINKING}:${link + 2}: The link "/docs/tracing#nothing" is dead: no such anchor. Correct or remove the link.`,
        `${PAGE}:1: The route /docs/tracing/sessions is taken by ${TWIN}. Rename or remove one of the two files.`,
        `${REDIRECTS}:2: The redirect from /moved leads to /nowhere-at-all, which does not exist. Point it to an existing page.`,
      ].sort(),
    );
  });
  it('explains a data file that cannot be read', async () => {
    change('content/data/team.json', (text) => `${text}]`);
    expect(await faultsNow()).toEqual([
      expect.stringMatching(/^content\/data\/team\.json:\d+: The file cannot be parsed: /),
    ]);
  });
});

/** Runs one of the repository's programs to its end. */
async function run(
  args: string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, lines: stderr.split('\n').filter(Boolean) };
}

describe('prints one clear line and exits with an error for', () => {
  const main = join(process.cwd(), 'dist/server/main.js');
  let first: ChildProcess | undefined;
  afterAll(() => first?.kill('SIGTERM'));

  it('a port in use', async () => {
    const server = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    first = server;
    const [output] = await once(server.stdout, 'data');
    const port = Number(/localhost:(\d+)/.exec(String(output))?.[1]);
    expect(port).toBeGreaterThan(0);
    const { code, lines } = await run([main], { env: { PORT: String(port) } });
    expect(code).toBe(1);
    expect(lines.filter((line) => !line.startsWith('content fault:'))).toEqual([
      `Port ${port} is taken by another program. Stop it, or start with PORT=${port + 1} npm start.`,
    ]);
  });
  it('an invalid port', async () =>
    expect(await run([main], { env: { PORT: 'http' } })).toEqual({
      code: 1,
      lines: ['PORT=http: expected a whole number from 0 to 65535.'],
    }));
  it('missing content', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'empty-'));
    const remedy = 'Check that the folder exists and that this user may read it.';
    expect(await run([main], { cwd })).toEqual({
      code: 1,
      lines: [`content/docs: The content cannot be read (ENOENT). ${remedy}`],
    });
    appendFileSync(join(cwd, 'content'), 'a file, not a folder');
    expect(await run([main], { cwd })).toEqual({
      code: 1,
      lines: [`content/docs: The content cannot be read (ENOTDIR). ${remedy}`],
    });
    rmSync(cwd, { recursive: true });
  });
  it('missing Chromium', async () => {
    expect(findChromium({ CHROMIUM_PATH: '/nothing' })).toBeUndefined();
    expect(findChromium({}, (path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
    expect(findChromium({ CHROMIUM_PATH: '/mine' }, () => true)).toBe('/mine');
    expect(findChromium({}, () => true)).toBe('/usr/bin/chromium');
    expect(findTestBrowser({ CHROMIUM_PATH: '/nothing' })).toBeUndefined();
    expect(findTestBrowser({ CHROMIUM_PATH: '/mine' }, () => true)).toBe('/mine');
    expect(findTestBrowser({}, () => true)).toBe('/usr/bin/chromium-headless-shell');
    expect(findTestBrowser({}, (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
    expect(findTestBrowser({}, (path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
    expect(await run(['scripts/test.ts'], { env: { CHROMIUM_PATH: '/nothing' } })).toEqual({
      code: 1,
      lines: [CHROMIUM_MISSING_MESSAGE],
    });
  });
});
