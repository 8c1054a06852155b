import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser, widenDiagram } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';
import { getOverflow } from './phone-and-axe.ts';

const openPage = useBrowser();
const WIDE = { viewport: { width: 1280, height: 800 } };
const HEADER_PX = 64;

const API_PAGE = '/docs/api/scores';
const NESTED_FIELDS_PAGE = '/docs/api/prompts';
const PARAM_TABLE_PAGE = '/docs/sdk/python/advanced';

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls through the page so that everything on it has been rendered once. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const paint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top });
      await paint();
    }
  });
}

/** Visible elements that scroll sideways, each with the cues it lacks. */
function scrollersWithoutCue(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate(() => {
    const scrollers = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const isScrollable = ['auto', 'scroll'].includes(overflowX) && element.tagName !== 'TEXTAREA';
      return isScrollable && element.checkVisibility() && element.scrollWidth > element.clientWidth + 1;
    });
    const wrong = scrollers.flatMap((element) => {
      const { maskImage, backgroundSize } = getComputedStyle(element);
      const missing = [
        ...(maskImage === 'none' ? ['fade'] : []),
        ...(backgroundSize === '30% 3px' ? [] : ['scrollbar']),
      ];
      return missing.length > 0 ? [`${element.tagName} ${element.className}: no ${missing.join(', no ')}`] : [];
    });
    return { count: scrollers.length, wrong };
  });
}

/** The right edge of the farthest of some elements. */
const rightEdge = (elements: Locator) =>
  elements.evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().right)));

test.each([
  ['home on a phone', '/', PHONE],
  ['home on a laptop', '/', WIDE],
  ['a docs page on a phone', '/docs/tracing/get-started', PHONE],
  ['a docs page on a laptop', '/docs/tracing/get-started', WIDE],
  ['the API reference on a phone', API_PAGE, PHONE],
  ['pricing on a phone', PAGE_TYPES.pricing, PHONE],
])('%s has its full height before scrolling', async (_, path, options) => {
  const { page } = await openPage(options);
  await page.goto(path);
  const before = await pageHeight(page);
  await scrollThrough(page);
  expect(Math.abs((await pageHeight(page)) - before)).toBeLessThanOrEqual(3);
});

test('everything that scrolls sideways on a phone fades at the clipped edge and shows a scrollbar', async () => {
  const { page, errors } = await openPage(PHONE);
  let count = 0;
  const extra = {
    walkthrough: '/watch-demo',
    'Docs MCP': '/docs/docs-mcp',
  };
  for (const [name, path] of Object.entries({ ...PAGE_TYPES, ...extra })) {
    await page.goto(path);
    // Cues follow the scroll position, which a page knows only after painting.
    await expect.poll(async () => (await scrollersWithoutCue(page)).wrong, { message: name }).toEqual([]);
    count += (await scrollersWithoutCue(page)).count;
  }
  expect(count).toBeGreaterThan(10);
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes(PAGE_TYPES['not found'])));
});

test('the fade moves to the other edge at the end, and content that fits has none', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/self-hosting/infrastructure/containers');
  const diagram = await widenDiagram(page);
  const mask = () => diagram.evaluate((element) => getComputedStyle(element).maskImage);
  await expect.poll(mask).toContain('to left');
  await diagram.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(mask).not.toContain('to left');
  expect(await mask()).toContain('to right');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(mask).toBe('none');
});

test('with a mouse, content that scrolls sideways gets a scrollbar that never hides', async () => {
  const { page } = await openPage(WIDE);
  await page.goto(API_PAGE);
  const code = page.locator('.code-block pre:visible').first();
  // Headless Chromium hides scrollbars, so the test reads the style of the one that a headed browser would show.
  expect(await code.evaluate((pre) => getComputedStyle(pre, '::-webkit-scrollbar').height)).toBe('8px');
});

test('a linked heading is below the bar of its section', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs/tracing/get-started#python');
  const top = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  const barBottom = () =>
    page
      .locator('[data-chrome]:has(> [popovertarget="section-nav"])')
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect.poll(() => top('#python')).toBeLessThan(200);
  expect(await barBottom()).toBeGreaterThan(HEADER_PX);
  expect(await top('#python')).toBeGreaterThan(await barBottom());
  const current = page.locator('[data-toc] a[aria-current="true"]').first();
  await expect.poll(() => current.getAttribute('href')).toMatch(/#python$/);
});

