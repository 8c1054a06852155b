import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const openPage = useBrowser();

test('basic characters and others come from one family', async () => {
  const { page } = await openPage();
  await page.goto('/terms');
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Plain, fünf, Łódź';
  });
  // The whole font is only there for the next view, as `font-display: optional` says; loading it here stands for that.
  await page.evaluate(() => document.fonts.load('600 32px "Geist Variable"', 'Plain, fünf, Łódź'));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const getFonts = async () => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  await expect.poll(async () => (await getFonts()).every(({ isCustomFont }) => isCustomFont)).toBe(true);
  expect((await getFonts()).reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBe('Plain, fünf, Łódź'.length);
});
