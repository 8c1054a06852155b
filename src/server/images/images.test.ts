import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNLIMITED_WORK } from '../../http/work-budget.ts';
import { readPictureHeader } from '../../lib/picture-header.ts';
import { imageUrl } from '../../site/image-url.ts';
import { IMAGE_QUALITIES, IMAGE_WIDTHS } from '../../site/limits.ts';
import { pictureVersion } from '../../source/pictures.ts';
import { createImageMount } from '../api/image.ts';
import type { Services } from '../api/routes.ts';
import { writeSamplePictures } from './sample-pictures.ts';

let root = '';
const app = new Hono();
beforeAll(async () => {
  root = await writeSamplePictures();
  createImageMount(join(root, 'public'))(app, { work: UNLIMITED_WORK } as Services);
});
afterAll(() => rmSync(root, { recursive: true }));

const ask = (query: string, headers = {}) => app.request(`/api/image?${query}`, { headers });
const getBytes = async (query: string) => new Uint8Array(await (await ask(query)).arrayBuffer());
const refusal = async (query: string) => {
  const response = await ask(query);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, error.code];
};

describe('the image helper', () => {
  it.each([
    ['/wide.png', 320, 320, 160],
    ['/wide.png', 640, 640, 320],
    ['/photo.jpg', 320, 320, 213],
    ['/deep/still.gif', 320, 320, 32],
    ['/upright.jpg', 320, 320, 640],
  ])('returns %s in %i px as WebP', async (url, w, width, height) => {
    const response = await ask(`url=${url}&w=${w}&q=75`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const header = readPictureHeader(new Uint8Array(await response.arrayBuffer()));
    expect(header).toEqual({ format: 'webp', width, height, animated: false });
  });
  it.each([
    ['/wide.png', 1920, 1000],
    ['/small.webp', 320, 50],
  ])('never enlarges %s', async (url, w, width) =>
    expect(readPictureHeader(await getBytes(`url=${url}&w=${w}`))).toMatchObject({ width }),
  );
  it('has a quality of 75 by default', async () => {
    const [none, usual, low] = await Promise.all(
      ['', '&q=75', '&q=50'].map((q) => getBytes(`url=/photo.jpg&w=640${q}`)),
    );
    expect(none).toEqual(usual);
    expect(low?.length).toBeLessThan(usual?.length ?? 0);
  });
  it('returns a WebP unchanged if another of that width would be larger', async () =>
    expect(await getBytes('url=/lean.webp&w=320')).toEqual(
      new Uint8Array(readFileSync(join(root, 'public/lean.webp'))),
    ));
  it('serves the URLs that the builder creates', async () =>
    expect((await app.request(imageUrl('/photo.jpg', 828))).status).toBe(200));
});

describe('refuses, by content rather than by name,', () => {
  it.each([
    ['AVIF', '/avif.png', 415, 'avif'],
    ['HEIF', '/heif.png', 415, 'heif'],
    ['SVG', '/svg.png', 415, 'svg'],
    ['a file that is not a picture', '/text.png', 415, 'not-a-picture'],
    ['an empty file', '/empty.png', 415, 'not-a-picture'],
    ['an animated GIF', '/moving.gif', 415, 'animated'],
    ['an animated WebP', '/moving.webp', 415, 'animated'],
    ['a pixel bomb', '/bomb.png', 413, 'too-many-pixels'],
    ['a huge file', '/huge.png', 413, 'too-large'],
    ['a truncated JPEG', '/cut.jpg', 422, 'damaged'],
    ['a truncated PNG', '/cut.png', 422, 'damaged'],
  ])('%s', async (_, url, status, code) => expect(await refusal(`url=${url}&w=320`)).toEqual([status, code]));

  it('disables all but four decoders in the library too', async () => {
    await ask('url=/wide.png&w=320');
    const tiny = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await expect(sharp(Buffer.from(tiny)).png().toBuffer()).rejects.toThrow();
    await expect(sharp(join(root, 'public/wide.png')).png().toBuffer()).rejects.toThrow();
  });
});

describe('serves only local files:', () => {
  it.each([
    ['a remote URL', 'https://a.example/b.png', 400],
    ['a URL without a scheme', '//a.example/b.png', 400],
    ['a data URL', 'data:image/png;base64,AAAA', 400],
    ['a parent path', '/../outside.png', 400],
    ['a parent path in the middle', '/deep/../../outside.png', 400],
    ['an encoded parent path', '/%2e%2e/outside.png', 400],
    ['backslashes', '/..\\outside.png', 400],
    ['a null byte', '/wide.png\0', 400],
    ['a hidden file', '/.hidden.png', 400],
    ['no leading slash', 'wide.png', 400],
    ['nothing', '', 400],
    ['a very long path', `/${'a'.repeat(5000)}`, 400],
    ['a missing file', '/none.png', 404],
    ['a folder', '/deep/folder.png', 404],
    ['a symlink to a file outside', '/link.png', 404],
    ['a symlink to a folder outside', '/way/outside.png', 404],
  ])('not %s', async (_, url, status) => {
    expect((await refusal(`url=${encodeURIComponent(url)}&w=320`))[0]).toBe(status);
  });
  it.each([
    ['url=/wide.png', 'bad-width'],
    ['url=/wide.png&w=321', 'bad-width'],
    ['url=/wide.png&w=320.0', 'bad-width'],
    ['url=/wide.png&w=320&q=76', 'bad-quality'],
    ['url=/wide.png&w=320&q=', 'bad-quality'],
    ['url=/wide.png&w=320&w=640', 'bad-request'],
  ])('in fixed widths and qualities: not %s', async (query, code) => expect(await refusal(query)).toEqual([400, code]));
});

describe('a response', () => {
  it("may be cached forever only if the URL contains the file's hash", async () => {
    const version = pictureVersion(
      await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#f0a92e' } })
        .png()
        .toBuffer(),
    );
    const getCache = async (v: string) => (await ask(`url=/wide.png&w=320${v}`)).headers.get('cache-control');
    expect(await getCache(`&v=${version}`)).toBe('public, max-age=31536000, immutable');
    expect(await getCache('&v=other')).toBe('public, max-age=3600, must-revalidate');
    expect(await getCache('')).toBe('public, max-age=3600, must-revalidate');
  });
  it('is not sent again to clients that have it', async () => {
    const etag = (await ask('url=/wide.png&w=320')).headers.get('etag') ?? '';
    expect((await ask('url=/wide.png&w=320', { 'If-None-Match': etag })).status).toBe(304);
  });
  it('changes when the file changes', async () => {
    const file = join(root, 'public/changing.png');
    const paint = async (background: string) =>
      writeFileSync(
        file,
        await sharp({ create: { width: 400, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      );
    await paint('#000');
    const before = await getBytes('url=/changing.png&w=320');
    await paint('#fff');
    utimesSync(file, 1, 1);
    expect(await getBytes('url=/changing.png&w=320')).not.toEqual(before);
  });
  it("counts new images towards the visitor's budget, but not cached ones", async () => {
    const app = new Hono();
    let left = 1;
    const refusal = { status: 429, code: 'too_many_requests', message: 'Too many.', retryAfter: 7 } as const;
    const work = { spend: () => (left-- > 0 ? undefined : refusal) };
    createImageMount(join(root, 'public'))(app, { work } as unknown as Services);
    const get = (w: number) => app.request(`/api/image?url=/wide.png&w=${w}`);
    expect([(await get(320)).status, (await get(320)).status]).toEqual([200, 200]);
    const response = await get(640);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await get(320)).status).toBe(200);
  });
  it('is never a 5xx, whatever is requested', async () => {
    const known = ['/wide.png', '/photo.jpg', '/bomb.png', '/cut.jpg', '/svg.png', '/moving.gif', '/way/outside.png'];
    const query = fc
      .record(
        {
          url: fc.oneof(fc.constantFrom(...known), fc.webPath(), fc.string(), fc.webUrl()),
          w: fc.oneof(fc.constantFrom(...IMAGE_WIDTHS.map(String)), fc.string(), fc.integer().map(String)),
          q: fc.oneof(fc.constantFrom(...IMAGE_QUALITIES.map(String)), fc.string()),
          v: fc.string(),
        },
        { requiredKeys: [] },
      )
      .map((fields) => new URLSearchParams(fields as Record<string, string>).toString());
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          query,
          fc.string().map((text) => text.replaceAll('#', '')),
        ),
        async (text) => {
          const { status } = await ask(text);
          expect([200, 400, 404, 413, 415, 422]).toContain(status);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
