import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { BRAND } from '../../src/site/brand.ts';
import { getSection } from '../../src/site/sections.ts';
import { findViolations } from './axe.ts';
import {
  getFocusedText,
  getLayoutShifts,
  isOwnUrl,
  PHONE,
  recordLayoutShifts,
  useBrowser,
  waitForScripts,
} from './browser.ts';
import { startServer } from './server.ts';

const openPage = useBrowser();

/** Seven contributors, the third not on the team. */
const SEVEN = '/docs/administration/billing';
const NOTEBOOK = '/integrations/frameworks/instructor';
const AVAILABILITY = '/docs/administration/rbac';
const STORY = '/customers/tessel-freight';
const THREE_AUTHORS = '/blog/2026-07-02-clickhouse-for-observations';
const TWO_AUTHORS = '/blog/2026-11-04-what-a-trace-is-for';

const getContributorNames = (page: Page) =>
  page
    .locator('[data-contributors] li:visible')
    .evaluateAll((items) => items.map((item) => item.querySelector('a span span')?.textContent));

describe('contributors', () => {
  test("list shows the first 3 names; a button '... and N more' shows all and resets on route change", async () => {
    const { page } = await openPage();
    await page.goto(SEVEN);
    await waitForScripts(page);
    const first = await getContributorNames(page);
    expect(first).toEqual(['Noor Haddarin', 'Mei Lindwater', 'northquay-example']);
    const button = page.getByRole('button', { name: '... and 4 more', exact: true });
    await button.click();
    expect(await getContributorNames(page)).toHaveLength(7);
    expect((await getContributorNames(page)).slice(0, 3)).toEqual(first);
    expect(await button.isVisible()).toBe(false);
    await page.getByRole('navigation', { name: 'Section pages' }).getByRole('link', { name: 'RBAC' }).click();
    await page.waitForURL(AVAILABILITY);
    expect(await getContributorNames(page)).toHaveLength(3);
    await page.goBack();
    await page.waitForURL(SEVEN);
    expect(await getContributorNames(page)).toEqual(first);
  });

  test('are back to three when the page is restored from the back/forward cache', async () => {
    const { page } = await openPage();
    await page.goto(SEVEN);
    await waitForScripts(page);
    const button = page.getByRole('button', { name: '... and 4 more' });
    await button.click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(await getContributorNames(page)).toHaveLength(7);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await getContributorNames(page)).toHaveLength(3);
    await button.click();
    expect(await getContributorNames(page)).toHaveLength(7);
  });

  test('expand by keyboard; the first name that appears is focused', async () => {
    const { page } = await openPage();
    await page.goto(SEVEN);
    await waitForScripts(page);
    await page.getByRole('button', { name: '... and 4 more' }).focus();
    await page.keyboard.press('Enter');
    expect(await getFocusedText(page)).toContain((await getContributorNames(page))[3]);
    expect(await page.locator('[data-contributors] a:focus').count()).toBe(1);
  });

  test('are all listed without JavaScript, and without a button', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(SEVEN);
    expect(await getContributorNames(page)).toHaveLength(7);
    expect(await page.locator('[data-contributors-more]').isVisible()).toBe(false);
  });

  test('have no button if there are three or fewer', async () => {
    const { page } = await openPage();
    await page.goto('/docs/roadmap');
    expect(await getContributorNames(page)).toHaveLength(3);
    expect(await page.locator('[data-contributors-more]').count()).toBe(0);
  });

  test('team members have their title and link to twitter, otherwise to the code host; others are Contributor on the code host', async () => {
    const { page } = await openPage();
    await page.goto(SEVEN);
    await waitForScripts(page);
    await page.locator('[data-contributors-more]').click();
    const card = (name: string) => page.locator('[data-contributors] a', { hasText: name });
    for (const [name, title, href] of [
      ['Anouk Verbrande', 'Co-founder, Product', 'https://x.com/anouk_sightglass'],
      ['Noor Haddarin', 'People and Operations', 'https://github.com/noor-sightglass'],
      ['northquay-example', 'Contributor', 'https://github.com/northquay-example'],
    ] as const) {
      expect(await card(name).locator('span span').nth(1).textContent()).toBe(title);
      expect(await card(name).getAttribute('href')).toBe(href);
    }
    expect(await card('Noor Haddarin').locator('img').getAttribute('src')).toBe('/team/noor.svg');
  });

  test('show initials by default, shift nothing, and make no third-party requests', async () => {
    const { page } = await openPage();
    await recordLayoutShifts(page);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(SEVEN);
    await waitForScripts(page);
    await page.locator('[data-contributors]').scrollIntoViewIfNeeded();
    expect(await getLayoutShifts(page)).toEqual([]);
    await page.locator('[data-contributors-more]').click();
    await page.locator('[data-contributors] img').last().scrollIntoViewIfNeeded();
    expect(await page.locator('[data-contributors] [aria-hidden]', { hasText: /^N$/ }).isVisible()).toBe(true);
    expect(requestedUrls.filter((url) => !isOwnUrl(url) || url.includes('/api/avatar'))).toEqual([]);
  });

  test('unknown usernames get an avatar from the code host, proxied by this site', async () => {
    const requestedUrls: (string | undefined)[] = [];
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const codeHost = createServer((request, response) => {
      requestedUrls.push(request.url);
      response.setHeader('Content-Type', 'image/png').end(Buffer.from(pixel, 'base64'));
    });
    await new Promise<void>((done) => codeHost.listen(0, '127.0.0.1', done));
    const { server, url } = await startServer({
      AVATAR_SOURCE_URL: `http://127.0.0.1:${(codeHost.address() as AddressInfo).port}`,
    });
    try {
      const { page } = await openPage({ baseURL: url });
      const others: string[] = [];
      page.on('request', (request) => request.url().startsWith(url) || others.push(request.url()));
      await page.goto(SEVEN);
      const picture = page.locator('[data-contributors] img[src="/api/avatar/northquay-example"]');
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 1,
        await picture.elementHandle(),
      );
      expect(requestedUrls).toEqual(['/northquay-example.png?size=96']);
      expect(others).toEqual([]);
    } finally {
      server.kill('SIGTERM');
      codeHost.close().closeAllConnections();
    }
  });
});

