import { type Fault, FaultError, formatFault } from '../lib/fault.ts';
import { codedPages } from '../pages/coded-pages.ts';
import { uiGalleryPage } from '../pages/ui-gallery.tsx';
import { systemClock } from '../platform/clock.ts';
import { storeFromEnv } from '../platform/store/open-store.ts';
import { DEV_ASSETS } from '../render/assets.ts';
import { readEnv } from '../site/env.ts';
import { loadSite } from '../source/site.ts';
import { createApp } from './app.ts';
import { FIXED_HEADERS } from './headers.ts';
import { createJobs } from './jobs.ts';
import { createRenderer, type Renderer } from './renderer.tsx';

const { 'Strict-Transport-Security': _, ...headers } = FIXED_HEADERS;
const env = readEnv(process.env);
const store = storeFromEnv(env);
let current: Renderer | undefined;

/** Forgets all pages; the next request reads the content again. */
export function invalidate(): void {
  current = undefined;
}

function renderer(): Renderer {
  current ??= watchful(loadSite(process.cwd(), (index) => [...codedPages(index, env), uiGalleryPage]));
  return current;
}

/** A renderer that shows the faults of a page instead of the page, and of all pages where none is found. */
function watchful(site: ReturnType<typeof loadSite>): Renderer {
  const onUndrawn = (fault: Fault) => console.error(formatFault(fault));
  const drawn = createRenderer({ site, env, assets: DEV_ASSETS, clock: systemClock, onUndrawn });
  for (const fault of site.faults) console.error(formatFault(fault));
  const stopAt = (faults: readonly Fault[]) => {
    if (faults.length > 0) throw new FaultError(faults);
  };
  const stopAtPage = (path: string) => stopAt(site.faults.filter(({ file }) => file === site.pages.get(path)?.file));
  return {
    ...drawn,
    page(path, query, format) {
      stopAtPage(path);
      return drawn.page(path, query, format);
    },
    notFound(path, format, options) {
      stopAt(site.faults);
      return drawn.notFound(path, format, options);
    },
  };
}

/** The development server, which Vite asks for every page. */
export default createApp({
  env: { ...env, logLevel: 'off' },
  health: { draining: false, store: store.state },
  renderer,
  store,
  onFeedback: createJobs(env, store).deliver,
  headers,
  showFaults: true,
});
