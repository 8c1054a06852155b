import type { MiddlewareHandler } from 'hono';
import { BOOT_SCRIPT_HASH } from '../render/boot.ts';

/** Address of the rules by which browsers may prerender the next page. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The Content-Security-Policy: own files only, one inline script by its hash. */
export const CONTENT_SECURITY_POLICY = policy({
  'default-src': "'none'",
  'script-src': `'self' ${BOOT_SCRIPT_HASH} 'inline-speculation-rules'`,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
});

/** Headers on every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Puts the security headers on every answer. */
export function securityHeaders(headers: Readonly<Record<string, string>> = SECURITY_HEADERS): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (context, next) => {
    await next();
    for (const [name, value] of entries) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}
