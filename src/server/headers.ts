import { EARLY_CONSENT_SCRIPT } from '../features/consent/early-script.ts';
import { TRUSTED_TYPES_POLICY } from '../lib/trusted-types.ts';
import { BOOT_SCRIPT_HASH, scriptHash } from '../render/boot.ts';
import { getSources, type HostsEnv, type SourceDirective } from '../site/third-parties.ts';
import { getTools } from '../site/tools.ts';

/** Path of the rules by which browsers may prerender the next page. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Strings become code only through our policy. The CRM's script doesn't support Trusted Types, so it turns them off. */
const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': TRUSTED_TYPES_POLICY };

/** The Content-Security-Policy: only our files, inline scripts by their hashes, and the hosts of the table of third parties. */
export function contentSecurityPolicy(env: PolicyEnv): string {
  const and = (origins: string, directive: SourceDirective) => [origins, ...getSources(directive, env)].join(' ');
  const inlineScripts = getTools(env) ? [BOOT_SCRIPT_HASH, scriptHash(EARLY_CONSENT_SCRIPT)] : [BOOT_SCRIPT_HASH];
  return policy({
    'default-src': "'none'",
    'script-src': and(["'self'", ...inlineScripts].join(' '), 'script-src'),
    'worker-src': "'self'",
    'style-src': "'self'",
    'img-src': and("'self' data:", 'img-src'),
    'font-src': "'self'",
    'connect-src': and("'self'", 'connect-src'),
    'media-src': "'self'",
    'frame-src': getSources('frame-src', env).join(' '),
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    ...(!getTools(env)?.marketing && TRUSTED_TYPES),
  });
}

/** The part of the environment that the policy depends on. */
export type PolicyEnv = HostsEnv;

/** Headers of every response that do not depend on the environment. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the headers of every response. */
export function securityHeadersFor(env: PolicyEnv): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': contentSecurityPolicy(env), ...FIXED_HEADERS };
}