describe('the author byline', () => {
  const byline = (page: Page) =>
    page
      .locator('article header ul[aria-label="Authors"] a')
      .evaluateAll((links) =>
        links.map((link) => ({ name: link.textContent, href: (link as HTMLAnchorElement).href })),
      );

  test('shows known authors with photo and name, each with a link to the social profile; avatars are 40px', async () => {
    const { page } = await openPage();
    await page.goto(TWO_AUTHORS);
    expect(await byline(page)).toEqual([
      { name: 'Mira Solvang', href: 'https://x.com/mira_sightglass' },
      { name: 'Anouk Verbrande', href: 'https://x.com/anouk_sightglass' },
    ]);
    const photos = page.locator('ul[aria-label="Authors"] img');
    for (const photo of await photos.all()) {
      expect(await photo.boundingBox()).toMatchObject({ width: 40, height: 40 });
      expect(
        await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    }
    expect(await photos.count()).toBe(2);
  });

  test('shows first names only when more than two authors', async () => {
    const { page } = await openPage();
    await page.goto(THREE_AUTHORS);
    expect((await byline(page)).map(({ name }) => name)).toEqual(['Kwame', 'Lukas', 'Teodor']);
  });
});

describe('the availability banner', () => {
  const levels = (page: Page) => page.locator('.availability dd').allInnerTexts();

  test('uses long names on wide screens, short ones on small screens', async () => {
    const [wide, small] = await Promise.all([openPage(), openPage(PHONE)]);
    await Promise.all([wide.page.goto(AVAILABILITY), small.page.goto(AVAILABILITY)]);
    expect(await wide.page.locator('.availability dt').allInnerTexts()).toEqual([
      'Hobby',
      'Core',
      'Pro',
      'Enterprise',
      'Self-hosted',
    ]);
    expect(await levels(wide.page)).toEqual([
      'Not Available',
      'Not Available',
      'Team Add-On',
      'Full',
      'Enterprise Edition',
    ]);
    // Screen-reader-only text is one pixel wide.
    const labels = await small.page
      .locator('.availability dd span')
      .evaluateAll((spans) =>
        spans.filter((span) => (span as HTMLElement).offsetWidth > 1).map((span) => span.textContent),
      );
    expect(labels).toEqual(['Not Available', 'Not Available', 'Team', 'Full', 'Enterprise']);
  });
});

describe('the notebook banner', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'This is a Jupyter notebook' });

  test.each([
    [NOTEBOOK, 'integration_instructor'],
    ['/integrations/frameworks/llamaindex', 'integration_llama_index'],
  ])(
    "is shown on %s: 'This is a Jupyter notebook' with buttons 'Open on GitHub' and 'Run on Google Colab'",
    async (path, notebook) => {
      const { page } = await openPage();
      await page.goto(path);
      expect(await banner(page).locator('p').textContent()).toBe('This is a Jupyter notebook');
      const repository = new URL(BRAND.siteRepositoryUrl).pathname;
      const file = `${repository}/blob/main/cookbook/${notebook}.ipynb`;
      const href = (name: string) => banner(page).getByRole('link', { name, exact: true }).getAttribute('href');
      expect(await href('Open on GitHub')).toBe(`https://github.com${file}`);
      expect(await href('Run on Google Colab')).toBe(`https://colab.research.google.com/github${file}`);
    },
  );

  test('is shown nowhere without a matching entry', async () => {
    const { page } = await openPage();
    for (const path of ['/integrations/frameworks/langchain', '/integrations/model-providers/openai-py', '/docs']) {
      await page.goto(path);
      expect(await banner(page).count()).toBe(0);
    }
  });
});

