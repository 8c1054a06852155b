import type { UserConfig } from 'vite';

/** Browsers we write CSS for: those that support `light-dark()` and `:has()`. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Settings that the dev server and both bundles share. */
export const sharedConfig = {
  appType: 'custom',
  build: { cssTarget: CSS_TARGET, target: 'es2022' },
} satisfies UserConfig;
