import { once } from 'node:events';
import { connect } from 'node:net';
import { runServer } from '../running-server.ts';
import type { ResilienceRow } from './row.ts';

const ENDPOINTS = ['/api/feedback', '/api/ask', '/api/ask/share', '/api/search-note', '/api/search', '/mcp', '/docs'];
const MB = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 'a');

/** Writes a whole body before it reads anything, as the simplest clients do; returns the status, or 0 without a response. */
async function upload(url: string, path: string, bytes: number, chunked: boolean): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const write = async (data: string | Buffer) => {
    if (!socket.destroyed && !socket.write(data)) await Promise.race([once(socket, 'drain'), closed]);
  };
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  await write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += CHUNK.length) {
    const part = CHUNK.subarray(0, Math.min(CHUNK.length, bytes - sent));
    await write(
      chunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]) : part,
    );
  }
  if (chunked) await write('0\r\n\r\n');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0);
}

/** Sends bodies over the limit to every endpoint, with Content-Length and chunked: the client always receives 413. */
export const largeBodies: ResilienceRow = {
  name: 'Large bodies',
  async run({ short }) {
    const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1' });
    const sizes = short ? [65 * 1024, MB] : [65 * 1024, 256 * 1024, MB, 10 * MB, 100 * MB];
    const times = short ? 2 : 5;
    const statuses: number[] = [];
    try {
      for (const path of ENDPOINTS)
        for (const size of sizes)
          for (const chunked of [false, true]) {
            const uploads = Array.from({ length: times }, () => upload(server.url, path, size, chunked));
            statuses.push(...(await Promise.all(uploads)));
          }
      const other = statuses.filter((status) => status !== 413).length;
      return [{ what: `of ${statuses.length} without 413`, value: other, limit: 0 }];
    } finally {
      await server.stop();
    }
  },
};
