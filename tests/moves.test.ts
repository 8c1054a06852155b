import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerFaults } from '../src/checks/check-content.ts';
import { LEDGER_FILE, parseLedger } from '../src/checks/ledger.ts';
import { recordMoves } from '../src/checks/moves.ts';
import { renderPages } from '../src/checks/rendered-site.ts';
import { formatFault } from '../src/lib/fault.ts';
import { productionApp } from '../src/server/production.ts';
import { createSmallContent } from './small-content.ts';

const template = createSmallContent();
let root = '';
const OLD = 'content/docs/tracing/sessions.mdx';
const NEW = 'content/docs/tracing/conversations.mdx';
const SIDEBAR = 'content/docs/sidebar.yaml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const change = (file: string, to: (text: string) => string) => writeFileSync(join(root, file), to(read(file)));
const ledger = () => parseLedger(read(LEDGER_FILE));
const getLedgerFaults = async () => ledgerFaults(root, await renderPages(root)).map(formatFault);
const server = () => productionApp({ root, logLevel: 'off' }).app;
const answer = async (path: string) => {
  const { status, headers } = await server().request(path);
  return [status, headers.get('location')];
};
const text = async (path: string) => (await server().request(path)).text();

/** Renames a page, and updates the sidebar and every link. */
function renamePage(): void {
  renameSync(join(root, OLD), join(root, NEW));
  change(SIDEBAR, (text) => text.replace('tracing/sessions', 'tracing/conversations'));
}

beforeAll(async () => {
  await recordMoves(template);
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moves-'));
  cpSync(template, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(template, { recursive: true }));

it('records a renamed page: alias written, ledger marked, old URLs redirect in one hop', async () => {
  const before = ledger();
  const ids = before['/docs/tracing/sessions']?.ids ?? [];
  expect(ids.length).toBeGreaterThan(1);
  renamePage();
  expect((await getLedgerFaults())[0]).toMatch(
    /^content\/data\/ledger\.json:\d+: The published page \/docs\/tracing\/sessions is gone\. Add "aliases: \[\/docs\/tracing\/sessions\]" to the front matter of content\/docs\/tracing\/conversations\.mdx/,
  );
  const { done, left } = await recordMoves(root);
  expect(done[0]).toBe(`${NEW}: added the alias /docs/tracing/sessions`);
  expect(left).toEqual([]);
  expect(read(NEW)).toContain('aliases:\n  - /docs/tracing/sessions\n---\n');
  expect(ledger()['/docs/tracing/sessions']).toEqual({ ids, to: '/docs/tracing/conversations' });
  expect(Object.keys(before).filter((path) => !(path in ledger()))).toEqual([]);
  expect(await getLedgerFaults()).toEqual([]);
  expect(await answer('/docs/tracing/sessions?a=1')).toEqual([308, '/docs/tracing/conversations?a=1']);
  expect(await answer('/docs/tracing/sessions.md')).toEqual([308, '/docs/tracing/conversations.md']);
  const settled = read(LEDGER_FILE);
  await recordMoves(root);
  expect(read(LEDGER_FILE)).toBe(settled);
});

it('records headings renamed once and twice: old anchors resolve', async () => {
  const [heading = ''] = /^## .*$/m.exec(read(OLD)) ?? [];
  const id = ledger()['/docs/tracing/sessions']?.ids[0] ?? '';
  change(OLD, (source) => source.replace(heading, '## Name the conversation'));
  expect(await getLedgerFaults()).toEqual([
    `${OLD}:1: The published heading /docs/tracing/sessions#${id} is gone. Add "headingAliases: { ${id}: name-the-conversation }" to the front matter of ${OLD}, or run "npm run tool -- moves".`,
    `${LEDGER_FILE}: The ledger is not up to date: /docs/tracing/sessions#name-the-conversation. Run "npm run tool -- moves" and commit the file.`,
  ]);
  expect((await recordMoves(root)).left).toEqual([]);
  change(OLD, (text) => text.replace('## Name the conversation', '## Group the turns'));
  expect((await recordMoves(root)).left).toEqual([]);
  expect(read(OLD)).toContain(
    `headingAliases:\n  ${id}: name-the-conversation\n  name-the-conversation: group-the-turns\n`,
  );
  expect(await getLedgerFaults()).toEqual([]);
  const heading2 = /<h2 id="group-the-turns"[\s\S]*?<\/h2>/.exec(await text('/docs/tracing/sessions'))?.[0] ?? '';
  expect(heading2).toContain(`<span id="${id}"></span>`);
  expect(heading2).toContain('<span id="name-the-conversation"></span>');
  expect(await text('/docs/tracing/sessions.md')).toContain('\n## Group the turns\n');
});

it('reports a deleted page', async () => {
  rmSync(join(root, OLD));
  change(SIDEBAR, (text) => text.replace(/^.*tracing\/sessions$\n/m, ''));
  const proposal = '{ "from": "/docs/tracing/sessions", "to": "/docs/tracing" }';
  const { left } = await recordMoves(root);
  expect(left.map(formatFault)).toEqual([
    expect.stringContaining(`is gone. Add ${proposal} to content/data/redirects.json`),
  ]);
  expect(ledger()['/docs/tracing/sessions']).toBeDefined();
  change('content/data/redirects.json', (text) => text.replace(/\n\]/, `,\n  ${proposal}\n]`));
  expect((await recordMoves(root)).left).toEqual([]);
  expect(ledger()['/docs/tracing/sessions']?.to).toBe('/docs/tracing');
  expect(await getLedgerFaults()).toEqual([]);
  expect(await answer('/docs/tracing/sessions')).toEqual([308, '/docs/tracing']);
});

it("detects a page's rename from git, whatever else changed", async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('commit', '-m', 'before');
  renamePage();
  change(NEW, (text) => text.replace(/^(#+) .*$/gm, (_, marks: string, index: number) => `${marks} Part ${index}`));
  git('add', '.');
  git('commit', '-m', 'after');
  const { done, left } = await recordMoves(root);
  expect(done[0]).toBe(`${NEW}: added the alias /docs/tracing/sessions`);
  expect(left).toEqual([]);
});
