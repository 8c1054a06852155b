import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Body } from './body.ts';

/** A page that is requested more often is worth ten times the work: a tenth smaller, it often fits the first packets of a connection. */
const POPULAR_AFTER = 3;
/** Larger data files would take seconds at this level. */
const MAX_BYTES = 256 * 1024;
const MAX_WAITING = 50;
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 };

const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
/** By bytes: a response may be sent with a copy of the body that has another status. */
const uses = new WeakMap<Body['plain'], number>();
const waiting: Body[] = [];
let isWorking = false;

/** Counts the uses of a compressed body, and compresses it better outside the main thread once it is popular. */
export function countUse(body: Body): void {
  const count = (uses.get(body.plain) ?? 0) + 1;
  uses.set(body.plain, count);
  if (count !== POPULAR_AFTER || body.plain.byteLength > MAX_BYTES || waiting.length >= MAX_WAITING) return;
  waiting.push(body);
  if (!isWorking) void work();
}

/** Compresses one body after another, so that a core stays free for responses. */
async function work(): Promise<void> {
  isWorking = true;
  for (let body = waiting.shift(); body; body = waiting.shift()) {
    const bytes = await brotli(body.plain, { params: PARAMS }).catch(() => undefined);
    // If memory is short, the larger form stays.
    if (bytes) body.encoded.br = new Uint8Array(bytes);
  }
  isWorking = false;
}
