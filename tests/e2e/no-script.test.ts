import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const openPage = useBrowser();
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

const getMainText = (page: Page) => page.locator('#content').textContent();

test('the text is the same with and without JavaScript', async () => {
  const [off, on] = await Promise.all([openPage(WITHOUT_SCRIPTS), openPage()]);
  for (const path of ['/docs/tracing', '/']) {
    await Promise.all([off.page.goto(path), on.page.goto(path)]);
    const text = await getMainText(off.page);
    expect(text?.length).toBeGreaterThan(1000);
    expect(text).toBe(await getMainText(on.page));
  }
});

test('header menus open by click, one at a time', async () => {
  const { page } = await openPage(WITHOUT_SCRIPTS);
  await page.goto('/docs');
  const link = page.locator('header nav').getByRole('link', { name: 'Datasets' });
  expect(await link.isVisible()).toBe(false);
  await page.locator('header summary', { hasText: 'Product' }).click();
  expect(await link.isVisible()).toBe(true);
  await page.locator('header summary', { hasText: 'Resources' }).click();
  expect(await link.isVisible()).toBe(false);
  await page.locator('header nav').getByRole('link', { name: 'Changelog' }).click();
  await page.waitForURL('/changelog');
});

test('tabs switch and sidebar groups open', async () => {
  const { page } = await openPage(WITHOUT_SCRIPTS);
  await page.goto('/docs/tracing');
  const panels = page.locator('.tabs-panel');
  expect(await panels.nth(0).isVisible()).toBe(true);
  await page.locator('.tabs-tab', { hasText: 'TypeScript' }).first().click();
  expect(await panels.nth(0).isVisible()).toBe(false);
  expect(await panels.nth(1).isVisible()).toBe(true);

  const sidebar = page.getByRole('navigation', { name: 'Section pages' });
  const link = sidebar.getByRole('link', { name: 'Version control' });
  expect(await link.isVisible()).toBe(false);
  await sidebar.locator('summary', { hasText: 'Prompts' }).click();
  await link.click();
  await page.waitForURL('/docs/prompts/version-control');
});

test('the search form finds pages', async () => {
  const { page } = await openPage(WITHOUT_SCRIPTS);
  await page.goto('/docs');
  const field = page.locator('header').getByRole('searchbox').first();
  await field.fill('tracing');
  await field.press('Enter');
  await page.waitForURL('/search?q=tracing');
  await page
    .locator('#content')
    .getByRole('link', { name: /^Tracing/ })
    .first()
    .click();
  await page.waitForURL('/docs/tracing');
});

test('on a phone both sheets open', async () => {
  const { page } = await openPage({ ...PHONE, ...WITHOUT_SCRIPTS });
  await page.goto('/docs/tracing');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#phone-nav').getByRole('link', { name: 'Pricing' }).waitFor();
  await page.locator('#phone-nav').getByRole('button', { name: 'Close' }).tap();
  await page.locator('[popovertarget="section-nav"]').tap();
  await page.locator('#section-nav').getByRole('link', { name: 'Sessions' }).tap();
  await page.waitForURL('/docs/tracing/sessions');
});

test('controls that need JavaScript are hidden', async () => {
  const [off, on] = await Promise.all([openPage(WITHOUT_SCRIPTS), openPage()]);
  await Promise.all([off.page.goto('/docs/tracing'), on.page.goto('/docs/tracing')]);
  for (const control of ['[data-announcement-dismiss]', '[data-copy-code]', 'summary[aria-label="Theme"]']) {
    expect(await off.page.locator(control).first().isVisible(), control).toBe(false);
    expect(await on.page.locator(control).first().isVisible(), control).toBe(true);
  }
});
