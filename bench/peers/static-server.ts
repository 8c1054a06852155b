import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile, readCompressed } from './static-files.ts';

/** Serves the folder of its first argument and prints its URL; ends when standard input closes. */
const [folder = '.'] = process.argv.slice(2);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = findFile(folder, decodeURIComponent(pathname));
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { body, headers } = readCompressed(file);
  response.writeHead(200, { ...headers, 'Content-Length': body.byteLength }).end(body);
});

server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.stdin.on('end', () => process.exit()).resume();
