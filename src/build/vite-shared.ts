import type { UserConfig } from 'vite';
import { VITE_CSS_TARGETS } from '../lib/css-targets.ts';

/** Settings that the dev server and both bundles share. */
export const sharedConfig = {
  appType: 'custom',
  build: { cssTarget: VITE_CSS_TARGETS, target: 'es2022' },
} satisfies UserConfig;
