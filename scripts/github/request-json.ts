/** Options for API requests; tests pass their own clock. */
export interface ApiOptions {
  apiUrl: string;
  token: string;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Called before each wait. */
  onWait?(reason: string, ms: number): void;
}

/** Why the API refused, as a line for the user. */
export class SyncError extends Error {}

/** A response with the parts of its headers that we use. */
export interface ApiResponse {
  body: unknown;
  headers: Headers;
}

const TIMEOUT_MS = 30_000;
/** Maximum attempts for one request. */
const TRIES = 5;
/** Wait after a server error, doubled each time. */
const FAILURE_WAIT_MS = 1000;
/** Wait after a rate limit without a reset time, doubled each time. */
const LIMIT_WAIT_MS = 60_000;
/** Gives up if the API requests a longer wait. */
export const MAX_WAIT_MS = 15 * 60_000;

/** Requests JSON, with retries after temporary failures and rate limits; gives up with a `SyncError`. */
export async function requestJson(options: ApiOptions, url: string, body?: object): Promise<ApiResponse> {
  for (let tries = 1; ; tries++) {
    const result = await tryRequest(options, url, body);
    if ('answer' in result) return result.answer;
    const { reason, wait } = result;
    const ms = wait?.(tries);
    if (ms === undefined || tries >= TRIES) throw new SyncError(reason);
    if (ms > MAX_WAIT_MS)
      throw new SyncError(`${reason} It ends in ${Math.ceil(ms / 60_000)} minutes; try again then.`);
    options.onWait?.(reason, ms);
    await options.wait(ms);
  }
}

/** A failure; a temporary one says how long to wait. */
type RequestFailure = { reason: string; wait?: (tries: number) => number };

const temporaryFailure = (reason: string): RequestFailure => ({
  reason,
  wait: (tries) => FAILURE_WAIT_MS * 2 ** (tries - 1),
});

async function tryRequest(
  options: ApiOptions,
  url: string,
  body?: object,
): Promise<{ answer: ApiResponse } | RequestFailure> {
  const path = new URL(url).pathname;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: createHeaders(options.token, body),
      body: body && JSON.stringify(body),
      // Sends the token only to the configured API, never to a redirect target.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    return temporaryFailure(`${path}: no answer.`);
  }
  const limit = getLimit(options, response, text);
  if (limit) return { reason: `${path}: rate limit.`, wait: limit };
  if (response.status >= 500) return temporaryFailure(`${path}: ${response.status}.`);
  if (!response.ok) return { reason: `${path}: ${response.status} ${getMessage(text)}`.trim() };
  const parsed = json(text);
  return parsed === undefined
    ? { reason: `${path}: the answer is not JSON.` }
    : { answer: { body: parsed, headers: response.headers } };
}

function createHeaders(token: string, body?: object): Record<string, string> {
  return {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': 'sightglass-site',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
}

/** How long a limit lasts, as the API reports it; undefined if the response isn't a limit. */
function getLimit(options: ApiOptions, { status, headers }: Response, text: string): RequestFailure['wait'] {
  const isSpent = headers.get('x-ratelimit-remaining') === '0';
  const graphql = status === 200 && text.includes('"RATE_LIMITED"');
  const refused = status === 403 || status === 429;
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  const limited = refused && (isSpent || status === 429 || !Number.isNaN(after) || /rate limit/i.test(text));
  if (!limited && !graphql) return undefined;
  if (after >= 0) return () => after * 1000;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
  if (isSpent && reset >= 0) return () => Math.max(1000, reset - options.now() + 1000);
  return (tries) => LIMIT_WAIT_MS * 2 ** (tries - 1);
}

function getMessage(text: string): string {
  const body = json(text);
  const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' ? message.slice(0, 200) : '';
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
