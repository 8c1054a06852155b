import { SESSION_LIMIT_MS } from '../../site/limits.ts';
import { CONTINENT_PATH, getContinent, type RegionLink } from '../../site/regions.ts';
import type { SignInEvent } from './machine.ts';

/** Fetches JSON until `leaving` or the timeout aborts it; throws unless the response is OK. */
async function getJson(url: string, leaving: AbortSignal, init?: RequestInit): Promise<unknown> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const limit = setTimeout(stop, SESSION_LIMIT_MS);
  leaving.addEventListener('abort', stop);
  try {
    leaving.throwIfAborted();
    const response = await fetch(url, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(limit);
    leaving.removeEventListener('abort', stop);
  }
}

const getField = (body: unknown, name: string): unknown => (body as Record<string, unknown> | null)?.[name];

/** Asks a region whether the visitor is signed in: the response then has a user. */
export async function fetchSession({ id, url }: RegionLink, leaving: AbortSignal): Promise<SignInEvent> {
  try {
    const body = await getJson(`${url}/api/auth/session`, leaving, { credentials: 'include', mode: 'cors' });
    return { type: 'session', region: id, signedIn: (getField(body, 'user') ?? null) !== null };
  } catch {
    return leaving.aborted ? { type: 'aborted' } : { type: 'session-failed', region: id };
  }
}

/** Asks our server from which continent the visitor comes. */
export async function fetchContinent(leaving: AbortSignal): Promise<SignInEvent> {
  try {
    return {
      type: 'continent',
      continent: getContinent(getField(await getJson(CONTINENT_PATH, leaving), 'continentCode')),
    };
  } catch {
    return leaving.aborted ? { type: 'aborted' } : { type: 'continent-failed' };
  }
}