test('parameters of a function are a list on a phone and a table on a laptop', async () => {
  const { page } = await openPage(PHONE);
  await page.goto(PARAM_TABLE_PAGE);
  const table = page.locator('table[data-list="fields"]').first();
  expect(await rightEdge(table.locator('td'))).toBeLessThanOrEqual(360);
  const label = await table
    .locator('td')
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Type"');
  expect(await page.getByRole('columnheader', { name: 'Parameter' }).count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => table.evaluate((element) => getComputedStyle(element).display)).toBe('table');
});

test('on a phone, numbers in a list are next to their labels', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/blog/2025-09-02-sampling-without-lying-to-yourself');
  const cells = page.locator('table[data-list="records"] td.text-right');
  const facts = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const { content } = getComputedStyle(cell, '::before');
      return { label: content, align: getComputedStyle(cell).textAlign };
    }),
  );
  expect(facts[0]).toEqual({ label: '"Rate"', align: 'left' });
  expect(facts.filter(({ label, align }) => label === 'none' || align !== 'left')).toEqual([]);
});

test('nested fields are indented under their parent', async () => {
  const { page } = await openPage(PHONE);
  await page.goto(NESTED_FIELDS_PAGE);
  const nested = page.locator('.param-list li li').first();
  const left = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect().left);
  expect(await left(nested)).toBeGreaterThan(await left(page.locator('.param-list > ul > li').first()));
});

test.each([
  ['phone', PHONE],
  ['laptop', WIDE],
])('on a %s the plans stay in view while the reader scrolls the comparison', async (_, options) => {
  const { page } = await openPage(options);
  await page.goto(PAGE_TYPES.pricing);
  const table = page.getByRole('table', { name: 'Comparison of plans' });
  await table.getByRole('rowheader', { name: 'SCIM' }).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const plans = table.locator('thead');
  await expect.poll(() => plans.evaluate((head) => Math.round(head.getBoundingClientRect().top))).toBe(HEADER_PX);
  const width = options.viewport?.width ?? 0;
  expect(await rightEdge(table.locator('th, td'))).toBeLessThanOrEqual(width);
  const columns = (cells: Locator) =>
    cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  const values = table.getByRole('row', { name: 'SCIM' }).locator('td');
  expect(await columns(values)).toEqual(await columns(plans.locator('th').filter({ hasNotText: 'Feature' })));
});

test('on a phone the demo shows every value that it mentions', async () => {
  const { page } = await openPage(PHONE);
  await page.goto(PAGE_TYPES.demo);
  const traces = page.locator('#traces');
  expect(await traces.getByText('groundedness').first().isVisible()).toBe(true);
  expect(await rightEdge(traces.locator('td'))).toBeLessThanOrEqual(360);
});

test('the labels of the time axis end before the durations', async () => {
  const { page } = await openPage(WIDE);
  await page.goto('/');
  const axis = page.locator('figure svg:has(> g > text)').first();
  const { labels, end } = await axis.evaluate((svg) => ({
    labels: Math.max(...[...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().right)),
    end: svg.getBoundingClientRect().right,
  }));
  expect(labels).toBeLessThanOrEqual(end);
});

test.each([
  ['phone', '/docs/tracing', PHONE],
  ['phone, marketing', '/pricing', PHONE],
  ['laptop', '/docs/tracing', WIDE],
  ['wide screen', '/docs/tracing', { viewport: { width: 1680, height: 900 } }],
])('back to top covers no content on a %s', async (_, path, options) => {
  const { page } = await openPage(options);
  await page.goto(path);
  const covered: string[] = [];
  for (const share of [0.4, 0.7, 1]) {
    await page.evaluate((part) => scrollTo({ top: document.documentElement.scrollHeight * part }), share);
    await page.locator('html[data-scrolled]').waitFor();
    covered.push(...(await page.evaluate(coveredByLink)));
  }
  expect(covered).toEqual([]);
});

