import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The minified axe-core of the version that Playwright's builder pins. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Off by default, because axe counts the rule as experimental. */
const EXTRA_RULES = ['label-content-name-mismatch'];

/** Rules whose outcome depends on the theme; all others run once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type Theme = 'light' | 'dark';

export interface AxeOptions {
  /** Selectors of the parts to check; by default the whole page. */
  include?: readonly string[];
  /** Selectors of the parts to skip; rules for the page as a whole still run. */
  exclude?: readonly string[] | undefined;
  /** Both themes by default, one after the other. */
  themes?: readonly Theme[];
  /** Runs every rule in dark too, not only the colour rules. */
  allRulesInDark?: boolean;
  /** Rules to skip. */
  ignored?: readonly string[];
}

interface Rule {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

interface Axe {
  configure(options: { noHtml: boolean }): void;
  run(context: unknown, options: unknown): Promise<Record<'violations' | 'passes' | 'incomplete', Rule[]>>;
}

/** What axe finds on an open page in its current state, one line per element. Fails if axe checked nothing. */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const theme of options.themes ?? (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    const { violations, others } = await runAxe(page, theme, options);
    if (violations.length + others === 0) throw new Error(`axe found nothing to check in ${theme}.`);
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')}: ${failureSummary}`));
  }
  return found;
}

async function runAxe(page: Page, theme: Theme, { include, exclude, allRulesInDark, ignored = [] }: AxeOptions) {
  await loadAxe(page);
  const toContext = (selectors: readonly string[]) => selectors.map((selector) => [selector]);
  const context = {
    ...(include ? { include: toContext(include) } : {}),
    ...(exclude ? { exclude: toContext(exclude) } : {}),
  };
  const options = {
    resultTypes: ['violations'],
    // Only a rule that is off needs style sheets, and reading them takes longer than half of the rules.
    preload: { assets: ['media'] },
    rules: Object.fromEntries([
      ...EXTRA_RULES.map((rule) => [rule, { enabled: true }]),
      ...ignored.map((rule) => [rule, { enabled: false }]),
    ]),
    ...(theme === 'dark' && !allRulesInDark ? { runOnly: COLOUR_RULES } : {}),
  };
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      // Selectors name the elements; their source would be copied for every result, passed or not.
      axe.configure({ noHtml: true });
      const { violations, passes, incomplete } = await axe.run(
        'include' in context || 'exclude' in context ? context : document,
        options,
      );
      return { violations, others: passes.length + incomplete.length };
    },
    [context, options] as const,
  );
}

/** Once for each document: sending and parsing axe takes as long as running it. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}
