import { expect, test } from 'vitest';
import { COPIED_MS } from '../../src/site/limits.ts';
import { MEDIA_HOSTS } from '../../src/site/media-hosts.ts';
import { PHONE, stopClock, useBrowser, waitForScripts } from './browser.ts';

const openPage = useBrowser();

test("a heading's link scrolls there, copies the URL, and says so for two seconds", async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/docs/tracing');
  const heading = page.locator('.prose h2').nth(1);
  const anchor = heading.locator('.heading-anchor');
  await waitForScripts(page);
  await stopClock(page);
  await heading.hover();
  await anchor.click();
  const copied = page.locator('.heading-anchor[data-copied]');
  await copied.waitFor();
  expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.locator('[data-heading-status]').textContent()).toBe('Link copied');
  await page.clock.runFor(COPIED_MS / 2);
  await anchor.click();
  await page.clock.runFor(COPIED_MS - 1);
  expect(await copied.count(), 'counted from the last copy').toBe(1);
  await page.clock.runFor(1);
  expect(await copied.count()).toBe(0);
  expect(await page.locator('[data-heading-status]').textContent()).toBe('');
});

test.each([{}, PHONE])(
  'the meaning of a term opens next to it, inside the window, and closes with Escape (%#)',
  async (options) => {
    const { page } = await openPage(options);
    await page.goto('/docs/administration/billing');
    const term = page.locator('.term').first();
    const note = page.locator('.term-note').first();
    expect(await note.isVisible()).toBe(false);
    await term.click();
    await note.waitFor();
    const box = await note.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x >= 8 && box.x + box.width <= width - 8 && box.y >= 0 && box.y + box.height <= height).toBe(
      true,
    );
    expect(await note.getByRole('link', { name: 'Glossary' }).getAttribute('href')).toBe('/docs/glossary#trace');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
  },
);

test('on a phone a tap near a term opens its meaning, and links above and below it still work', async () => {
  const { page } = await openPage(PHONE);
  await page.goto('/docs/administration/billing');
  const term = page.locator('.term > button').first();
  const reach = await term.evaluate((button) => Number.parseFloat(getComputedStyle(button, '::after').height));
  expect(Math.round(reach)).toBeGreaterThanOrEqual(44);
  const missed = await page.evaluate(() => {
    const links = [
      ...document.querySelectorAll('p:has(> .term) a, li:has(> .term) a, td:has(> .term) a, dd:has(> .term) a'),
    ].filter((link) => link.checkVisibility());
    return links.flatMap((link) => {
      link.scrollIntoView({ block: 'center' });
      return [...link.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const target = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return target && link.contains(target) ? [] : [link.textContent];
      });
    });
  });
  expect(missed).toEqual([]);
});

test('availability is shown under the title, with short names on narrow screens', async () => {
  const { page } = await openPage();
  await page.goto('/docs/administration/rbac');
  const banner = page.locator('header .availability');
  expect(await banner.locator('dt').allTextContents()).toEqual(['Hobby', 'Core', 'Pro', 'Enterprise', 'Self-hosted']);
  const short = '.availability dd [aria-hidden]:not(svg)';
  expect(await page.locator(short, { hasText: /^Team$/ }).isVisible()).toBe(false);
  expect(await page.getByText('Team Add-On', { exact: true }).isVisible()).toBe(true);
  const phone = await openPage(PHONE);
  await phone.page.goto('/docs/administration/rbac');
  expect(await phone.page.locator(short, { hasText: /^Team$/ }).isVisible()).toBe(true);
});

test('an external video is a link until a click loads its player', async () => {
  const { page } = await openPage();
  const requestedUrls: string[] = [];
  await page.route(/youtube/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  await page.goto('/docs/tracing');
  await waitForScripts(page);
  await page.evaluate(
    ([href, player]) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'A tour' });
      Object.assign(link.dataset, { embed: player, title: 'A tour' });
      document.querySelector('.prose')?.prepend(link);
    },
    [MEDIA_HOSTS.youtube.watch('abcdefghijk'), MEDIA_HOSTS.youtube.player('abcdefghijk')],
  );
  expect(requestedUrls).toEqual([]);
  await page.getByRole('link', { name: 'A tour' }).click();
  await page.frameLocator('iframe[title="A tour"]').getByText('player').waitFor();
  expect(requestedUrls).toEqual([MEDIA_HOSTS.youtube.player('abcdefghijk')]);
  expect(page.url()).toContain('/docs/tracing');
});

test('a formula uses the typeface of the text', async () => {
  const { page } = await openPage();
  await page.goto('/docs/tracing/token-and-cost');
  const fonts = await page
    .locator('.formula-block mtext')
    .first()
    .evaluate((words) => [
      getComputedStyle(words).fontFamily.split(',')[0],
      getComputedStyle(document.body).fontFamily.split(',')[0],
    ]);
  expect(fonts[0]).toBe(fonts[1]);
});
