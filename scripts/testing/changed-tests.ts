/** The tests that a change affects, beyond those that import a changed file. */
export type TestSelection = 'all' | readonly string[];

/** Changes that may affect any test. */
const AFFECTS_ALL_TESTS =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|scripts\/(test|bundle|bundled-checks)\.ts)$/;

/** Tests that load every page in the browser: any change of a page can break them. */
const WHOLE_SITE_TESTS = /^tests\/e2e\/(crawl|axe|budget)\.test\.ts$/;

interface Rule {
  changed: RegExp;
  tests: RegExp;
}

/** Tests read content, contracts and pictures as data and run the bundle, so imports alone do not connect them. */
const RULES: readonly Rule[] = [
  {
    changed: /^(content|cookbook|contracts)\//,
    tests: /^tests\/(?!e2e\/|(store|house|house-rules|new-year|resilience|production-install|docker-image)\.)/,
  },
  { changed: /^(content|cookbook|public)\//, tests: WHOLE_SITE_TESTS },
  { changed: /^contracts\//, tests: /^(scripts\/notebooks|src\/checks\/|src\/source\/)/ },
  { changed: /^public\//, tests: /^tests\/((e2e\/)?(pictures|diagrams|media[\w-]*)|checks)\.test/ },
  { changed: /^src\//, tests: /^tests\/(checks|house|spelling|specification)\.test/ },
  { changed: /^src\/platform\/store\//, tests: /^tests\/(store|feedback-server|resilience)\.test/ },
  { changed: /^src\/server\//, tests: /^tests\/(resilience|feedback-server|answering|agents|docs-curl)\.test/ },
  { changed: /^src\/build\//, tests: /^tests\/(static-host|production-install|docker-image)\.test/ },
  { changed: /^src\/checks\//, tests: /^tests\/(samples|notebooks|notebooks-broken|bad-input|moves)\.test/ },
  { changed: /\.md$/, tests: /^tests\/(house|docs-curl|spelling)\.test/ },
  { changed: /^Dockerfile$/, tests: /^tests\/docker-image\.test/ },
  { changed: /^tests\/specification\.yaml$/, tests: /^tests\/specification\.test/ },
  { changed: /^tests\/(search|assistant)\//, tests: /^tests\/(search|assistant)\// },
  { changed: /^(tests|scripts|bench)\//, tests: /^tests\/(checks|house)\.test/ },
];

const isBrowserTest = (test: string) => test.startsWith('tests/e2e/');

/** Returns the browser tests of a source file: those named after its feature or page, otherwise all of them. */
function getBrowserTests(file: string, tests: readonly string[]): string[] {
  const browser = tests.filter(isBrowserTest);
  const name = /^src\/(?:features|pages)\/([^/]+)\//.exec(file)?.[1];
  const named = name ? browser.filter((test) => test.startsWith(`tests/e2e/${name}`)) : [];
  return named.length > 0 ? [...named, ...browser.filter((test) => WHOLE_SITE_TESTS.test(test))] : browser;
}

const isTested = (file: string) => /^src\/.*\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Chooses among all tests of the repository, by the paths of the changed files. */
export function getTestsForChanges(changed: readonly string[], tests: readonly string[]): TestSelection {
  if (changed.some((file) => AFFECTS_ALL_TESTS.test(file))) return 'all';
  const chosen = new Set(changed.filter((file) => tests.includes(file)));
  for (const file of changed) {
    const rules = RULES.filter((rule) => rule.changed.test(file));
    for (const test of tests) if (rules.some((rule) => rule.tests.test(test))) chosen.add(test);
    if (isTested(file)) for (const test of getBrowserTests(file, tests)) chosen.add(test);
  }
  return [...chosen].sort();
}
