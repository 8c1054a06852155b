import type { Page } from 'playwright-core';

/** Nothing but one figure, with room for captions below it. */
const STAGE_STYLE = `body:has(#stage) > :not(#stage, #stage-pointer) { display: none !important }
  body > #stage { display: grid !important; align-content: safe center; box-sizing: border-box; min-height: 100vh; padding: 28px 40px 76px }
  #stage figure { margin: 0 } #stage figcaption { display: none }
  #stage-outline { fill: none; stroke: var(--color-amber); stroke-width: 2 }`;

/** Space between an element and its outline. */
const GAP = 3;

/** Numbers the drawn figures of a page from 1, so that a film can show one at a time. */
export async function prepareStage(page: Page): Promise<void> {
  await page.addStyleTag({ content: STAGE_STYLE });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="stage"></div>');
    for (const [index, figure] of document.querySelectorAll<HTMLElement>('main figure.drawn').entries())
      figure.dataset.scene = String(index + 1);
    document.getElementById('stage-pointer')?.insertAdjacentHTML('afterbegin', '<rect id="stage-outline" rx="5"/>');
  });
}

/** Puts one figure on the stage, at the top. */
export async function putOnStage(page: Page, scene: number): Promise<void> {
  await removeOutline(page);
  await page.locator(`[data-scene="${scene}"]`).evaluate((figure) => {
    document.getElementById('stage')?.replaceChildren(figure);
    window.scrollTo(0, 0);
  });
}

/** How visible the stage is, from 0 to 1. */
export async function fadeStage(page: Page, share: number): Promise<void> {
  await page.locator('#stage').evaluate((stage, opacity) => {
    stage.style.opacity = String(opacity);
  }, share);
}

/** Outlines an element on the stage. */
export async function drawOutline(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, gap) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const outline = document.getElementById('stage-outline');
      const box = { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
      for (const [name, value] of Object.entries(box)) outline?.setAttribute(name, String(value));
    }, GAP);
}

/** Removes the outline. */
export async function removeOutline(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('stage-outline')?.setAttribute('width', '0'));
}
