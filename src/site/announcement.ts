/** The announcement above the header. Its dismissal is remembered under `key`. */
export const ANNOUNCEMENT = {
  key: 'js-sdk-v4-ga',
  text: 'TypeScript SDK v4 is generally available',
  linkText: 'Read what changed',
  href: '/changelog/2026-10-28-typescript-sdk-v4',
} as const;
