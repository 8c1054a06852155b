import { type Fault, FaultError, formatFault } from '../lib/fault.ts';
import { systemClock } from '../platform/clock.ts';
import { DEV_ASSETS } from '../render/assets.ts';
import type { SiteEnv } from '../site/env.ts';
import type { Site } from '../source/site.ts';
import { createDevSamples } from './dev-samples.ts';
import { createRenderer, type Renderer } from './renderer.tsx';

/** Creates a renderer that shows the faults of a page and its code samples instead of the page, and all faults if no page is found. */
export function withErrorOverlay(site: Site, env: SiteEnv): Renderer {
  const onMissingDrawing = (fault: Fault) => console.error(formatFault(fault));
  const samples = createDevSamples(site);
  const checked = { ...site, samples: samples.results };
  const renderer = createRenderer({ site: checked, env, assets: DEV_ASSETS, clock: systemClock, onMissingDrawing });
  for (const fault of site.faults) console.error(formatFault(fault));
  const throwFaults = (faults: readonly Fault[]) => {
    if (faults.length > 0) throw new FaultError(faults);
  };
  const throwPageFaults = (path: string) =>
    throwFaults(site.faults.filter(({ file }) => file === site.pages.get(path)?.file));
  return {
    ...renderer,
    page(path, query, format) {
      throwPageFaults(path);
      throwFaults(samples.getFaults(path));
      return renderer.page(path, query, format);
    },
    notFound(path, format, options) {
      throwFaults(site.faults);
      return renderer.notFound(path, format, options);
    },
  };
}
