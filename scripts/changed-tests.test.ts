import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getTestsForChanges } from './testing/changed-tests.ts';

const tests = globSync(['tests/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']);
const chosen = (...changed: string[]) => getTestsForChanges(changed, tests);

describe('the tests of a change', () => {
  it('are none if nothing changed, and all if any test may be affected', () => {
    expect(chosen()).toEqual([]);
    expect(chosen('package-lock.json')).toBe('all');
    expect(chosen('content/docs/index.mdx', 'vitest.config.ts')).toBe('all');
  });

  it('of a page are those that load every page', () => {
    const found = chosen('content/docs/tracing/tags.mdx');
    for (const name of ['checks', 'spelling', 'search/quality', 'assistant/quality', 'e2e/crawl', 'e2e/axe'])
      expect(found).toContain(`tests/${name}.test.ts`);
    expect(found).not.toContain('tests/store.test.ts');
    expect(found).not.toContain('tests/e2e/theme.test.ts');
  });

  it('of a feature are the browser tests with its name', () => {
    const found = chosen('src/features/consent/consent.island.tsx');
    expect(found).toContain('tests/e2e/consent.test.ts');
    expect(found).toContain('tests/e2e/consent-looks.test.ts');
    expect(found).toContain('tests/e2e/crawl.test.ts');
    expect(found).not.toContain('tests/e2e/theme.test.ts');
  });

  it.each(['src/layouts/frame.tsx', 'src/features/toc/toc.ts', 'src/ui/Button.tsx'])(
    'of %s, which every page may use, are all browser tests',
    (file) => {
      const browser = tests.filter((test) => test.startsWith('tests/e2e/'));
      expect(chosen(file)).toEqual(expect.arrayContaining(browser));
      expect(browser.length).toBeGreaterThan(40);
    },
  );

  it('of a test are the test itself and the checks of style and types', () => {
    expect(chosen('tests/e2e/theme.test.ts')).toEqual([
      'tests/checks.test.ts',
      'tests/e2e/theme.test.ts',
      'tests/house.test.ts',
    ]);
  });

  it('of a README are the tests that read it', () => {
    expect(chosen('README.md')).toEqual(['tests/docs-curl.test.ts', 'tests/house.test.ts', 'tests/spelling.test.ts']);
  });
});
