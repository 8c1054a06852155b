import type { Browser, CDPSession, Disposable, Page } from 'playwright-core';

/** What outlives a test that uses it: such a test leaves a page that is closed. */
const LASTING: ReadonlySet<PropertyKey> = new Set([
  'clock',
  'context',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
] satisfies (keyof Page)[]);

/** What the emulation of a new page can be set back to. */
const EMULATION: ReadonlySet<PropertyKey> = new Set(['emulateMedia', 'setViewportSize'] satisfies (keyof Page)[]);

const EVENTS = [
  'close',
  'console',
  'dialog',
  'download',
  'frameattached',
  'framedetached',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

/** Each page that waits keeps a process of the browser. */
const MAX_WAITING = 3;

const STORAGE_TYPES = 'local_storage,indexeddb,cache_storage,service_workers';

/** A page that tests use one after the other, each as a new visitor. */
export interface PooledPage {
  page: Page;
  /** What a test gets: the page, watched for changes that can't be taken back. */
  watched: Page;
  /** The options that it was opened with. */
  key: string;
  /** Takes back what the test did. Returns false if the page can't be used again. */
  reset(): Promise<boolean>;
}

/**
 * Pages that wait for tests with the same options. A page that was used costs half the CPU time of a new one: its
 * process has read the fonts, styles and scripts of the site. Visitors share the HTTP cache, nothing else.
 */
export class PagePool {
  private readonly waiting: PooledPage[] = [];

  take(key: string): PooledPage | undefined {
    const index = this.waiting.findIndex((pooled) => pooled.key === key);
    return index === -1 ? undefined : this.waiting.splice(index, 1)[0];
  }

  /** Closes a page, or lets it wait if the test left nothing that lasts. */
  async release(pooled: PooledPage, isReusable: boolean): Promise<void> {
    const isClean = isReusable && (await pooled.reset().catch(() => false));
    if (isClean) this.waiting.push(pooled);
    const closing = isClean ? this.waiting.splice(0, this.waiting.length - MAX_WAITING) : [pooled];
    await Promise.all(closing.map(({ page }) => page.context().close()));
  }
}

const POOLS = new WeakMap<Browser, PagePool>();

export function getPagePool(browser: Browser): PagePool {
  const pool = POOLS.get(browser) ?? new PagePool();
  POOLS.set(browser, pool);
  return pool;
}

/** Call it after the init scripts that all visitors have. `restore` sets media and viewport back. */
export async function createPooledPage(page: Page, key: string, restore: () => Promise<void>): Promise<PooledPage> {
  const session = await page.context().newCDPSession(page);
  const scripts: Disposable[] = [];
  let hasLastingChange = false;
  let isEmulationChanged = false;
  const watched = new Proxy(page, {
    get(target, name) {
      hasLastingChange ||= LASTING.has(name);
      isEmulationChanged ||= EMULATION.has(name);
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'addInitScript') return value.bind(target);
      return async (...args: Parameters<Page['addInitScript']>) => {
        const script = await target.addInitScript(...args);
        scripts.push(script);
        return script;
      };
    },
  });
  const reset = async () => {
    if (hasLastingChange || page.isClosed() || page.context().pages().length > 1) return false;
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await page.mouse.move(-1, -1);
    await leaveSite(page, session);
    if (isEmulationChanged) await restore();
    isEmulationChanged = false;
    return true;
  };
  return { page, watched, key, reset };
}

/** Opens an empty page and removes cookies and storage. */
async function leaveSite(page: Page, session: CDPSession): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: STORAGE_TYPES });
  await page.context().clearCookies();
}
