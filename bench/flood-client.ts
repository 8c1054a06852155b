import { Agent, request } from 'node:http';
import { FLOODS, type FloodName, type FloodRequest } from './flood-requests.ts';

/**
 * Sends one flood for some seconds, each request from another visitor, and prints one line of JSON. Run by
 * `bench/flood.ts`: `flood-client.ts <URL> <seconds> <connections> <flood>`, or with the name `probe` and a path
 * in place of a flood to ask for one page at a steady pace.
 */
const [url = '', seconds = '5', connections = '20', name = '', path = '/docs'] = process.argv.slice(2);
const PROBE_EVERY_MS = 20;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const statuses: Record<string, number> = {};
let sent = 0;

const getVisitorIp = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

function send({ path, method, body, headers }: FloodRequest, from: number): Promise<void> {
  const started = performance.now();
  const requestHeaders = { 'accept-encoding': 'br', 'x-forwarded-for': getVisitorIp(from), ...headers };
  return new Promise((done) => {
    const count = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(performance.now() - started);
      done();
    };
    request(new URL(path, url), { agent, method: method ?? 'GET', headers: requestHeaders }, (response) => {
      response.resume().on('end', () => count(String(response.statusCode)));
    })
      .on('error', (error) => count(error.message))
      .end(body);
  });
}

async function sendFlood(until: number): Promise<void> {
  const make = FLOODS[name as FloodName];
  while (performance.now() < until) {
    const n = sent++;
    await send(make(n), n);
  }
}

async function sendProbes(until: number): Promise<void> {
  const pending: Promise<void>[] = [];
  while (performance.now() < until) {
    pending.push(send({ path }, 0));
    await new Promise((next) => setTimeout(next, PROBE_EVERY_MS));
  }
  await Promise.all(pending);
}

const until = performance.now() + Number(seconds) * 1000;
if (name === 'probe') await sendProbes(until);
else await Promise.all(Array.from({ length: Number(connections) }, () => sendFlood(until)));
agent.destroy();
times.sort((a, b) => a - b);
const getQuantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
console.log(JSON.stringify({ requests: times.length, p50: getQuantile(0.5), p99: getQuantile(0.99), statuses }));
