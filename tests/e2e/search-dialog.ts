import type { Locator, Page } from 'playwright-core';

/** The parts of the search dialog. */
export interface SearchParts {
  dialog: Locator;
  field: Locator;
  options: Locator;
  selected: Locator;
  tabs: Locator;
  chosenTab: Locator;
}

/** Finds the parts of the dialog on a page. */
export function getParts(page: Page): SearchParts {
  const dialog = page.locator('dialog[data-search-dialog]');
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    selected: dialog.locator('[role="option"][aria-selected="true"]'),
    tabs: dialog.getByRole('tab'),
    chosenTab: dialog.locator('[role="tab"][aria-selected="true"]'),
  };
}

/** Opens a page and waits until its header listens; queries are noted nowhere. */
export async function visit(page: Page, path = '/docs/tracing'): Promise<void> {
  await page.route('**/api/search-note', (route) => route.fulfill({ status: 204 }));
  await page.goto(path);
  await listening(page);
}

/** Waits until the header of a page listens. */
export async function listening(page: Page): Promise<void> {
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
}

/** Opens a page and its search, awake. */
export async function openSearch(page: Page, path = '/docs/tracing'): Promise<SearchParts> {
  await visit(page, path);
  const parts = getParts(page);
  await page.keyboard.press('Control+k');
  await parts.tabs.first().waitFor();
  return parts;
}

/** Types a query and waits for what is found. */
export async function find(page: Page, query: string): Promise<void> {
  await getParts(page).field.fill(query);
  await page.locator('#search-panel[aria-busy="false"] [role="option"] mark').first().waitFor();
}

/** The text of a tab without its count. */
export async function tabNames(tabs: Locator): Promise<string[]> {
  return tabs.evaluateAll((all) => all.map((tab) => tab.firstChild?.textContent ?? ''));
}
