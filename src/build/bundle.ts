import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { EXTERNAL_PACKAGES } from '../lib/runtime-packages.ts';
import { compressFolder } from './compress.ts';
import { shared } from './vite-shared.ts';

/** Bundles what browsers load, with hashed names and compressed twins. */
export async function bundleClient(outDir: string): Promise<void> {
  await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: { input: ['src/client/entry.ts', 'src/ui/styles/site.css'] },
    },
  });
  compressFolder(outDir);
}

/** Commands for those who work on the site. They import development packages. */
export const TOOLS = {
  check: 'src/checks/check-main.ts',
  links: 'src/checks/links-main.ts',
  markdown: 'src/checks/markdown-main.ts',
  offsite: 'src/checks/offsite-main.ts',
  moves: 'src/checks/moves-main.ts',
  shows: 'src/checks/shows-main.ts',
  static: 'src/checks/static-host/static-main.ts',
};

/** False after `npm ci --omit=dev`, which is enough to bundle and run the server. */
function hasDevPackages(): boolean {
  return existsSync('node_modules/vitest/package.json');
}

/** True where the commands were not bundled because development packages were missing, and could be now. */
export function lacksTools(): boolean {
  return hasDevPackages() && !existsSync('dist/server/check.js');
}

/** Bundles what the server and the command-line tools run: React in its production form, and of the icon sets only what is used. */
export async function bundleServer(outDir: string): Promise<void> {
  await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      external: EXTERNAL_PACKAGES,
    },
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      sourcemap: true,
      target: 'node24',
      rollupOptions: {
        input: {
          main: 'src/server/main.ts',
          answering: 'src/server/worker/worker-main.ts',
          index: 'src/build/index-main.ts',
          export: 'src/build/export-main.ts',
          ...(hasDevPackages() && TOOLS),
        },
      },
    },
  });
}
