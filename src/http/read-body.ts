import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Refusal } from './refusal.ts';

/** The text of a request, or why it was refused. */
export type ReadBodyResult = { ok: true; text: string } | { ok: false; refusal: Refusal };

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  deflate: inflate,
};

const refusals = {
  large: { status: 413, code: 'too_large', message: 'The body is too large for this endpoint.' },
  encoding: { status: 415, code: 'unsupported_encoding', message: 'The encoding of the body is not supported.' },
  malformed: { status: 400, code: 'malformed', message: 'The body cannot be read.' },
} satisfies Record<string, Refusal>;

const refuse = (why: keyof typeof refusals): ReadBodyResult => ({ ok: false, refusal: refusals[why] });

/** Reads the text of a request; never keeps more than `max` bytes in memory, compressed or not. */
export async function readBody(request: Request, max: number): Promise<ReadBodyResult> {
  if (Number(request.headers.get('content-length')) > max) return refuse('large');
  try {
    const bytes = await readUpTo(request.body, max);
    if (!bytes) return refuse('large');
    const encoding = (request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
    const decode = DECODERS[encoding];
    if (!decode && encoding !== 'identity' && encoding !== '') return refuse('encoding');
    const plain = decode && bytes.length > 0 ? decode(bytes, { maxOutputLength: max }) : bytes;
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(plain) };
  } catch (error) {
    return refuse(isTooLarge(error) ? 'large' : 'malformed');
  }
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, max: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!body) return new Uint8Array();
  for await (const chunk of body) {
    length += chunk.length;
    if (length > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Some clients send "deflate" without the zlib header. */
function inflate(bytes: Uint8Array, options: { maxOutputLength: number }): Uint8Array {
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if (isTooLarge(error)) throw error;
    return inflateRawSync(bytes, options);
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
