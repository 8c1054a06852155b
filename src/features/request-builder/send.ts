import { type BuiltRequest, getAddress } from './request.ts';

/** A pair of keys, or a token, in memory only. */
export type Credentials = { publicKey: string; secretKey: string } | { token: string };

/** What became of a request. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'answered'; status: number; statusText: string; ms: number; body: string }
  | { kind: 'failed' };

const PATIENCE_MS = 30_000;
const SHOWN_CHARS = 50_000;

/** Sends a request to a host and reads what comes back. */
export async function send(
  request: BuiltRequest,
  host: string,
  credentials: Credentials | undefined,
): Promise<Outcome> {
  const headers = new Headers({ Accept: 'application/json' });
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (credentials) headers.set('Authorization', authorization(credentials));
  const started = performance.now();
  try {
    const response = await fetch(getAddress(request, host), {
      method: request.method,
      headers,
      body: request.body,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = readable(await response.text()).slice(0, SHOWN_CHARS);
    const { status, statusText } = response;
    return { kind: 'answered', status, statusText, ms: Math.round(performance.now() - started), body };
  } catch {
    return { kind: 'failed' };
  }
}

/** A token, or Basic authentication for keys of any characters. */
function authorization(credentials: Credentials): string {
  if ('token' in credentials) return `Bearer ${credentials.token}`;
  const { publicKey, secretKey } = credentials;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${publicKey}:${secretKey}`)))}`;
}

/** JSON with line breaks; anything else as it came. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
