import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/testing/slowest-first.ts';

/** Tests that change what others see: module mocks, globals, the environment, the working folder. Each gets its own process. */
const APART = [
  'src/checks/new-section.test.ts',
  'src/checks/voice/grammar.test.ts',
  'src/lib/cn-cache.test.ts',
  'src/markdown/highlight.test.ts',
  'src/pages/ui-gallery.test.tsx',
  'src/render/island.test.tsx',
  'src/server/http-server.test.ts',
  'src/platform/analytics/analytics.test.ts',
  'tests/answering.test.ts',
  'tests/brand.test.ts',
  'tests/feedback-server.test.ts',
  'tests/resilience.test.ts',
  'scripts/notebooks-recorder.test.ts',
];

/** Browser tests that measure: nothing else runs beside them. */
const MEASURED = ['tests/e2e/budget.test.ts', 'tests/e2e/weight.test.ts'];

/** Many tests wait for one process after another; three at once fill the gaps on two cores. */
const WORKERS = 3;

/** How long what a test awaits may take on a busy machine; `tests/e2e/browser.ts` waits as long for pages. */
const patience = { expect: { poll: { timeout: 15_000 } } };

const browser = {
  ...patience,
  globalSetup: ['tests/e2e/server.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** Pages are rendered as for visitors: by the production build of React, which is also faster. */
const production = { oxc: { jsx: { development: false } } };

/** Node loads the code itself, at twice the speed of Vite's module runner; mocked modules need the runner. */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './scripts/testing/native-modules.ts'],
};

const whole = {
  ...patience,
  env: { NODE_ENV: 'production' },
  maxWorkers: WORKERS,
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // A fresh process for each of some 200 small files would take three times as long as their tests.
        test: {
          ...patience,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: APART,
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          ...native,
        },
      },
      {
        test: {
          ...whole,
          name: 'whole',
          include: ['tests/*.test.ts', 'tests/search/*.test.ts', 'tests/assistant/*.test.ts', 'scripts/*.test.ts'],
          exclude: APART,
          // Files of a worker share the site that they read and what they import.
          isolate: false,
          ...native,
        },
      },
      {
        ...production,
        test: { ...whole, name: 'apart', include: APART },
      },
      {
        test: {
          ...browser,
          name: 'browser',
          // Files of a worker share a browser and what they import.
          isolate: false,
          include: ['tests/e2e/*.test.ts'],
          exclude: MEASURED,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...browser,
          name: 'measured',
          include: MEASURED,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
