import type { SiteEnv } from './env.ts';

/** Categories that need consent; necessary cookies do not. */
export const CATEGORIES = ['analytics', 'marketing'] as const;

/** A kind of tool that needs consent. */
export type Category = (typeof CATEGORIES)[number];

/** The tools that an operator has switched on, as the browser receives them. */
export interface Tools {
  analytics?: { key: string; host: string };
  marketing?: { script: string };
}

/** Storage key of the visitor's choice. */
export const CONSENT_KEY = 'consent';

/** A choice counts for this version: raise it when the tools or their purposes change, and everyone is asked again. */
export const CONSENT_VERSION = 1;

/** Names of the cookies and storage entries of each kind of tool; a withdrawal removes them. */
export const TOOL_KEYS: Readonly<Record<Category, RegExp>> = {
  analytics: /^(ph_|__ph_)/,
  marketing: /^(__hs|hs_|hs-|hubspot|messagesUtk)/,
};

/** The tools of an environment; undefined if nothing needs consent. */
export function getTools(env: Pick<SiteEnv, 'analyticsKey' | 'analyticsHost' | 'crmScriptUrl'>): Tools | undefined {
  const tools: Tools = {};
  if (env.analyticsKey) tools.analytics = { key: env.analyticsKey, host: env.analyticsHost };
  if (env.crmScriptUrl) tools.marketing = { script: env.crmScriptUrl };
  return Object.keys(tools).length > 0 ? tools : undefined;
}

/** The kinds of tool that are switched on. */
export function getCategories(tools: Tools): Category[] {
  return CATEGORIES.filter((category) => tools[category]);
}
