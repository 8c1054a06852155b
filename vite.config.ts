import devServer from '@hono/vite-dev-server';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sharedConfig } from './src/build/vite-shared.ts';

/** Folders that pages are made from besides the code. */
const WATCHED = ['content', 'contracts', 'cookbook', 'public'];

/** Development: an edited content file or server component shows at once; islands are left to React's fast refresh. */
function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some((module) => module.type === 'js');
      if (this.environment.name === 'ssr' && modules.length > 0 && !inBrowser) client.hot.send({ type: 'full-reload' });
    },
    configureServer(server) {
      const root = server.config.root;
      server.watcher.add(WATCHED.map((folder) => `${root}/${folder}`));
      const reload = async (file: string) => {
        if (!WATCHED.some((folder) => file.startsWith(`${root}/${folder}/`))) return;
        const dev = await server.ssrLoadModule('/src/server/dev.ts');
        (dev as { invalidate(): void }).invalidate();
        server.ws.send({ type: 'full-reload' });
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, reload);
    },
  };
}

export default defineConfig({
  ...sharedConfig,
  // Found at the start, so that the first visit to an island does not reload the page.
  optimizeDeps: { entries: ['src/client/*.ts', 'src/**/*.island.tsx'] },
  plugins: [
    react(),
    tailwindcss(),
    reloadPages(),
    devServer({
      entry: 'src/server/dev.ts',
      injectClientScript: false,
      exclude: [
        /^\/@.+$/,
        /^\/src\/.+/,
        /^\/node_modules\/.+/,
        /^\/(brand|team|icons|diagrams|pictures)\/.+/,
        /^\/(favicon|apple-touch-icon|icon-).*/,
        /^(?!\/api\/).*\?(t|v|import|url|direct)/,
      ],
    }),
  ],
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/.cache/**', '**/data/**'] },
  },
});
