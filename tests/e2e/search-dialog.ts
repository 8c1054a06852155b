import type { Locator, Page } from 'playwright-core';

export interface SearchDialogParts {
  dialog: Locator;
  field: Locator;
  options: Locator;
  selectedOption: Locator;
  tabs: Locator;
  selectedTab: Locator;
}

export function getSearchDialogParts(page: Page): SearchDialogParts {
  const dialog = page.locator('dialog[data-search-dialog]');
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    selectedOption: dialog.locator('[role="option"][aria-selected="true"]'),
    tabs: dialog.getByRole('tab'),
    selectedTab: dialog.locator('[role="tab"][aria-selected="true"]'),
  };
}

/** Ignores search notes, so that tests record no queries. */
export async function openPageWithSearch(page: Page, path = '/docs/tracing'): Promise<void> {
  await page.route('**/api/search-note', (route) => route.fulfill({ status: 204 }));
  await page.goto(path);
  await waitForSearchReady(page);
}

export async function waitForSearchReady(page: Page): Promise<void> {
  await page.locator('dialog[data-search-dialog][data-ready]').waitFor({ state: 'attached' });
}

export async function openSearch(page: Page, path = '/docs/tracing'): Promise<SearchDialogParts> {
  await openPageWithSearch(page, path);
  const parts = getSearchDialogParts(page);
  await page.keyboard.press('Control+k');
  await parts.tabs.first().waitFor();
  return parts;
}

export async function search(page: Page, query: string): Promise<void> {
  await getSearchDialogParts(page).field.fill(query);
  await page.locator('#search-panel[aria-busy="false"] [role="option"] mark').first().waitFor();
}

/** The text of a tab without its count. */
export async function getTabNames(tabs: Locator): Promise<string[]> {
  return tabs.evaluateAll((all) => all.map((tab) => tab.firstChild?.textContent ?? ''));
}
