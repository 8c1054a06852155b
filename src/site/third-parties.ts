import { BRAND } from './brand.ts';
import type { SiteEnv } from './env.ts';
import { MEDIA_HOSTS, type MediaHost } from './media-hosts.ts';

/** The part of the environment that decides which hosts a page may contact. */
export type HostsEnv = Pick<SiteEnv, 'cloudUrls' | 'analyticsKey' | 'analyticsHost' | 'crmScriptUrl' | 'crmHosts'>;

/** Parts of the Content-Security-Policy that may name other hosts. */
export type SourceDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** A party other than this site that a visitor's browser may contact. */
export interface ThirdParty {
  name: string;
  purpose: string;
  /** `own` is the company's own, `click` waits for a click on a video, `link` for a followed link. */
  category: 'own' | 'analytics' | 'marketing' | 'click' | 'link';
  when: string;
  /** Sources for the policy; empty if it is off or only linked. */
  sources(env: HostsEnv): Partial<Record<SourceDirective, readonly string[]>>;
  /** Hosts that are only ever linked. */
  linked?: readonly string[];
}

const getOrigins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

function video(id: MediaHost): ThirdParty {
  const { name, frameOrigin } = MEDIA_HOSTS[id];
  return {
    name,
    purpose: 'Plays a video in its own frame',
    category: 'click',
    when: 'After a click on such a video, never before',
    sources: () => ({ 'frame-src': [frameOrigin] }),
  };
}

/** Every party that a visitor's browser may contact: the policy and the page `/third-parties` are made from this table. */
export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    name: `${BRAND.name} Cloud`,
    purpose:
      'Says whether you are signed in, so that the header shows the right button; takes requests that you send from the API reference',
    category: 'own',
    when: 'On each page; the hosts are our own',
    sources: ({ cloudUrls }) => ({ 'connect-src': getOrigins(Object.values(cloudUrls)) }),
  },
  {
    name: 'Product analytics (PostHog)',
    purpose: 'Counts which pages are read and where readers get stuck',
    category: 'analytics',
    when: 'After you agree to analytics',
    sources: ({ analyticsKey, analyticsHost }) => (analyticsKey ? { 'connect-src': getOrigins([analyticsHost]) } : {}),
  },
  {
    name: 'CRM tracker',
    purpose: 'Connects a visit with a later inquiry',
    category: 'marketing',
    when: 'After you agree to marketing',
    sources: ({ crmScriptUrl, crmHosts }) => {
      if (!crmScriptUrl) return {};
      const all = getOrigins([crmScriptUrl, ...crmHosts]);
      return { 'script-src': getOrigins([crmScriptUrl]), 'connect-src': all, 'img-src': all };
    },
  },
  video('youtube'),
  video('cloudflare'),
  {
    name: 'Code host, chat and social networks',
    purpose: 'Source code, community and company pages',
    category: 'link',
    when: 'When you follow a link; like any link to another website',
    sources: () => ({}),
    linked: [BRAND.repositoryUrl, BRAND.chatUrl, BRAND.xUrl, BRAND.linkedinUrl, BRAND.youtubeUrl].map(
      (url) => new URL(url).host,
    ),
  },
];

/** The origins that one part of the policy names. */
export function getSources(directive: SourceDirective, env: HostsEnv): string[] {
  return [...new Set(THIRD_PARTIES.flatMap((party) => party.sources(env)[directive] ?? []))];
}

/** The hosts of a party in this environment; none where it is switched off. */
export function getHosts(party: ThirdParty, env: HostsEnv): string[] {
  const origins = Object.values(party.sources(env)).flat();
  return [...new Set([...origins.map((origin) => new URL(origin).host), ...(party.linked ?? [])])];
}