/** Text and controls that the back-to-top link covers. */
function coveredByLink(): string[] {
  const link = document.querySelector('[data-back-to-top]');
  const box = link?.getBoundingClientRect();
  if (!link || !box) return ['there is no link'];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (link.contains(text) || !text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    if (text.parentElement.closest('.sr-only')) continue;
    range.selectNodeContents(text);
    const isUnder = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    if (isUnder) covered.push(text.textContent.trim().slice(0, 40));
  }
  return covered;
}

/** The details of the chosen step of a trace. */
const stepDetails = (page: Page) => page.locator('.scroll-y:visible').first();
const isCut = (box: Locator) => box.evaluate((element) => element.scrollHeight > element.clientHeight + 1);

test("on a phone the demo shows a step's details in full; longer details fade where they are clipped", async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/demo');
  expect(await isCut(stepDetails(page))).toBe(false);
  expect(await stepDetails(page).evaluate((element) => getComputedStyle(element).maskImage)).toBe('none');
  await stepDetails(page).evaluate((element) => {
    element.firstElementChild?.append(
      document.createElement('p').appendChild(document.createTextNode('Long. '.repeat(900))),
    );
  });
  const mask = () => stepDetails(page).evaluate((element) => getComputedStyle(element).maskImage);
  expect(await isCut(stepDetails(page))).toBe(true);
  await expect.poll(mask).toContain('to top');
  await stepDetails(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(mask).not.toContain('to top');
});

/** A group of links in the footer, by its position. */
const footerGroup = (page: Page, index: number) => page.locator('footer section').nth(index);

test('the groups of the footer open one by one on a phone, even without JavaScript', async () => {
  const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/terms');
  const group = footerGroup(page, 0);
  expect(await group.locator('a').first().isVisible()).toBe(false);
  await group.locator('summary').tap();
  expect(await group.locator('a').first().isVisible()).toBe(true);
  expect(await footerGroup(page, 1).locator('a').first().isVisible()).toBe(false);
});

test.each(['the browser as it is', 'a browser without ::details-content'])(
  'on wide screens every group of the footer is open and has no control: %s',
  async (browser) => {
    const { page } = await openPage(WIDE);
    await page.goto('/terms');
    if (browser !== 'the browser as it is') await page.evaluate(removeDetailsContentRules);
    const links = page.locator('footer section a');
    expect(await links.count()).toBeGreaterThan(20);
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    expect(await page.locator('footer summary:visible').count()).toBe(0);
  },
);

/** Runs in the page: removes what older browsers ignore, the rules for the content of `details`. */
function removeDetailsContentRules(): void {
  const removeFrom = (parent: CSSStyleSheet | CSSGroupingRule): void => {
    for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = parent.cssRules[index];
      if (rule instanceof CSSGroupingRule) removeFrom(rule);
      else if (rule?.cssText.includes('::details-content')) parent.deleteRule(index);
    }
  };
  for (const sheet of document.styleSheets) removeFrom(sheet);
}

test.each(['/guides/cookbook/python_decorators', '/guides/cookbook/integration_llama_index'])(
  'a notebook fits a phone, its title, trace and outputs too: %s',
  async (path) => {
    const { page } = await openPage(PHONE);
    await page.goto(path);
    await scrollThrough(page);
    expect(await getOverflow(page)).toBe(0);
    expect(await page.locator('figure[aria-label^="Trace"]').count()).toBeGreaterThan(0);
  },
);

test.each([
  ['/docs/opentelemetry/get-started', 'names that are long'],
  ['/blog/2026-09-16-judges-need-judging', 'numbers without a name for their row'],
])('the tables of %s fit on a phone: %s', async (path) => {
  const { page } = await openPage(PHONE);
  await page.goto(path);
  expect(await rightEdge(page.locator('.prose table :is(th, td)'))).toBeLessThanOrEqual(360);
});

test("a method's only parameter looks like one of several", async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs/sdk/typescript/reference/tracing');
  const getStyles = (selector: string) =>
    page
      .locator(`${selector} > code:first-child`)
      .first()
      .evaluate((code) => {
        const { borderTopWidth, fontWeight, fontSize } = getComputedStyle(code);
        return [borderTopWidth, fontWeight, fontSize];
      });
  expect(await getStyles('.param-list li:only-child')).toEqual(await getStyles('.param-list li > p:first-child'));
});
