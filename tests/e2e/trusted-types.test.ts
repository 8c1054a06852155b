import { expect, test } from 'vitest';
import { hideAutomation, REAL_BROWSER, useBrowser, waitForScripts } from './browser.ts';
import { PAGE_TYPES } from './page-types.ts';
import { openSearch } from './search-dialog.ts';
import { startServer } from './server.ts';
import { startToolsStub } from './tools-stub.ts';

// Each test fails if the Content-Security-Policy blocks something: `useBrowser` listens for violations.
const openPage = useBrowser();

test('strings cannot become HTML or scripts', async () => {
  const { page, errors } = await openPage();
  await page.goto('/docs/tracing');
  const results = await page.evaluate(async () => {
    const { promise: reported, resolve } = Promise.withResolvers<void>();
    let violations = 0;
    document.addEventListener('securitypolicyviolation', () => {
      violations += 1;
      if (violations === 3) resolve();
    });
    const attempt = (run: () => void) => {
      try {
        run();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const attempts = [
      attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' })),
      attempt(() => Object.assign(document.createElement('script'), { src: '/a.js' })),
      attempt(() => void trustedTypes.createPolicy('other', {})),
    ];
    // Violations are reported, and logged, after the attempts: none may come after the test has cleared the list.
    await reported;
    return attempts;
  });
  expect(results).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(errors.length).toBeGreaterThan(0);
  errors.length = 0;
});

test.each(Object.entries({ ...PAGE_TYPES, film: '/watch-demo', gallery: '/ui', assistant: '/docs/ask-ai' }))(
  'every island of a page hydrates: %s',
  async (_, path) => {
    const { page, errors } = await openPage();
    await page.goto(path);
    errors.splice(0, errors.length, ...errors.filter((error) => !/status of 404/.test(error)));
    await waitForScripts(page);
    await page.evaluate(() => {
      for (const island of document.querySelectorAll('sg-island')) island.dispatchEvent(new Event('sg:hydrate'));
    });
    await expect.poll(() => page.locator('sg-island:not([data-hydrated])').count()).toBe(0);
  },
);

test('search responds from its worker', async () => {
  const { page } = await openPage();
  const { field, options } = await openSearch(page);
  await field.fill('tracing');
  await options.first().waitFor();
});

test('analytics runs after consent', async () => {
  const stub = await startToolsStub();
  const { server, url } = await startServer({ ANALYTICS_KEY: 'phc_test', ANALYTICS_HOST: stub.url });
  try {
    const { page } = await openPage(REAL_BROWSER);
    await hideAutomation(page);
    await page.addInitScript(() =>
      localStorage.setItem('consent', '{"version":1,"date":"2026-01-01","analytics":true,"marketing":false}'),
    );
    const response = await page.goto(`${url}/docs`);
    expect(response?.headers()['content-security-policy']).toContain('require-trusted-types-for');
    await expect.poll(() => stub.events.length).toBeGreaterThan(0);
  } finally {
    server.kill('SIGTERM');
    stub.close();
  }
});
