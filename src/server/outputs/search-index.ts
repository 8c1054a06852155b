import { createHash } from 'node:crypto';
import type { Body } from '../../http/body.ts';
import { SEARCH_HASHED_FOLDER, SEARCH_INDEX_PATH } from '../../site/search.ts';
import type { OutputGroup } from './outputs.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const bodies = new WeakMap<Uint8Array, Body>();

/** The files of the search index: one manifest per language, and files with a hash in their name. */
export const searchIndex: OutputGroup = {
  async paths({ renderer }) {
    return [...(await renderer.search.names())].map((name) => `${SEARCH_INDEX_PATH}${name}`);
  },
  async respond(path, _query, { renderer }) {
    if (!path.startsWith(SEARCH_INDEX_PATH)) return undefined;
    const name = path.slice(SEARCH_INDEX_PATH.length);
    if (!(await renderer.search.names()).has(name)) return undefined;
    const bytes = await renderer.search.read(name);
    const body = bodies.get(bytes) ?? getBody(name, bytes);
    bodies.set(bytes, body);
    return body;
  },
  // Names of hashed files, also of those for the assistant, change with their content.
  version: async (path) => (path.startsWith(`${SEARCH_INDEX_PATH}${SEARCH_HASHED_FOLDER}`) ? path : undefined),
};

function getBody(name: string, plain: Uint8Array<ArrayBuffer>): Body {
  return {
    status: 200,
    type: name.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/octet-stream',
    cacheControl: name.startsWith(SEARCH_HASHED_FOLDER) ? IMMUTABLE : REVALIDATE,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    compress: true,
    plain,
    encoded: {},
  };
}
