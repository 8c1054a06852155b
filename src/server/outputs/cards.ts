import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '../../http/body.ts';
import { logLine } from '../../http/log.ts';
import { type Refusal, refusalBody } from '../../http/refusal.ts';
import { JobQueue } from '../../lib/job-queue.ts';
import { LruMap } from '../../lib/lru.ts';
import { CARD_CACHE_ENTRIES, CARD_JOBS, WORK } from '../../site/limits.ts';
import { CARD_PATH, type Card, DEFAULT_CARD, signedCard } from '../../source/card-address.ts';
import { drawCard } from '../cards/draw-card.ts';
import type { OutputContext, OutputFamily } from './outputs.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
let general: Body | undefined;
const drawn = new LruMap<Promise<Body | undefined>>(CARD_CACHE_ENTRIES);
const queue = new JobQueue(CARD_JOBS);
const BUSY: Refusal = {
  status: 503,
  code: 'busy',
  message: 'Too many cards are being drawn. Try again in a moment.',
  retryAfter: 1,
};

function picture(plain: Uint8Array<ArrayBuffer>, cacheControl: string): Body {
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status: 200, type: 'image/png', cacheControl, etag, compress: false, plain, encoded: {} };
}

const publicFile = (root: string, path: string) => new Uint8Array(readFileSync(join(root, 'public', path)));

/** The general card; not for ever, since the address may get its own card later. */
function generalCard(): Body {
  general ??= picture(publicFile(process.cwd(), DEFAULT_CARD), AN_HOUR);
  return general;
}

async function cardBody(card: Card, siteUrl: string): Promise<Body> {
  const frame = { mark: publicFile(process.cwd(), '/brand/icon.svg'), host: new URL(siteUrl).host };
  try {
    const png = await drawCard(card, frame);
    return png ? picture(png, FOR_EVER) : generalCard();
  } catch (error) {
    logLine({ level: 'error', path: CARD_PATH, error: error instanceof Error ? error.message : String(error) });
    return generalCard();
  }
}

/** `/api/og`: the share card of a page, for addresses that this site signed; for all others the general card. */
export const cards: OutputFamily = {
  paths: () => [],
  async answer(path, query, { env, spend }: OutputContext) {
    if (path !== CARD_PATH) return undefined;
    const card = signedCard(query, env.ogSecret);
    if (!card) return generalCard();
    const key = JSON.stringify([card, env.siteUrl]);
    const cached = drawn.get(key);
    const refusal = cached ? undefined : spend?.(WORK.cost.card);
    if (refusal) return refusalBody(refusal);
    const drawing = cached ?? queue.run(() => cardBody(card, env.siteUrl));
    drawn.set(key, drawing);
    const body = await drawing;
    if (body) return body;
    drawn.delete(key);
    return refusalBody(BUSY);
  },
};
