import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const openPage = useBrowser();

const FOOTER: Readonly<Record<string, readonly string[]>> = {
  Platform: [
    '/docs/tracing',
    '/docs/prompts/get-started',
    '/docs/scores/overview',
    '/docs/scores/annotation',
    '/docs/datasets/overview',
    '/docs/analytics',
    '/docs/playground',
  ],
  Integrations: [
    '/docs/sdk/python/sdk-v3',
    '/docs/sdk/typescript/guide',
    '/integrations/model-providers/openai-py',
    '/integrations/frameworks/langchain',
    '/integrations/frameworks/llamaindex',
    '/integrations/gateways/litellm',
    '/integrations/no-code/dify',
    '/integrations/no-code/flowise',
    '/integrations/no-code/langflow',
    '/integrations/frameworks/vercel-ai-sdk',
    '/integrations/frameworks/instructor',
    '/docs/api-and-data-platform/features/public-api',
  ],
  Resources: [
    '/docs',
    '/demo',
    '/watch-demo',
    '/changelog',
    '/docs/roadmap',
    '/pricing',
    '/enterprise',
    '/self-hosting',
    '/open-source',
    '/why',
    '/library',
    'external',
    '/jp',
    '/kr',
    '/cn',
  ],
  About: ['/blog', '/careers', '/about', '/customers', '/support', '/talk-to-us', '/oss-friends', 'external'],
  Legal: [
    '/security',
    '/imprint',
    '/terms',
    '/privacy',
    'separator',
    '/security/soc2',
    '/security/iso27001',
    '/security/gdpr',
    '/security/hipaa',
  ],
};

test('navigates from home to the docs through sidebar, previous and next links and breadcrumbs', async () => {
  const { page } = await openPage();
  await page.goto('/');
  await page.locator('header nav').getByRole('link', { name: 'Docs', exact: true }).click();
  await page.waitForURL('/docs');

  const sidebar = page.getByRole('navigation', { name: 'Section pages' });
  const group = sidebar.locator('details', { has: page.getByText('Tracing', { exact: true }) }).first();
  expect(await group.getAttribute('open')).toBeNull();
  await group.locator('summary').click();
  await group.getByRole('link', { name: 'Data model' }).click();
  await page.waitForURL('/docs/tracing/data-model');
  expect(await sidebar.locator('[aria-current="page"]').textContent()).toBe('Data model');
  expect(await group.getAttribute('open')).not.toBeNull();

  const neighbours = page.getByRole('navigation', { name: 'Neighbouring pages' });
  await neighbours.locator('[rel="next"]').click();
  await page.waitForURL('/docs/tracing/sessions');
  await neighbours.locator('[rel="prev"]').click();
  await page.waitForURL('/docs/tracing/data-model');

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(await crumbs.locator('li:not([aria-hidden])').allTextContents()).toEqual([
    'Docs',
    'Tracing',
    'Tracing data model',
  ]);
  await crumbs.getByRole('link', { name: 'Docs', exact: true }).click();
  await page.waitForURL('/docs');
});

test('the section switcher leads to every other section', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  await page.getByLabel('Switch section: Docs').click();
  await page.locator('details[name="section-switcher"]').getByRole('link', { name: 'Self-hosting' }).click();
  await page.waitForURL('/self-hosting');
  expect(await page.getByLabel('Switch section: Self-hosting').count()).toBe(1);
});

test('every internal link of header and footer responds with 200 and no redirect', async () => {
  const { page } = await openPage();
  await page.goto('/');
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('header a, footer a')].map((link) => link.getAttribute('href') ?? ''),
  );
  const internal = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
  expect(internal.length).toBeGreaterThan(45);
  const answers = await Promise.all(
    internal.map(
      async (href) => `${(await fetch(new URL(href, inject('baseUrl')), { redirect: 'manual' })).status} ${href}`,
    ),
  );
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});

test('the footer has the groups of the specification, and the years', async () => {
  const { page } = await openPage();
  await page.goto('/');
  const groups = await page.evaluate(() =>
    [...document.querySelectorAll('footer section')].map((group) => {
      const entries = [...group.querySelectorAll('li')].map((item) => {
        const href = item.querySelector('a')?.getAttribute('href') ?? 'separator';
        return href.startsWith('https:') ? 'external' : href;
      });
      const once = entries.filter((entry, index) => entry !== 'external' || entries[index - 1] !== 'external');
      return [group.querySelector('h2')?.textContent, once];
    }),
  );
  expect(groups).toEqual(Object.entries(FOOTER));
  expect(await page.locator('footer').textContent()).toContain(`© 2022–${new Date().getFullYear()} `);
});

test.each([
  ['/', 'en'],
  ['/jp', 'ja'],
  ['/kr', 'ko'],
  ['/cn', 'zh-Hans'],
])('%s says that it is in %s', async (path, lang) => {
  const { page } = await openPage();
  await page.goto(path);
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  const control = page.locator('details', { has: page.locator('summary[aria-label]') }).locator('a[hreflang]');
  expect(await control.and(page.locator('header [aria-current]')).first().getAttribute('hreflang')).toBe(lang);
});

test('the language control leads to the other languages', async () => {
  const { page } = await openPage();
  await page.goto('/docs');
  await page.getByLabel('Language').first().click();
  await page.locator('header').getByRole('link', { name: '日本語' }).click();
  await page.waitForURL('/jp');
});

test('a misspelt URL returns a real 404 that suggests the right page', async () => {
  const { page, errors } = await openPage();
  const response = await page.goto('/docs/tracin');
  expect(response?.status()).toBe(404);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('#content a').first().getAttribute('href')).toBe('/docs/tracing');
  await page.locator('#content a').first().click();
  await page.waitForURL('/docs/tracing');
  errors.length = 0; // Chromium itself logs the 404.
});
