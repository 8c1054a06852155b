import type { RenderedPage } from './links.ts';
import { getReferences } from './references.ts';

/** A URL on another site, and the pages that link to it. */
export interface ExternalLink {
  url: string;
  pages: string[];
}

/** Returns every URL on other sites that pages link to, sorted. */
export function getExternalLinks(pages: readonly RenderedPage[], siteUrl: string): ExternalLink[] {
  const found = new Map<string, Set<string>>();
  const siteOrigin = new URL(siteUrl).origin;
  for (const { path, html } of pages)
    for (const { href } of getReferences(html, siteUrl)) {
      const url = /^https?:/i.test(href) ? URL.parse(href) : null;
      if (!url || url.origin === siteOrigin) continue;
      url.hash = '';
      found.set(url.href, (found.get(url.href) ?? new Set()).add(path));
    }
  return [...found].map(([url, from]) => ({ url, pages: [...from].sort() })).sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** True for hosts that are reserved for examples and tests. */
export function isReservedHost(url: string): boolean {
  const { hostname } = new URL(url);
  return /(^|\.)(example|test|invalid|localhost)$|^example\.(com|org|net)$|^127\.|-example$/.test(hostname);
}

/** Result of requesting a URL. */
export interface CheckedLink extends ExternalLink {
  /** The status, or the error. */
  result: number | string;
}

interface LinkCheckOptions {
  fetch: typeof fetch;
  /** Hosts requested at the same time; each gets one request at a time. */
  hosts: number;
  pauseMs: number;
  timeoutMs: number;
}

/** Requests every URL: a few hosts in parallel, one request at a time per host, with a pause in between. */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  asking: LinkCheckOptions,
): Promise<CheckedLink[]> {
  const byHost = Map.groupBy(links, ({ url }) => new URL(url).host);
  const queue = [...byHost.values()];
  const answers: CheckedLink[] = [];
  const work = async () => {
    for (let group = queue.shift(); group; group = queue.shift())
      for (const link of group) {
        answers.push({ ...link, result: await fetchStatus(link.url, asking) });
        await new Promise((resolve) => setTimeout(resolve, asking.pauseMs));
      }
  };
  await Promise.all(Array.from({ length: asking.hosts }, work));
  return answers.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function fetchStatus(url: string, { fetch, timeoutMs }: LinkCheckOptions): Promise<number | string> {
  try {
    const options = { signal: AbortSignal.timeout(timeoutMs), headers: { 'User-Agent': 'sightglass-site link check' } };
    const head = await fetch(url, { ...options, method: 'HEAD' });
    if (![403, 405, 501].includes(head.status)) return head.status;
    const { status, body } = await fetch(url, options);
    await body?.cancel();
    return status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
