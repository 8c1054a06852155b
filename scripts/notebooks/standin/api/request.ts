import type { Json } from '../model-call.ts';
import type { Store } from '../store.ts';

/** A request to the public API, checked against the contract. */
export interface ApiRequest {
  store: Store;
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Json;
}

/** What an operation returns; `undefined` is a response without a body. */
export type ApiResult = { status: number; body?: unknown };

/** The operations of the API by their IDs in the contract. */
export type Operations = Readonly<Record<string, (request: ApiRequest) => ApiResult>>;

/** A successful response. */
export const ok = (body: unknown): ApiResult => ({ status: 200, body });

/** A response to a request that created something. */
export const created = (body: unknown): ApiResult => ({ status: 201, body });

/** Returns one page of a list, by `limit` and `cursor`. */
export function page(rows: readonly unknown[], query: URLSearchParams): ApiResult {
  const limit = Math.min(100, Number(query.get('limit') ?? 50));
  const start = Number(Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || 0);
  const end = start + limit;
  const nextCursor = end < rows.length ? Buffer.from(String(end)).toString('base64url') : null;
  return ok({ data: rows.slice(start, end), meta: { nextCursor } });
}

/** True if each field has the value in the query, if the query has one. */
export function matchesQuery(row: object, query: URLSearchParams, names: readonly string[]): boolean {
  const fields = row as Record<string, unknown>;
  return names.every((name) => !query.has(name) || String(fields[name]) === query.get(name));
}

/** True if a time is between `from` and `to` of the query. */
export function isWithin(time: string, query: URLSearchParams): boolean {
  const timestamp = Date.parse(time);
  const from = query.get('from');
  const to = query.get('to');
  return (!from || timestamp >= Date.parse(from)) && (!to || timestamp < Date.parse(to));
}
