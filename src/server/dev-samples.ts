import { createSampleChecker } from '../checks/samples/check-samples.ts';
import { getPageSamples } from '../checks/samples/find-samples.ts';
import type { Fault } from '../lib/fault.ts';
import type { SampleResults } from '../markdown/sample-check.ts';
import type { Site } from '../source/site.ts';

/** The check of code samples while pages are written. */
export interface DevSamples {
  /** Returns the faults of the samples of a page, including those of its snippets. */
  getFaults(path: string): Fault[];
  results?: SampleResults;
}

/** Checks the samples of a page when the page is opened; what passed before is known from the cache. */
export function createDevSamples(site: Site): DevSamples {
  const { versions } = site.reference;
  if (!versions) return { getFaults: () => [] };
  const checker = createSampleChecker(site.root);
  return {
    getFaults(path) {
      const page = site.pages.get(path);
      const samples = page ? getPageSamples(page, site.snippets) : [];
      return checker.check(samples, { dropOthers: false }).faults;
    },
    results: { versions, find: (language, code) => checker.findPassed(language, code) ?? undefined },
  };
}
