import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();

/** One page for each kind of drawn figure. */
const PAGES = [
  '/docs/prompts/version-control',
  '/docs/tracing/sessions',
  '/docs/scores/analytics',
  '/docs/datasets/compare-runs',
  '/docs/analytics/custom-dashboards',
  '/docs/tracing/agent-graphs',
  '/docs/scores/annotation-queues',
  '/docs/administration/audit-logs',
  '/docs/tracing/comments',
  '/docs/administration/rbac',
  '/docs/administration/sso',
  '/docs/playground',
];

/** Figures on the page, and those with content that overflows the figure. */
function measureFigures(page: Page): Promise<{ count: number; wide: string[] }> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll<HTMLElement>('figure.not-prose[data-markdown]')];
    const wide = figures.filter((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const isOverflowing = [...figure.querySelectorAll<HTMLElement>('*')].some(
        (element) => element.scrollWidth > element.clientWidth + 1 && element.classList.contains('scroll-x'),
      );
      return left < 0 || right > innerWidth || isOverflowing;
    });
    return { count: figures.length, wide: wide.map((figure) => figure.getAttribute('aria-label') ?? '') };
  });
}

test.each(PAGES)('%s shows its whole figure on a phone', async (path) => {
  const { page } = await openPage(PHONE);
  await page.goto(path);
  const { count, wide } = await measureFigures(page);
  expect(count).toBeGreaterThan(0);
  expect(wide).toEqual([]);
});

test('a long note on a prompt version wraps, so a phone does not scroll sideways', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/blog/2026-04-21-a-release-process-for-prompts');
  const note = page.locator('figure.not-prose label').getByText('Roll back if answers get 30% longer');
  expect(await note.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('normal');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('choosing a version shows its changes, without JavaScript', async () => {
  const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/docs/prompts/version-control');
  const figure = page.locator('figure.not-prose').first();
  const line = figure.getByText('Keep every number and unit as it is.').filter({ visible: true });
  await figure.getByText('v1', { exact: true }).click();
  expect(await line.count()).toBe(0);
  await figure.getByText('v3', { exact: true }).click();
  expect(await line.count()).toBe(1);
});

const STORIES = [
  '/customers/aldermoor-savings',
  '/customers/cobalt-lane-learning',
  '/customers/harbour-and-pine',
  '/customers/northwind-clinics',
  '/customers/tessel-freight',
];

test.each(STORIES)('%s opens with a figure: next to the title on a laptop, below it on a phone', async (path) => {
  const { page } = await openPage();
  await page.goto(path);
  const box = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect());
  const title = 'main h1';
  const figure = '.prose-opening > figure';
  expect((await box(figure)).left).toBeGreaterThan((await box(title)).right - 1);
  expect((await box(figure)).right).toBe(1245);
  await page.setViewportSize({ width: 360, height: 780 });
  expect((await box(figure)).top).toBeGreaterThan((await box(title)).bottom);
  expect((await measureFigures(page)).wide).toEqual([]);
});

const HEROES = ['/', '/pricing', '/watch-demo', '/demo', '/customers', '/about', '/support', '/community', '/startups'];

test.each(HEROES)('%s uses the right half of its opening on a laptop', async (path) => {
  const { page } = await openPage();
  await page.goto(path);
  const widths = await page.locator('main :is(figure, dl, .media)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, right, top, width } = element.getBoundingClientRect();
      return top < 500 && left > 400 && Math.abs(right - 1245) <= 1 ? [width] : [];
    }),
  );
  expect(Math.max(0, ...widths)).toBeGreaterThan(500);
});

test.each([1280, 768, 360])('labels of time axes are inside the axis and apart at %i px', async (width) => {
  const { page } = await openPage({ viewport: { width, height: 800 } });
  const wrong: string[] = [];
  for (const path of ['/', '/integrations/model-providers/openai-py', '/guides/cookbook/python_decorators']) {
    await page.goto(path);
    wrong.push(...(await page.evaluate(findAxisFaults)).map((fault) => `${path}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});

/** Runs in the page: labels that leave their axis or come too near to the one before. */
function findAxisFaults(): string[] {
  const axes = [...document.querySelectorAll('.trace-axis')].filter((axis) => axis.checkVisibility());
  if (axes.length === 0) return ['there is no axis'];
  return axes.flatMap((axis) => {
    const { left, right } = axis.getBoundingClientRect();
    let end = left - 100;
    return [...axis.querySelectorAll('text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const isWrong = box.left < Math.max(left, end + 6) || box.right > right + 1;
      end = box.right;
      return isWrong ? [text.textContent] : [];
    });
  });
}
