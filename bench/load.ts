import { Agent, get } from 'node:http';

/** Requests one URL repeatedly over kept-alive connections, then prints one line of JSON. Run by `bench/server.ts`. */
const [url = '', seconds = '10', connections = '32'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
let bytes = 0;
let failures = 0;

function sendRequest(): Promise<void> {
  const requestStarted = performance.now();
  return new Promise((done) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br') failures += 1;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        times.push(performance.now() - requestStarted);
        done();
      });
    }).on('error', () => {
      failures += 1;
      done();
    });
  });
}

async function sendRequestsUntil(until: number): Promise<void> {
  while (performance.now() < until) await sendRequest();
}

const started = performance.now();
await Promise.all(
  Array.from({ length: Number(connections) }, () => sendRequestsUntil(started + Math.min(Number(seconds), 60) * 1000)),
);
const elapsed = (performance.now() - started) / 1000;
agent.destroy();
times.sort((a, b) => a - b);
const getQuantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
console.log(
  JSON.stringify({
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: getQuantile(0.5),
    p99: getQuantile(0.99),
    bytesEach: bytes / Math.max(1, times.length),
    failures,
  }),
);
