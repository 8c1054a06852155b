import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { getFocusedText, PHONE, useBrowser } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';
import { getOverflow } from './phone-and-axe.ts';

const openPage = useBrowser();
const MIN_TAP_PX = 44;

const isOpen = (sheet: Locator) => sheet.evaluate((element) => element.matches(':popover-open'));

/** Visible links, buttons, fields and summaries that are too low to tap. */
function findSmallTapTargets(scope: Locator): Promise<string[]> {
  return scope.evaluate((root, min) => {
    const controls = [...root.querySelectorAll<HTMLElement>('a, button, input, summary')];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || box.width === 0) return [];
      const reach = Number.parseFloat(getComputedStyle(control, '::after').height) || 0;
      // A tap on the label of a field reaches the field.
      const label = control.closest('label')?.getBoundingClientRect().height ?? 0;
      const height = Math.max(box.height, reach, label);
      return height < min ? [`${Math.round(height)} px: ${control.ariaLabel ?? control.textContent}`] : [];
    });
  }, MIN_TAP_PX);
}

test('the menu button opens a sheet whose links work', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/');
  const sheet = page.locator('#phone-nav');
  expect(await isOpen(sheet)).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect.poll(() => isOpen(sheet)).toBe(true);
  expect(await findSmallTapTargets(sheet)).toEqual([]);
  await sheet.getByRole('link', { name: 'Datasets' }).tap();
  await page.waitForURL('/docs/datasets/overview');
  expect(await isOpen(page.locator('#phone-nav'))).toBe(false);
});

test('the sheet closes by its button, Escape or a tap outside it; focus returns', async () => {
  const { page } = await openPage({ ...PHONE, viewport: { width: 500, height: 780 } });
  await page.goto('/docs');
  const sheet = page.locator('#phone-nav');
  const button = page.getByRole('button', { name: 'Menu' });
  const closings = [
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => sheet.getByRole('link', { name: 'Datasets' }).press('Escape'),
    () => page.touchscreen.tap(480, 500),
  ];
  for (const [index, close] of closings.entries()) {
    await button.click();
    expect(await isOpen(sheet)).toBe(true);
    await close();
    await expect.poll(() => isOpen(sheet)).toBe(false);
    if (index < 2) await expect.poll(() => getFocusedText(page)).toBe('Menu');
  }
});

test('Escape in an open menu of the sheet closes only the menu', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const sheet = page.locator('#phone-nav');
  const theme = sheet.locator('summary[aria-label="Theme"]');
  await theme.tap();
  await sheet.locator('details[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.locator('details[open]').count()).toBe(0);
  expect(await isOpen(sheet)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(sheet)).toBe(false);
});

test('docs pages open the section in a sheet, with the current page marked', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs/tracing/sessions');
  const sheet = page.locator('#section-nav');
  expect(await sheet.isVisible()).toBe(false);
  const button = page.locator('[popovertarget="section-nav"]');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TAP_PX);
  await button.tap();
  const current = sheet.locator('[aria-current="page"]');
  await current.waitFor();
  expect(await current.textContent()).toBe('Sessions');
  expect(await findSmallTapTargets(sheet)).toEqual([]);
  await sheet.getByRole('link', { name: 'Users' }).tap();
  await page.waitForURL('/docs/tracing/users');
});

test('code far from view renders when the reader comes near, and reserves its height before', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs/tracing/get-started');
  const blocks = page.locator('.prose .code-block pre:visible');
  const drawn = () =>
    blocks.evaluateAll((all) =>
      all.map((pre) => pre.querySelector('code')?.checkVisibility({ contentVisibilityAuto: true })),
    );
  const heights = () => blocks.evaluateAll((all) => all.map((pre) => pre.getBoundingClientRect().height));
  const before = await heights();
  expect((await drawn()).filter((isDrawn) => !isDrawn).length).toBeGreaterThan(5);
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded();
    const code = block.locator('code');
    await expect.poll(() => code.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
  expect(await heights()).toEqual(before);
});

test('every feature in the comparison of plans is easy to tap', async () => {
  const { page } = await openPage(PHONE);
  await page.goto(PAGE_TYPES.pricing);
  const table = page.getByRole('table', { name: 'Comparison of plans' });
  expect(await table.getByRole('link').count()).toBeGreaterThan(10);
  expect(await findSmallTapTargets(table)).toEqual([]);
  const link = table.getByRole('link', { name: 'SCIM' });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link has no box.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 8);
  await page.waitForURL((url) => url.pathname !== PAGE_TYPES.pricing);
});

test('no page is wider than 360 px, and every header is easy to tap', async () => {
  const { page, errors } = await openPage(PHONE);
  const wrong: string[] = [];
  const wide = { film: '/guides/videos/ten-minute-tour', picture: '/docs/tracing/sessions' };
  for (const [name, path] of Object.entries({ ...PAGE_TYPES, ...wide })) {
    await page.goto(path);
    const px = await getOverflow(page);
    if (px > 0) wrong.push(`${name}: ${px} px too wide`);
    wrong.push(...(await findSmallTapTargets(page.locator('header').first())).map((control) => `${name}: ${control}`));
  }
  expect(wrong).toEqual([]);
  const logged = errors.splice(0).filter((error) => !error.includes(PAGE_TYPES['not found'])); // Chromium logs the 404.
  expect(logged).toEqual([]);
});
