import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { expectFitsAndAccessible } from './phone-and-axe.ts';

const openPage = useBrowser();
const INDEX = '/changelog';

test('on a phone, any month is two taps away, even without JavaScript', async () => {
  const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto(INDEX);
  const months = page.getByRole('navigation', { name: 'Months' });
  expect(await months.getByRole('link').count()).toBe(0);
  await months.getByText('Jump to a month').click();
  const oldest = months.getByRole('link').last();
  const target = (await oldest.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/changelog\/page\/\d+#\d{4}-\d{2}$/);
  await oldest.click();
  await page.waitForURL(target);
  expect(await page.locator(`[id="${target.split('#')[1]}"]`).isVisible()).toBe(true);
});

test('on a wide screen, the months of all years are listed next to the entries', async () => {
  const { page } = await openPage();
  await page.goto(INDEX);
  const months = page.getByRole('navigation', { name: 'Months' });
  await expect.poll(() => months.getByText('Jump to a month').isVisible()).toBe(false);
  expect(await months.getByText(/^\d{4}$/).count()).toBeGreaterThan(1);
  await months.getByRole('link').last().click();
  await page.waitForURL(/\/changelog\/page\/\d+#/);
});

test('the pager leads from the newest page to the oldest', async () => {
  const { page } = await openPage();
  await page.goto(INDEX);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const label = (await pager.getByText(/^Page 1 of \d+$/).textContent()) ?? '';
  const count = Number(label.split(' ').at(-1));
  for (let number = 2; number <= count; number++) {
    await pager.getByRole('link', { name: 'Older' }).click();
    await page.waitForURL(`${INDEX}/page/${number}`);
  }
  expect(await pager.getByRole('link', { name: 'Older' }).count()).toBe(0);
  expect(await page.locator('article').count()).toBeGreaterThan(0);
});

test('the path above the numbered pages leads to the index', async () => {
  const { page } = await openPage();
  for (const path of [`${INDEX}/page`, `${INDEX}/page/1`]) {
    await page.goto(path);
    await page.waitForURL(INDEX);
  }
});

test.each([INDEX, `${INDEX}/page/2`])('%s fits a phone with the list of months open', async (path) => {
  const { page } = await openPage(PHONE);
  await page.goto(path);
  await page.getByText('Jump to a month').click();
  await expectFitsAndAccessible(page);
});
