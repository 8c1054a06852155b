import { expect, inject, test } from 'vitest';
import { PREFETCH_MARGIN_PX } from '../../src/site/limits.ts';
import { useBrowser } from './browser.ts';
import { startServer } from './server.ts';

const openPage = useBrowser();
const FAR_LINK = 'footer a[href="/security/hipaa"]';
const LATER_LINK = 'footer a[href="/integrations/model-providers/openai-py"]';

test('prefetches a link near the viewport, and one further away only when it comes near', async () => {
  const { server, url } = await startServer({ LOG_LEVEL: 'info' });
  const requestedPaths = new Set<string>();
  let log = '';
  server.stdout?.on('data', (chunk) => {
    log += chunk;
    for (const [, path] of log.matchAll(/"path":"([^"]+)"/g)) requestedPaths.add(path ?? '');
  });
  try {
    const { page } = await openPage({ prefetch: true });
    await page.goto(`${url}/docs/tracing`);
    await page.locator('a[data-prefetch]').first().waitFor();
    const [near, missed] = await page.evaluate((margin) => {
      const visible = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => {
        const { top, bottom, height } = link.getBoundingClientRect();
        return height > 0 && link.checkVisibility() && bottom > -margin && top < innerHeight + margin;
      });
      const marked = [...document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')];
      return [marked.map((link) => link.pathname), marked.filter((link) => !visible.includes(link)).length];
    }, PREFETCH_MARGIN_PX);
    expect(near.length).toBeGreaterThan(5);
    expect(missed).toBe(0);
    // A server that has just started renders each page for the first time.
    await expect.poll(() => near.filter((path) => !requestedPaths.has(path)), { timeout: 45_000 }).toEqual([]);
    expect(await page.locator(FAR_LINK).getAttribute('data-prefetch')).toBeNull();
    expect(requestedPaths.has('/security/hipaa')).toBe(false);
  } finally {
    server.kill('SIGTERM');
  }
});

test('a link that comes within 200 px is marked', async () => {
  const { page } = await openPage({ prefetch: true, viewport: { width: 1280, height: 300 } });
  await page.goto('/terms');
  await page.locator('a[data-prefetch]').first().waitFor();
  expect(await page.locator(LATER_LINK).getAttribute('data-prefetch')).toBeNull();
  const approach = (distance: number) =>
    page.locator(LATER_LINK).evaluate((link, px) => {
      scrollTo({ top: scrollY + link.getBoundingClientRect().top - innerHeight - px });
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, distance);
  await approach(PREFETCH_MARGIN_PX + 60);
  expect(await page.locator(LATER_LINK).getAttribute('data-prefetch')).toBeNull();
  await approach(PREFETCH_MARGIN_PX - 60);
  await page.locator(`${LATER_LINK}[data-prefetch]`).waitFor();
});

test('marks links in the text, however many links the header and the sidebar have', async () => {
  const { page } = await openPage({ prefetch: true, viewport: { width: 1280, height: 900 } });
  // New pages replace the oldest ones, so marked links are recorded as they appear.
  await page.addInitScript(() => {
    const marked = new Set<string>();
    Object.assign(window, { marked });
    const note = (changes: MutationRecord[]) => {
      for (const { target } of changes) marked.add((target as HTMLAnchorElement).pathname);
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-prefetch'] });
  });
  await page.goto('/integrations');
  await page.locator('a[data-prefetch]').first().waitFor();
  const scroll = (to: 'middle' | 'end') =>
    page.evaluate((place) => {
      const { bottom } = document.querySelector('#content')?.getBoundingClientRect() ?? { bottom: 0 };
      scrollTo({ top: place === 'end' ? scrollY + bottom - innerHeight : (scrollY + bottom - innerHeight) / 2 });
    }, to);
  /** Pages whose links in the text are in view, but were never marked. */
  const missed = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href^="/"]')];
      const marked = new Set([location.pathname, ...(window as unknown as { marked: Set<string> }).marked]);
      return links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return link.checkVisibility() && !link.search && bottom > 0 && top < innerHeight;
        })
        .filter((link) => !/\.\w+$/.test(link.pathname) && !marked.has(link.pathname))
        .map((link) => link.pathname);
    });
  await expect.poll(missed).toEqual([]);
  for (const place of ['middle', 'end'] as const) {
    await scroll(place);
    await expect.poll(missed).toEqual([]);
  }
});

test('prefetches nothing for a visitor who saves data', async () => {
  const { page } = await openPage({ prefetch: true });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/docs/tracing');
  // Prefetching would start a second after the page loads; the test can't await something that must not happen.
  await page.waitForTimeout(1500);
  expect(await page.locator('[data-prefetch], link[rel="prefetch"], script[type="speculationrules"]').count()).toBe(0);
  const rules = await fetch(`${inject('baseUrl')}/speculation-rules.json`, { headers: { 'Save-Data': 'on' } });
  expect(await rules.json()).toEqual({});
  expect(rules.headers.get('vary')).toContain('Save-Data');
});

test('every page names its speculation rules, which are valid', async () => {
  const page = await fetch(`${inject('baseUrl')}/docs`);
  const path = /^"(\/.+)"$/.exec(page.headers.get('speculation-rules') ?? '')?.[1];
  const rules = await fetch(new URL(path ?? '', inject('baseUrl')));
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prefetch, prerender } = (await rules.json()) as Record<string, { where: object; eagerness: string }[]>;
  for (const rule of [...(prefetch ?? []), ...(prerender ?? [])]) {
    expect(rule.where).toBeTypeOf('object');
    expect(rule.eagerness).toMatch(/^(immediate|eager|moderate|conservative)$/);
  }
  expect(prefetch).toHaveLength(1);
  expect(prerender).toHaveLength(1);
});
