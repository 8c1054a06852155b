import { gunzipSync } from 'node:zlib';
import { redirectEntries } from '../../server/hosts/redirect-entries.ts';
import { UNCOMPARED_HEADERS } from '../../server/hosts/served-headers.ts';
import type { RedirectTable } from '../../source/redirects.ts';
import { getIds } from '../html.ts';
import { parseSiteUrl } from '../known-urls.ts';
import { getReferences } from '../references.ts';

/** A response in full; header names are lower-case. */
export interface HostResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Sends one request without following redirects. */
export type SendRequest = (url: string, headers?: Readonly<Record<string, string>>) => Promise<HostResponse>;

export interface CrawlPlan {
  siteUrl: string;
  /** Paths of pages. */
  pages: readonly string[];
  /** Paths of everything else: Markdown, derived files, files of the bundle. */
  files: readonly string[];
  redirects: RedirectTable;
  /** False where pages link to others that are not part of the export. */
  followsLinks?: boolean;
}

/** Number of requests, and the faults. */
export interface CrawlReport {
  counts: Record<'pages' | 'files' | 'links' | 'redirects' | 'missing', number>;
  faults: string[];
}

/** URLs that must not exist on any host. */
const MISSING = [
  '/no-such-page',
  '/no-such-folder/no-such-page',
  '/assets/no-such-file.js',
  '/no-such-page.md',
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/_Caddyfile',
  '/404.html',
  '/index.html.gz',
];

/** Compares a host of the export with the server, URL by URL, and follows every link of every page. */
export async function crawlHost(host: SendRequest, server: SendRequest, plan: CrawlPlan): Promise<CrawlReport> {
  const { pages, files, redirects, siteUrl, followsLinks = true } = plan;
  const faults: string[] = [];
  const texts = new Map<string, string>();
  for (const path of [...pages, ...files]) {
    const response = await compare(path, host, server, faults);
    if (response.headers['content-type']?.startsWith('text/html')) texts.set(path, decode(response.body));
  }
  const following = { host, siteUrl, known: new Set([...pages, ...files]), faults };
  const links = followsLinks ? await followLinks(texts, following) : 0;
  const moved = redirectUrls(pages, redirects);
  for (const url of moved) await compareRedirect(url, host, server, faults);
  await findHidden(host, server, faults);
  const counts = { pages: pages.length, files: files.length, links, redirects: moved.length, missing: MISSING.length };
  return { counts, faults };
}

/** Returns old paths and other spellings of pages, each with a query that redirects must keep. */
function redirectUrls(pages: readonly string[], redirects: RedirectTable): string[] {
  const old = redirectEntries(redirects)
    .map(({ from }) => from)
    .filter((from) => !from.startsWith('/index'));
  const slashed = pages.filter((path) => path !== '/').map((path) => `${path}/`);
  return [...old.flatMap((from) => [from, `${from}?a=1&b=%20`, `${from}/`]), ...slashed, '/docs/?a=1', '/docs//'];
}

async function compare(url: string, host: SendRequest, server: SendRequest, faults: string[]): Promise<HostResponse> {
  const [actual, expected] = await Promise.all([host(url, { 'Accept-Encoding': 'gzip' }), server(url)]);
  const isZipped = actual.headers['content-encoding'] === 'gzip';
  const body = isZipped ? gunzipSync(actual.body) : actual.body;
  if (actual.status !== expected.status) faults.push(`${url}: status ${actual.status} instead of ${expected.status}`);
  faults.push(...headerFaults(url, actual.headers, expected.headers));
  if (!Buffer.from(expected.body).equals(body)) faults.push(`${url}: the content differs from the server's`);
  if (/^text\/(html|markdown|css|javascript)/.test(expected.headers['content-type'] ?? '') && !isZipped)
    faults.push(`${url}: not compressed`);
  return { ...actual, body };
}

function headerFaults(url: string, actual: HostResponse['headers'], expected: HostResponse['headers']): string[] {
  const names = Object.keys(expected).filter((name) => name === 'content-type' || !UNCOMPARED_HEADERS.has(name));
  return names
    .filter((name) => actual[name] !== expected[name])
    .map((name) => `${url}: ${name} is "${actual[name] ?? ''}" instead of "${expected[name]}"`);
}

async function compareRedirect(url: string, host: SendRequest, server: SendRequest, faults: string[]): Promise<void> {
  const [actual, expected] = await Promise.all([host(url), server(url)]);
  if (actual.status !== expected.status) faults.push(`${url}: status ${actual.status} instead of ${expected.status}`);
  faults.push(...headerFaults(url, actual.headers, withoutType(expected.headers)));
}

/** Hosts add their own body to redirects. */
function withoutType({ 'content-type': _, ...rest }: HostResponse['headers']): HostResponse['headers'] {
  return rest;
}

async function findHidden(host: SendRequest, server: SendRequest, faults: string[]): Promise<void> {
  const expected = await server('/no-such-page');
  for (const url of MISSING) {
    const actual = await host(url);
    if (actual.status !== 404) faults.push(`${url}: status ${actual.status} instead of 404`);
    faults.push(...headerFaults(url, actual.headers, expected.headers));
    if (!decode(actual.body).includes('Page not found')) faults.push(`${url}: not the page for missing pages`);
  }
}

interface FollowOptions {
  host: SendRequest;
  siteUrl: string;
  known: ReadonlySet<string>;
  faults: string[];
}

/** Requests all references of pages that are not known pages or files; returns the number of references. */
async function followLinks(
  texts: ReadonlyMap<string, string>,
  { host, siteUrl, known, faults }: FollowOptions,
): Promise<number> {
  const ids = new Map([...texts].map(([path, html]) => [path, getIds(html)]));
  const statuses = new Map<string, number>();
  let count = 0;
  for (const [path, html] of texts)
    for (const { href, tag } of getReferences(html, siteUrl)) {
      const url = parseSiteUrl(href, path, siteUrl);
      if (!url) continue;
      count++;
      if (tag?.attributes.get('method') === 'post') faults.push(`${path}: the form at ${href} needs a server`);
      const target = url.pathname + url.search;
      if (!known.has(url.pathname) && !statuses.has(target)) statuses.set(target, (await host(target)).status);
      const status = statuses.get(target) ?? 200;
      if (status !== 200) faults.push(`${path}: ${href} has status ${status}`);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && id !== 'top' && ids.get(url.pathname)?.has(id) === false) faults.push(`${path}: no anchor at ${href}`);
    }
  return count;
}

const decode = (body: Uint8Array) => new TextDecoder().decode(body);
