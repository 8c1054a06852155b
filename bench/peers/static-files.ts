import { readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Files that count get the best level; prefetched data is large, and the best level takes seconds for it. */
const WEIGHED = /\.(html|css|m?js)$/;
const BEST_LEVEL = constants.BROTLI_MAX_QUALITY;
const FAST_LEVEL = 4;
const COMPRESSED_ALREADY = /\.(png|webp|woff2|jpe?g|ico)$/;

interface ServedFile {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

const cache = new Map<string, ServedFile>();

/** Finds the file of a URL path as most static hosts do: the exact name, with `.html`, or the index of a folder. */
export function findFile(folder: string, path: string): string | undefined {
  const plain = join(folder, path);
  if (relative(folder, plain).startsWith('..')) return undefined;
  const candidates = [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Reads a file and its headers; compresses it with Brotli once. */
export function readCompressed(file: string): ServedFile {
  const cached = cache.get(file) ?? compress(file);
  cache.set(file, cached);
  return cached;
}

function compress(file: string): ServedFile {
  const raw = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' };
  if (COMPRESSED_ALREADY.test(file)) return { body: raw, headers };
  const level = WEIGHED.test(file) ? BEST_LEVEL : FAST_LEVEL;
  const body = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  return { body, headers: { ...headers, 'Content-Encoding': 'br' } };
}
