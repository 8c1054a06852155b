import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseByteRange } from '../lib/byte-range.ts';
import { chooseEncoding, type Encoding } from '../lib/encoding.ts';
import { countUse } from './compress-again.ts';
import { takeSecurityHeaders } from './security-headers.ts';

/** A complete response body with its compressed forms. */
export interface Body {
  status: number;
  type: string;
  cacheControl: string;
  etag: string;
  /** False for compressed formats, such as pictures and fonts. */
  compress: boolean;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  /** True for a body of a single request: it is compressed outside the main thread. */
  singleUse?: boolean;
  /** Headers that only this response has. */
  headers?: Readonly<Record<string, string>>;
}

export function textBody(
  text: string,
  options: { status?: number; type: string; cacheControl: string; singleUse?: boolean },
): Body {
  const plain = new TextEncoder().encode(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status: 200, ...options, etag, compress: true, plain, encoded: {} };
}

/** Sends a body: 304 if the client has it already, compressed if the client accepts that. */
export function sendBody(context: Context, body: Body, more: Readonly<Record<string, string>> = {}): Response {
  const headers: Record<string, string> = {
    ...takeSecurityHeaders(context),
    'Content-Type': body.type,
    'Cache-Control': body.cacheControl,
    ETag: body.etag,
    Vary: 'Accept-Encoding',
    ...body.headers,
    ...more,
  };
  if (body.status === 200 && isKnown(context.req.header('if-none-match'), body.etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (body.status === 200 && !body.compress) {
    headers['Accept-Ranges'] = 'bytes';
    const part = sendPart(context, body, headers);
    if (part) return part;
  }
  const encoding = body.compress ? chooseEncoding(context.req.header('accept-encoding')) : undefined;
  if (encoding) headers['Content-Encoding'] = encoding;
  const bytes = encoding ? encode(body, encoding) : body.plain;
  if (encoding === 'br' && !body.singleUse) countUse(body);
  headers['Content-Length'] = String(bytes.byteLength);
  return new Response(bytes, { status: body.status, headers });
}

/** True if one of the client's entity tags is that of the body; `*` stands for any. */
function isKnown(clientTags: string | undefined, etag: string): boolean {
  const tags = clientTags?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || toWeakEtag(tag) === toWeakEtag(etag));
}

/** Sends a part of a file, as players request it when someone seeks; undefined to send the whole file. */
function sendPart(context: Context, body: Body, headers: Record<string, string>): Response | undefined {
  const size = body.plain.byteLength;
  const range = context.req.method === 'GET' ? parseByteRange(context.req.header('range'), size) : undefined;
  const validator = context.req.header('if-range');
  if (range === undefined || (validator !== undefined && validator !== body.etag)) return undefined;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  const { start, end } = range;
  const partial = {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': String(end - start + 1),
  };
  return new Response(body.plain.subarray(start, end + 1), { status: 206, headers: partial });
}

function toWeakEtag(tag: string): string {
  return tag.replace(/^(W\/)?/, 'W/');
}

/** Compresses a body outside the main thread, with an accepted encoding. */
export async function compressBody(body: Body, acceptEncoding: string | undefined): Promise<Body> {
  const encoding = chooseEncoding(acceptEncoding);
  if (!encoding) return body;
  const bytes = encoding === 'br' ? await brotli(body.plain, BROTLI_ONCE) : await promisify(gzip)(body.plain);
  return { ...body, encoded: { ...body.encoded, [encoding]: new Uint8Array(bytes) } };
}

const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
/** Pages are rarely larger than this window, and a compressor needs memory in proportion to it. */
const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 };
/** Half the time of cached bodies, a few percent larger. */
const BROTLI_ONCE = { params: { ...BROTLI_WINDOW, [constants.BROTLI_PARAM_QUALITY]: 4 } };

function encode(body: Body, encoding: Encoding): Uint8Array<ArrayBuffer> {
  body.encoded[encoding] ??= new Uint8Array(
    encoding === 'br'
      ? brotliCompressSync(body.plain, { params: { ...BROTLI_WINDOW, [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : gzipSync(body.plain),
  );
  return body.encoded[encoding];
}
