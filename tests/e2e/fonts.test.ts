import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const openPage = useBrowser();

/** The fonts that draw the first element with a text, and whether each is ours. */
async function getFonts(page: Page, text: string): Promise<boolean[]> {
  await page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.setAttribute('data-found', ''));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-found]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

test('a word with basic and other characters uses only our font, once it is cached', async () => {
  const { page } = await openPage();
  await page.goto('/changelog/2026-03-19-csv-for-excel');
  const reloadAndRead = async () => {
    await page.reload();
    return getFonts(page, 'für');
  };
  await expect.poll(reloadAndRead).toEqual([true]);
});
