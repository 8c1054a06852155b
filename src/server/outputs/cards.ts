import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '../../http/body.ts';
import { logLine } from '../../http/log.ts';
import { type Refusal, refusalBody } from '../../http/refusal.ts';
import { JobQueue } from '../../lib/job-queue.ts';
import { LruMap } from '../../lib/lru.ts';
import { CARD_CACHE_ENTRIES, CARD_JOBS, WORK } from '../../site/limits.ts';
import { CARD_PATH, type Card, DEFAULT_CARD, signedCard } from '../../source/card-url.ts';
import { drawCard } from '../cards/draw-card.ts';
import type { OutputContext, OutputGroup } from './outputs.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
let defaultCard: Body | undefined;
const cache = new LruMap<Promise<Body | undefined>>(CARD_CACHE_ENTRIES);
const queue = new JobQueue(CARD_JOBS);
const BUSY: Refusal = {
  status: 503,
  code: 'busy',
  message: 'Too many cards are being rendered. Try again in a moment.',
  retryAfter: 1,
};

function pictureBody(plain: Uint8Array<ArrayBuffer>, cacheControl: string): Body {
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status: 200, type: 'image/png', cacheControl, etag, compress: false, plain, encoded: {} };
}

const readPublicFile = (root: string, path: string) => new Uint8Array(readFileSync(join(root, 'public', path)));

/** Returns the default card, which is not cached permanently, because the URL may get its own card later. */
function getDefaultCard(): Body {
  defaultCard ??= pictureBody(readPublicFile(process.cwd(), DEFAULT_CARD), ONE_HOUR);
  return defaultCard;
}

async function cardBody(card: Card, siteUrl: string): Promise<Body> {
  const frame = { mark: readPublicFile(process.cwd(), '/brand/icon.svg'), host: new URL(siteUrl).host };
  try {
    const png = await drawCard(card, frame);
    return png ? pictureBody(png, IMMUTABLE) : getDefaultCard();
  } catch (error) {
    logLine({ level: 'error', path: CARD_PATH, error: error instanceof Error ? error.message : String(error) });
    return getDefaultCard();
  }
}

/** `/api/og`: the share card of a page for signed URLs, or else the default card. */
export const cards: OutputGroup = {
  paths: () => [],
  async respond(path, query, { env, spend }: OutputContext) {
    if (path !== CARD_PATH) return undefined;
    const card = signedCard(query, env.ogSecret);
    if (!card) return getDefaultCard();
    const key = JSON.stringify([card, env.siteUrl]);
    const cached = cache.get(key);
    const refusal = cached ? undefined : spend?.(WORK.cost.card);
    if (refusal) return refusalBody(refusal);
    const pending = cached ?? queue.run(() => cardBody(card, env.siteUrl));
    cache.set(key, pending);
    const body = await pending;
    if (body) return body;
    cache.delete(key);
    return refusalBody(BUSY);
  },
};
