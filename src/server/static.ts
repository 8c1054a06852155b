import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { type Body, sendBody } from '../http/body.ts';
import { SVG_POLICY } from './svg-policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600, must-revalidate';

/** The files of the client bundle, read once; hashed ones are cached forever. */
export class StaticFiles {
  readonly #paths = new Map<string, string>();
  readonly #bodies = new Map<string, Body>();

  constructor(folder: string) {
    for (const file of listFiles(folder)) {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      if (!/\.(br|gz)$/.test(path) && !path.startsWith('/.')) this.#paths.set(path, file);
    }
  }

  /** Every path in this folder. */
  get paths(): string[] {
    return [...this.#paths.keys()];
  }

  /** Responds to a request for a file; undefined if there is no such file. */
  serve(context: Context, path: string): Response | undefined {
    const file = this.#paths.get(path);
    if (!file) return undefined;
    const body = this.#bodies.get(path) ?? readBody(path, file);
    this.#bodies.set(path, body);
    const response = sendBody(context, body);
    if (body.type === 'image/svg+xml') response.headers.set('Content-Security-Policy', SVG_POLICY);
    return response;
  }
}

function readBody(path: string, file: string): Body {
  const plain = new Uint8Array(readFileSync(file));
  const compress = existsSync(`${file}.br`);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    status: 200,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: path.startsWith('/assets/') ? IMMUTABLE : ONE_HOUR,
    // An uncompressed file has a strong ETag, so that clients can combine parts of it.
    etag: compress ? `W/"${digest}"` : `"${digest}"`,
    compress,
    plain,
    encoded: compress
      ? { br: new Uint8Array(readFileSync(`${file}.br`)), gzip: new Uint8Array(readFileSync(`${file}.gz`)) }
      : {},
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
