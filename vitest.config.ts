import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/e2e/server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