describe('labels, support and the call to action', () => {
  test.each([
    ['/docs/analytics/metrics-api', 'v2'],
    ['/changelog/2026-10-28-typescript-sdk-v4', 'New'],
  ])('%s has a front-matter label and shows it as a badge', async (path, label) => {
    const { page } = await openPage();
    await page.goto(path);
    expect(await page.locator('article').getByText(label, { exact: true }).first().isVisible()).toBe(true);
  });

  test('a Support button under docs pages links to /support', async () => {
    const { page } = await openPage();
    await page.goto('/docs/tracing');
    await page.locator('main').getByRole('link', { name: 'Support', exact: true }).click();
    await page.waitForURL('/support');
  });

  test("/customers/{slug}: call-to-action block titled 'Ready to get started?' with links to the cloud sign-up (external), /docs and /talk-to-us", async () => {
    const { page } = await openPage();
    await page.goto(STORY);
    const block = page.getByRole('region', { name: 'Ready to get started?' });
    expect(await block.getByRole('heading').textContent()).toBe('Ready to get started?');
    const links = await block.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([process.env.CLOUD_EU_URL, '/docs', '/talk-to-us']);
    await page.goto('/customers');
    expect(await page.getByText('Ready to get started?').count()).toBe(0);
  });
});

test.each([
  '/docs/tracing',
  '/docs/roadmap',
  NOTEBOOK,
  '/self-hosting/deployment/local',
  '/guides/first-evaluation',
  '/faq/all/what-is-a-unit',
  '/faq/tag/tracing',
  '/security/soc2',
  '/handbook/why',
  TWO_AUTHORS,
  '/changelog/2026-10-28-typescript-sdk-v4',
  STORY,
  '/careers',
  '/imprint',
  '/terms',
  '/pricing',
])('%s shows exactly what its section row says', async (path) => {
  const html = await (await fetch(`${inject('baseUrl')}${path}`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const { contributors, support, byline, cta } = getSection(path);
  expect({
    contributors: main.includes('data-contributors'),
    support: /href="\/support"[^>]*>(<svg[\s\S]*?<\/svg>)?Support</.test(main),
    byline: main.includes('aria-label="Authors"'),
    cta: main.includes('Ready to get started?'),
  }).toEqual({ contributors, support, byline, cta });
});

test.each([SEVEN, NOTEBOOK, THREE_AUTHORS, STORY])(
  'on a phone %s fits, and its new parts are easy to tap and accessible',
  async (path) => {
    const { page } = await openPage(PHONE);
    await page.goto(path);
    const more = page.locator('[data-contributors-more]');
    if (await more.count()) await more.tap();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    const parts = [
      '[data-contributors]',
      '[aria-label="Authors"]',
      'article header aside',
      '[aria-labelledby="get-started"]',
    ];
    const low = await page
      .locator(parts.map((part) => `main ${part} a`).join())
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 44)
          .map((link) => link.textContent),
      );
    expect(low).toEqual([]);
    const shown: string[] = [];
    for (const part of parts) if (await page.locator(part).count()) shown.push(part);
    expect(await findViolations(page, { include: shown, allRulesInDark: true })).toEqual([]);
  },
);
