import type { ReadFile } from '../../src/features/search/engine/types.ts';
import { SEARCH_INDEX_PATH } from '../../src/site/search.ts';

/** Transferred bytes. */
export interface Traffic {
  files: number;
  bytes: number;
}

/** Reads index files from a server, compressed as browsers get them, and counts. */
export function createIndexReader(url: string): { read: ReadFile; traffic: Traffic; names: Set<string> } {
  const traffic = { files: 0, bytes: 0 };
  const cache = new Map<string, Uint8Array>();
  const names = new Set<string>();
  const read: ReadFile = async (name) => {
    const known = cache.get(name);
    if (known) return known;
    const response = await fetch(`${url}${SEARCH_INDEX_PATH}${name}`, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${name} responded with ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    traffic.files += 1;
    // Content-Length is the compressed size; `fetch` has already decompressed the body.
    traffic.bytes += Number(response.headers.get('content-length') ?? bytes.length);
    names.add(name);
    cache.set(name, bytes);
    return bytes;
  };
  return { read, traffic, names };
}
