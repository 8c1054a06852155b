import type { Context, MiddlewareHandler } from 'hono';

const HEADERS_TO_SEND = 'headersToSend';

/** Adds the security headers to every response; `sendBody` has added them to its responses already. */
export function securityHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (context, next) => {
    context.set(HEADERS_TO_SEND, headers);
    await next();
    if (context.get(HEADERS_TO_SEND) === undefined) return;
    for (const [name, value] of entries) context.res.headers.set(name, value);
  };
}

/** Takes the security headers for creating a response with them: adding them to a finished response costs more than the rest of a request. */
export function takeSecurityHeaders(context: Context): Readonly<Record<string, string>> {
  const headers: Readonly<Record<string, string>> | undefined = context.get(HEADERS_TO_SEND);
  context.set(HEADERS_TO_SEND, undefined);
  return headers ?? {};
}
