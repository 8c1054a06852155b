import { createServer, type InlineConfig, type ViteDevServer } from 'vite';

/** A running Vite server. */
export interface DevServer {
  url: string;
  close(): Promise<void>;
}

const REACT_PACKAGES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
const UI_PACKAGES = ['radix-ui', 'lucide-react', 'class-variance-authority', 'tailwind-merge'];

/** Starts Vite on a free port, without watching files, and with everything prebundled so that no page reloads automatically. */
async function startVite(config: InlineConfig, cacheDir: string, include: string[]): Promise<DevServer> {
  const server = await createServer({
    logLevel: 'error',
    cacheDir,
    optimizeDeps: { include, noDiscovery: true },
    ...config,
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('Vite did not report its URL.');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/** The site in development, after compiling a first page: that takes longer than the timeout of a navigation. */
export async function startSiteServer(): Promise<DevServer> {
  const cacheDir = `.cache/vite-e2e-site-${process.env.VITEST_POOL_ID ?? 0}`;
  const site = await startVite({ configFile: 'vite.config.ts' }, cacheDir, [...REACT_PACKAGES, ...UI_PACKAGES]);
  await (await fetch(`${site.url}/ui`)).arrayBuffer();
  return site;
}

/** The page of `fixtures/`. */
export function startFixtureServer(): Promise<DevServer> {
  const draw = async (server: ViteDevServer): Promise<string> => {
    const { draw } = await server.ssrLoadModule('/tests/e2e/fixtures/page/server.tsx');
    return draw();
  };
  const plugin = {
    name: 'fixture-page',
    configureServer(server: ViteDevServer) {
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/(\?.*)?$/.test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await draw(server));
      });
    },
  };
  return startVite(
    { configFile: false, appType: 'custom', plugins: [plugin] },
    '.cache/vite-e2e-fixtures',
    REACT_PACKAGES,
  );
}
