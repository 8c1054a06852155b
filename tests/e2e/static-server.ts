import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A plain host: it serves files and folders, responds with 404.html otherwise, and knows nothing of our configuration. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host.example').pathname));
    const found = [path, `${path}.html`, join(path, 'index.html')].map((name) => join(folder, name)).find(isFile);
    const isAllowed = request.method === 'GET' || request.method === 'HEAD';
    const file = (isAllowed && found) || join(folder, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(isAllowed ? (found ? 200 : 404) : 405, { 'Content-Type': type });
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
