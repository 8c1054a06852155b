import { connect } from 'node:net';
import { runServer } from '../running-server.ts';
import type { ResilienceRow } from './row.ts';

const CLOSED_WITHIN_MS = 12_000;
const TIMEOUT_MS = 20_000;

const HEADERS = ['GET /docs HTTP/1.1\r\n', 'host: x\r\n', 'x-slow: '];
const BODY = [
  'POST /api/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 8000\r\n\r\n',
];

/** Sends the start of a request, then a byte every half second; returns the time until the server closes the connection, or Infinity if it never does. */
function sendSlowly(url: string, beginning: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) });
    for (const part of beginning) socket.write(part);
    const sending = setInterval(() => socket.write('a'), 500);
    const end = (ms: number) => {
      clearInterval(sending);
      clearTimeout(patience);
      socket.destroy();
      done(ms);
    };
    const patience = setTimeout(end, TIMEOUT_MS, Number.POSITIVE_INFINITY);
    socket.on('error', () => undefined);
    socket.on('close', () => end(performance.now() - started));
    socket.resume();
  });
}

/** Clients that send headers or bodies a byte at a time: the server closes them and keeps serving pages. */
export const slowClients: ResilienceRow = {
  name: 'Slow clients',
  async run({ short }) {
    const each = short ? 20 : 500;
    const server = await runServer(process.cwd(), { MAX_CONNECTIONS: String(each * 2 + 10) });
    try {
      const slow = [HEADERS, BODY].flatMap((beginning) =>
        Array.from({ length: each }, () => sendSlowly(server.url, beginning)),
      );
      let failed = 0;
      for (let index = 0; index < 20; index++)
        await fetch(`${server.url}/docs`).then(
          async (response) => {
            await response.arrayBuffer();
            if (response.status !== 200) failed += 1;
          },
          () => {
            failed += 1;
          },
        );
      const times = await Promise.all(slow);
      return [
        {
          what: `of ${times.length} never closed`,
          value: times.filter((ms) => ms === Number.POSITIVE_INFINITY).length,
          limit: 0,
        },
        { what: 'failed of 20 pages at the same time', value: failed, limit: 0 },
        { what: 'last one closed after', value: Math.max(...times), limit: CLOSED_WITHIN_MS, unit: 'ms' },
      ];
    } finally {
      await server.stop();
    }
  },
};
