import { createHmac, randomBytes } from 'node:crypto';
import type { SiteEnv } from '../site/env.ts';

/** Gives each purpose a separate key, so that none can be used for another. */
export interface Secrets {
  getKey(purpose: string): Buffer;
}

/** Adds a secret for share cards to the environment: configured, or derived like the other keys. None ships with the code. */
export function addCardSecret(env: SiteEnv): SiteEnv {
  return { ...env, ogSecret: env.ogSecret || siteSecrets(env).getKey('share cards').toString('base64url') };
}

/** Creates the keys of this server: the same in all processes that share SITE_SECRET or DATABASE_URL, else new at each start. */
export function siteSecrets({ siteSecret, databaseUrl }: Pick<SiteEnv, 'siteSecret' | 'databaseUrl'>): Secrets {
  const root = siteSecret || databaseUrl || randomBytes(32);
  return { getKey: (purpose) => createHmac('sha256', root).update(purpose).digest() };
}
