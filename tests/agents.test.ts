import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shuffle } from '../scripts/agents/agent-readability.ts';
import { getAgentScore, type ToolResult } from '../scripts/agents/score.ts';
import { type RunningSite, startProductionServer } from '../scripts/agents/server.ts';

/** Enough for afdocs to see every kind of page; `npm run tool -- agents:score` checks all of them. */
const PAGES = 30;
/** What the tools themselves skip on a site without sign-in. */
const NOT_APPLICABLE = ['auth-alternative-access'];

let site: RunningSite;
let results: ToolResult[] = [];
beforeAll(async () => {
  site = await startProductionServer();
  results = await getAgentScore(site.url, PAGES);
});
afterAll(() => site.stop());

describe('the tools that grade sites for agents', () => {
  const checks = (tool: string) => results.filter((result) => result.tool === tool).flatMap((result) => result.checks);

  it.each([
    ['afdocs', 28],
    ['agent-readability', 25],
  ])('%s: every check passes', (tool, count) => {
    expect(checks(tool).length).toBeGreaterThanOrEqual(count);
    expect(checks(tool).filter(({ status }) => status === 'fail')).toEqual([]);
  });

  it('skip only what does not apply', () =>
    expect(
      results
        .flatMap((result) => result.checks)
        .filter(({ status }) => status === 'skip')
        .map(({ name }) => name),
    ).toEqual(NOT_APPLICABLE));

  it('check different pages in every round', () => {
    const rounds = results.filter(({ tool }) => tool === 'agent-readability').map(({ about }) => about);
    expect(rounds.length).toBeGreaterThan(1);
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(shuffle(['a', 'b', 'c'], 0)).toEqual(['b', 'c', 'a']);
  });
});

describe('the outputs for agents', () => {
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const links = (text: string) => [...text.matchAll(/\]\((http[^)\s]+)\)/g)].map(([, href = '']) => href);

  it('list pages, each by an absolute URL that responds', async () => {
    const main = links(await read('/llms.txt'));
    const nested = main.filter((href) => href.endsWith('/llms.txt'));
    const all = await Promise.all(nested.map(async (href) => links(await (await fetch(href)).text())));
    const urls = [...new Set([...main, ...all.flat(), ...links(await read('/skill.md'))])];
    expect(nested.length).toBeGreaterThanOrEqual(8);
    expect(urls.length).toBeGreaterThan(100);
    for (const href of urls) {
      expect(href.startsWith(`${site.url}/`), href).toBe(true);
      expect((await fetch(href, { redirect: 'manual' })).status, href).toBe(200);
    }
  });

  it('have a manifest whose hashes match the Markdown', async () => {
    const { pages } = JSON.parse(await read('/docs-manifest.json')) as {
      pages: { markdown: string; sha256: string; tokens: number }[];
    };
    const { markdown = '', sha256, tokens } = pages[3] ?? {};
    const text = await (await fetch(markdown)).arrayBuffer();
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
    expect(digest).toBe(sha256);
    expect(tokens).toBeGreaterThan(100);
  });

  it('have the whole text in parts within the limit', async () => {
    const first = await read('/llms-full.txt');
    const parts = await Promise.all(
      links(first.split('\n---\n')[0] ?? '').map(async (href) => (await fetch(href)).text()),
    );
    const whole = [first, ...parts];
    expect(parts.length).toBeGreaterThan(1);
    for (const part of whole) expect(part.length).toBeLessThanOrEqual(100_000);
    const manifest = JSON.parse(await read('/docs-manifest.json')) as { pages: unknown[] };
    expect(whole.join('').match(/^Source: http/gm)).toHaveLength(manifest.pages.length);
  });
});
