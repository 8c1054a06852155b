import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { drawAll } from '../../scripts/diagrams/draw-all.ts';
import { formatFault } from '../../src/lib/fault.ts';
import { diagramKey } from '../../src/markdown/diagrams.ts';
import { SECTIONS } from '../../src/site/sections.ts';
import { PHONE, recordShifts, shiftsOf, useBrowser } from './browser.ts';

const open = useBrowser();
const PAGE = '/self-hosting';
const WAIT = { timeout: 10_000 };

const root = mkdtempSync(join(tmpdir(), 'diagrams-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['data', ...SECTIONS.flatMap(({ contentDir }) => contentDir ?? [])])
  mkdirSync(join(root, 'content', folder), { recursive: true });

const FLOW = 'flowchart TB\n  a["One"] -->|two| b["Three"]:::accent';
const SEQUENCE = 'sequenceDiagram\n  A->>B: four';
const write = (...sources: string[]) =>
  writeFileSync(
    join(root, 'content/docs/a.mdx'),
    sources.map((source) => `\`\`\`mermaid title="T" alt="A"\n${source}\n\`\`\`\n`).join('\n'),
  );
const files = () => readdirSync(join(root, 'public/diagrams')).sort();
const facesOf = (...sources: string[]) =>
  sources.flatMap((source) => ['dark', 'light'].map((face) => `${diagramKey(source)}-${face}.svg`)).sort();
const svgs = () => files().map((name) => readFileSync(join(root, 'public/diagrams', name), 'utf8'));

test('diagrams are drawn once, light and dark, to the same bytes, as plain pictures of a known size', async () => {
  write(FLOW, SEQUENCE);
  expect(await drawAll(root)).toEqual({ drawn: 2, kept: 0, removed: 0, faults: [] });
  expect(files()).toEqual(facesOf(FLOW, SEQUENCE));
  const first = svgs();
  expect(new Set(first).size).toBe(4);
  for (const svg of first) {
    const [, width, height] = /^<svg id="d" (?=.*?width="(\d+)")(?=.*?height="(\d+)")/.exec(svg) ?? [];
    expect(Number(width) * Number(height)).toBeGreaterThan(1000);
    expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"/);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<a |\son\w+=|@import|url\((?!["']?#)/i);
    expect(svg.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:/);
    expect(svg).toMatch(/Geist Variable.*sans-serif/);
  }
  expect(await drawAll(root)).toEqual({ drawn: 0, kept: 2, removed: 0, faults: [] });
  expect(await drawAll(root, { force: true })).toEqual({ drawn: 2, kept: 0, removed: 0, faults: [] });
  expect(svgs()).toEqual(first);
});

test('a drawing that no page uses any more is removed, and taken off the list', async () => {
  write(FLOW);
  expect(await drawAll(root)).toMatchObject({ drawn: 0, kept: 1, removed: 2 });
  expect(files()).toEqual(facesOf(FLOW));
  const list = JSON.parse(readFileSync(join(root, 'content/data/diagrams.json'), 'utf8'));
  expect(Object.keys(list)).toEqual([diagramKey(FLOW)]);
});

test('a diagram with an error is named by file, line and message; the others are drawn', async () => {
  write('flowchart TB\n  a --> b\n  a --> [', SEQUENCE);
  const { drawn, faults } = await drawAll(root);
  expect(drawn).toBe(1);
  expect(faults.map(formatFault)).toEqual([
    expect.stringMatching(/^content\/docs\/a\.mdx:4: The diagram cannot be drawn: .*Pars/i),
  ]);
});

const shown = (page: Page) =>
  page.locator('.diagram img').evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .map((image) => ({
        face: /-(light|dark)\.svg$/.exec((image as HTMLImageElement).src)?.[1],
        loaded: (image as HTMLImageElement).naturalWidth > 0,
      })),
  );

test('a page shows the drawing that fits the theme, by the system and by choice, and only that is loaded', async () => {
  const { page } = await open({ colorScheme: 'dark' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/diagrams/') && asked.push(request.url()));
  await recordShifts(page);
  await page.goto(PAGE);
  await page.locator('.diagram').first().scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page), WAIT).toEqual([{ face: 'dark', loaded: true }]);
  expect(asked.every((url) => url.endsWith('-dark.svg'))).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => shown(page), WAIT).toEqual([{ face: 'light', loaded: true }]);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await page.locator('.diagram').first().scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page), WAIT).toEqual([{ face: 'dark', loaded: true }]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => shown(page), WAIT).toEqual([{ face: 'light', loaded: true }]);
});

test('on a phone a diagram keeps its size and scrolls within its figure', async () => {
  const { page } = await open(PHONE);
  await page.goto(PAGE);
  const box = page.locator('.diagram-scroll').first();
  const {
    inner,
    outer,
    page: width,
  } = await box.evaluate((element) => ({
    inner: element.scrollWidth,
    outer: element.clientWidth,
    page: document.documentElement.scrollWidth,
  }));
  expect(inner).toBeGreaterThan(outer);
  expect(width).toBe(360);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft), WAIT).toBeGreaterThan(0);
});
