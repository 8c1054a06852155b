import { type BuiltRequest, getUrl } from './request.ts';

/** A pair of keys, or a token, in memory only. */
export type Credentials = { publicKey: string; secretKey: string } | { token: string };

export type SendState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'answered'; status: number; statusText: string; ms: number; body: string }
  | { kind: 'failed' };

const TIMEOUT_MS = 30_000;
const MAX_SHOWN_CHARS = 50_000;

/** Sends a request to a host and reads the response. */
export async function send(
  request: BuiltRequest,
  host: string,
  credentials: Credentials | undefined,
): Promise<SendState> {
  const headers = new Headers({ Accept: 'application/json' });
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (credentials) headers.set('Authorization', authorization(credentials));
  const started = performance.now();
  try {
    const response = await fetch(getUrl(request, host), {
      method: request.method,
      headers,
      body: request.body,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = formatJson(await response.text()).slice(0, MAX_SHOWN_CHARS);
    const { status, statusText } = response;
    return { kind: 'answered', status, statusText, ms: Math.round(performance.now() - started), body };
  } catch {
    return { kind: 'failed' };
  }
}

/** Returns a bearer token, or Basic authentication for keys with any characters. */
function authorization(credentials: Credentials): string {
  if ('token' in credentials) return `Bearer ${credentials.token}`;
  const { publicKey, secretKey } = credentials;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${publicKey}:${secretKey}`)))}`;
}

/** Formats JSON with line breaks; anything else stays unchanged. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
