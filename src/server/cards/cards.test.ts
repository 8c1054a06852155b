import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { CARD_JOBS } from '../../site/limits.ts';
import { type Card, getCardUrl } from '../../source/card-url.ts';
import { cards } from '../outputs/cards.ts';
import type { OutputContext } from '../outputs/outputs.ts';
import { findFontFiles, getScript, parseRanges, SANS } from './card-fonts.ts';

const env = readEnv({ OG_SECRET: 'test' });
const card: Card = { title: 'Tracing', description: 'What a trace holds.', section: 'Docs' };
const general = new Uint8Array(readFileSync('public/brand/card.png'));
const ask = async (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://s.example');
  return cards.respond(pathname, searchParams, { env } as OutputContext);
};
const getSize = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('the card endpoint', () => {
  it('renders signed cards, the same each time, cacheable forever', async () => {
    const body = await ask(getCardUrl(card, env.ogSecret));
    expect(body).toMatchObject({ status: 200, type: 'image/png', cacheControl: 'public, max-age=31536000, immutable' });
    expect(getSize(body?.plain ?? general)).toEqual([1200, 630]);
    expect(body?.plain).not.toEqual(general);
    expect(await ask(getCardUrl(card, env.ogSecret))).toBe(body);
    const other = await ask(getCardUrl({ ...card, title: 'Traces' }, env.ogSecret));
    expect(other?.etag).not.toBe(body?.etag);
  });
  it("new cards count towards the visitor's budget, cached ones are free", async () => {
    const refusal = { status: 429, code: 'too_many_requests', message: 'Too many.', retryAfter: 7 } as const;
    const askWith = (title: string, spend: OutputContext['spend']) => {
      const { pathname, searchParams } = new URL(getCardUrl({ ...card, title }, env.ogSecret), 'https://s.example');
      return cards.respond(pathname, searchParams, { env, spend } as OutputContext);
    };
    expect(await askWith('A budget', () => refusal)).toMatchObject({ status: 429, headers: { 'Retry-After': '7' } });
    expect(await askWith('A budget', () => undefined)).toMatchObject({ status: 200 });
    expect(await askWith('A budget', () => refusal)).toMatchObject({ status: 200 });
  });
  it.each([
    ['/api/og'],
    ['/api/og?title=Buy+now'],
    [getCardUrl(card, 'another secret')],
    [getCardUrl(card, env.ogSecret).replace('Tracing', 'Trading')],
    [`/api/og?title=${'x'.repeat(50_000)}&sig=x`],
  ])('responds to %.60s with the general card, cacheable for an hour', async (url) => {
    const body = await ask(url);
    expect(body).toMatchObject({ status: 200, cacheControl: 'public, max-age=3600' });
    expect(body?.plain).toEqual(general);
  });
  it('renders titles of any length', async () => {
    for (const title of ['x'.repeat(140), 'long words '.repeat(30), 'a\u0000b\u202ec', '🙂 ∑ Ω']) {
      const body = await ask(getCardUrl({ ...card, title }, env.ogSecret));
      expect(body?.plain, title).not.toEqual(general);
    }
  });
  it('ignores other URLs, and exports nothing', async () => {
    expect(await ask('/api/other')).toBeUndefined();
    expect(await cards.paths({ env } as OutputContext)).toEqual([]);
  });
});

describe('type', () => {
  it.each([
    ['Tracing', undefined],
    ['LLMの内側', 'ja'],
    ['LLM 내부', 'ko'],
    ['看清内部', 'zh-Hans'],
  ])('of "%s" is %s', (text, lang) => expect(getScript(text)?.lang).toBe(lang));
  it('loads only the files that contain the letters', () => {
    expect(findFontFiles('abc', SANS)?.map(({ file }) => file.split('/').at(-1))).toEqual([
      'geist-latin-wght-normal.woff2',
    ]);
    expect(findFontFiles('abcЖ', SANS)).toHaveLength(2);
    expect(findFontFiles('abc', { family: 'None', name: 'no-such-font' })).toBeUndefined();
  });
  it('parses ranges', () =>
    expect(parseRanges('U+0000-00FF, U+131')).toEqual([
      [0, 255],
      [0x131, 0x131],
    ]));
});

it('refuses to render more cards at once than can queue, and renders them later', async () => {
  const titles = Array.from({ length: CARD_JOBS.running + CARD_JOBS.waiting + 1 }, (_, index) => `Card ${index}`);
  const urls = titles.map((title) => getCardUrl({ ...card, title }, env.ogSecret));
  const bodies = await Promise.all(urls.map(ask));
  expect(bodies.map((body) => body?.status).filter((status) => status !== 200)).toEqual([503]);
  expect(await ask(urls.at(-1) ?? '')).toMatchObject({ status: 200, type: 'image/png' });
});
