import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { drawAll } from '../../scripts/diagrams/draw-all.ts';
import { formatFault } from '../../src/lib/fault.ts';
import { DRAWINGS_FILE, type Drawing, diagramKey, PHONE_FIT_PX } from '../../src/markdown/diagrams.ts';
import { SECTIONS } from '../../src/site/sections.ts';
import { findViolations } from './axe.ts';
import { getLayoutShifts, PHONE, recordLayoutShifts, useBrowser, widenDiagram } from './browser.ts';

const openPage = useBrowser();
const PAGE = '/self-hosting';

const root = mkdtempSync(join(tmpdir(), 'diagrams-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['data', ...SECTIONS.flatMap(({ contentDir }) => contentDir ?? [])])
  mkdirSync(join(root, 'content', folder), { recursive: true });

const FLOW = 'flowchart TB\n  a["One"] -->|two| b["Three"]:::accent';
const SEQUENCE = 'sequenceDiagram\n  A->>B: four';
const writeDiagrams = (...sources: string[]) =>
  writeFileSync(
    join(root, 'content/docs/a.mdx'),
    sources.map((source) => `\`\`\`mermaid title="T" alt="A"\n${source}\n\`\`\`\n`).join('\n'),
  );
const readDrawings = (): Record<string, Drawing> => JSON.parse(readFileSync(join(root, DRAWINGS_FILE), 'utf8'));

test("draws diagrams once, to the same bytes, in the site's colours, with unique ids", async () => {
  writeDiagrams(FLOW, SEQUENCE);
  expect(await drawAll(root)).toEqual({ drawn: 2, kept: 0, removed: 0, faults: [] });
  const first = readDrawings();
  expect(Object.keys(first).sort()).toEqual([FLOW, SEQUENCE].map(diagramKey).sort());
  for (const [key, { width, height, viewBox, svg }] of Object.entries(first)) {
    expect(width * height).toBeGreaterThan(1000);
    expect(viewBox).toMatch(/^[-\d. ]+$/);
    expect(svg).not.toMatch(/<script|<style|<foreignObject|<image|<a |\s(on\w+|style|class)=|https?:|url\((?!#)/i);
    expect(svg).not.toMatch(/(fill|stroke)="(?!none|var\(--color-[a-z0-9-]+\)")/);
    for (const [, id] of svg.matchAll(/ id="([^"]*)"|url\(#/g)) expect(id ?? key).toContain(key);
    expect(svg).toMatch(/<text[^>]*>/);
  }
  expect(await drawAll(root)).toEqual({ drawn: 0, kept: 2, removed: 0, faults: [] });
  expect(await drawAll(root, { force: true })).toEqual({ drawn: 2, kept: 0, removed: 0, faults: [] });
  expect(readDrawings()).toEqual(first);
});

test('draws a flow that is too wide for a phone twice: to the right, and down without broken words', async () => {
  const flow = 'flowchart LR\n  a["Browsers, SDKs"] --> b["Load balancer"] --> c["OpenTelemetry"] --> d["ClickHouse"]';
  writeDiagrams(flow, FLOW);
  expect(await drawAll(root)).toMatchObject({ faults: [] });
  const { [diagramKey(flow)]: drawing, [diagramKey(FLOW)]: small } = readDrawings();
  if (!drawing) throw new Error('Nothing was drawn.');
  const { narrow, ...wide } = drawing;
  expect(wide.width).toBeGreaterThan(2 * wide.height);
  expect(narrow?.width).toBeLessThan(360);
  expect(narrow?.height).toBeGreaterThan(narrow?.width ?? 0);
  const getWords = (svg = '') => new Set(svg.replace(/<[^>]*>/g, ' ').split(/\s+/));
  expect(getWords(narrow?.svg)).toEqual(getWords(wide.svg));
  expect(small).not.toHaveProperty('narrow');
});

test('removes a drawing that no page uses any more', async () => {
  writeDiagrams(FLOW);
  expect(await drawAll(root)).toMatchObject({ drawn: 0, kept: 1, removed: 1 });
  expect(Object.keys(readDrawings())).toEqual([diagramKey(FLOW)]);
});

test('reports a diagram with an error by file, line and message, and draws the others', async () => {
  writeDiagrams('flowchart TB\n  a --> b\n  a --> [', SEQUENCE);
  const { drawn, faults } = await drawAll(root);
  expect(drawn).toBe(1);
  expect(faults.map(formatFault)).toEqual([
    expect.stringMatching(/^content\/docs\/a\.mdx:4: The diagram cannot be drawn: .*Pars/i),
  ]);
});

/** Colour and typeface of the words in the first diagram. */
const getTextStyle = (page: Page) =>
  page
    .locator('.diagram-drawing text')
    .first()
    .evaluate((words) => {
      const { fill, fontFamily } = getComputedStyle(words);
      return { fill, font: fontFamily.split(',')[0]?.replaceAll('"', '') };
    });

test('a full-screen diagram has one consistent name', async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  await page.locator('.zoom-open').first().waitFor({ state: 'attached' });
  expect(await findViolations(page, { include: ['.diagram'], themes: ['light'] })).toEqual([]);
});

test('a diagram is part of the page: it uses its typeface, follows the theme, and loads nothing', async () => {
  const { page } = await openPage({ colorScheme: 'dark' });
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await recordLayoutShifts(page);
  await page.goto(PAGE);
  await page.locator('.diagram').first().scrollIntoViewIfNeeded();
  const body = await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''));
  const dark = await getTextStyle(page);
  expect(dark.font).toBe(body);
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(pictures.filter((url) => url.includes('diagrams'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await getTextStyle(page)).fill).not.toBe(dark.fill);
  const light = await getTextStyle(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(async () => (await getTextStyle(page)).fill).toBe(light.fill);
});

test('a diagram opens in full screen, and focus returns to it', async () => {
  const { page } = await openPage();
  await page.goto(PAGE);
  const drawing = page.locator('svg[data-zoom]').first();
  const alt = (await drawing.getAttribute('aria-label')) ?? '';
  const opener = page.getByRole('button', { name: `Zoom: ${alt}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: `Picture: ${alt}` });
  const zoomed = overlay.getByRole('img', { name: alt });
  await zoomed.waitFor();
  const width = (box: { width: number } | null) => box?.width ?? 0;
  expect(width(await zoomed.boundingBox())).toBeGreaterThan(width(await drawing.boundingBox()));
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await drawing.click();
  await zoomed.waitFor();
});

test('every diagram of the site fits a phone', () => {
  const drawings: Record<string, Drawing> = JSON.parse(readFileSync(DRAWINGS_FILE, 'utf8'));
  const wide = Object.entries(drawings).filter(([, { width, narrow }]) => (narrow?.width ?? width) > PHONE_FIT_PX);
  expect(wide.map(([key]) => key)).toEqual([]);
});

test('on a phone a diagram that does not fit keeps its size and scrolls within its figure', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/self-hosting/infrastructure/containers');
  const box = await widenDiagram(page);
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
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.each(['/self-hosting', '/self-hosting/architecture'])('on a phone %s shows its whole diagram', async (path) => {
  const { page } = await openPage(PHONE);
  await page.goto(path);
  const box = page.locator('.diagram-scroll').first();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const shown = box.locator('svg').filter({ visible: true });
  expect(await shown.evaluateAll((all) => all.map(({ classList }) => classList.contains('diagram-narrow')))).toEqual([
    true,
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await shown.evaluateAll((all) => all.map(({ classList }) => classList.contains('diagram-wide')))).toEqual([
    true,
  ]);
});
