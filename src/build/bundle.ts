import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../lib/compress-folder.ts';
import { variableInliner } from '../lib/inline-variables.ts';
import { pageStyles } from '../lib/page-styles.ts';
import { EXTERNAL_PACKAGES } from '../lib/runtime-packages.ts';
import { selectorSplitter } from '../lib/split-selectors.ts';
import { sharedConfig } from './vite-shared.ts';

/** Bundles the browser code under hashed file names and compresses it. */
export async function bundleClient(outDir: string): Promise<void> {
  await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss(), selectorSplitter(), variableInliner(), pageStyles()],
    build: {
      ...sharedConfig.build,
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: { input: ['src/client/entry.ts', 'src/ui/styles/site.css'] },
    },
  });
  await compressFolder(outDir);
}

/** Entries that run in production: the server, its worker thread, the search index and the static export. */
const SERVER = {
  main: 'src/server/main.ts',
  worker: 'src/server/worker/worker-main.ts',
  index: 'src/build/index-main.ts',
  export: 'src/build/export-main.ts',
};

/** Checks of the whole site. They import development packages and are never part of the production bundle. */
export const CHECKS = {
  content: 'src/checks/content-main.ts',
  links: 'src/checks/links-main.ts',
  markdown: 'src/checks/markdown-main.ts',
  offsite: 'src/checks/offsite-main.ts',
  moves: 'src/checks/moves-main.ts',
  shows: 'src/checks/shows-main.ts',
  static: 'src/checks/static-host/static-main.ts',
  'used-classes': 'src/checks/used-classes-main.ts',
};

/** Bundles the server code, with the production build of React and only the icons in use. */
export async function bundleServer(outDir: string): Promise<void> {
  await bundleForNode(outDir, SERVER);
}

/** Bundles the checks in the same way, because they render the pages of the site. */
export async function bundleChecks(outDir: string): Promise<void> {
  await bundleForNode(outDir, CHECKS);
}

async function bundleForNode(outDir: string, input: Readonly<Record<string, string>>): Promise<void> {
  await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      external: EXTERNAL_PACKAGES,
    },
    build: {
      ...sharedConfig.build,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      sourcemap: true,
      target: 'node24',
      // The repository has the sources.
      rollupOptions: { input, output: { sourcemapExcludeSources: true } },
    },
  });
}
