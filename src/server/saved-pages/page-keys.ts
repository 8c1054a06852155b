import { hash } from 'node:crypto';
import { hashFiles } from '../../lib/fingerprint.ts';
import type { SiteEnv } from '../../site/env.ts';
import { codedFiles } from '../../source/coded-files.ts';
import { getContentPath, type Page } from '../../source/pages.ts';
import type { Site } from '../../source/site.ts';
import { getUpdated } from '../../source/updated.ts';

/** All inputs of pages; code, public files and packages are in the fingerprint of the bundle. */
const CODE = ['dist/bundle.sha256', 'dist/client/.vite/manifest.json'];
const INPUTS = ['content', 'contracts', 'cookbook', ...CODE];
const PAGE_FILE = /\.(mdx?|ipynb)$/;

/** Hashes of files by path. Read them before the site, so that a page that changes in between is rendered again. */
export type FileHashes = ReadonlyMap<string, string>;

/** Reads the hashes of all files that pages share; the sources of pages are read with the site. */
export function readFileHashes(root: string): FileHashes {
  return hashFiles(root, INPUTS, (file) => getContentPath(file) === undefined);
}

/** Returns the hashes that change with the code. */
export const getCodeHashes = (files: FileHashes): unknown => CODE.map((file) => files.get(file) ?? null);

/** What pages are rendered with, apart from the site. */
export interface RenderSettings {
  env: SiteEnv;
  year: number;
  /** False if pages are written for a host without our server. */
  hasServer: boolean;
}

/** On 64-bit machines, this is faster than SHA-256: it took a quarter less time for texts of 20 KB. */
const hashText = (text: string): string => hash('sha512-256', text, 'base64url');

export const hashJson = (value: unknown): string => hashText(JSON.stringify(value));

/**
 * Creates a key per page: while the key is the same, so are the page's bytes. It covers the page's own source and
 * history, and everything that pages show about each other: front matter, sidebars, lists, data, figures and contracts.
 */
export function createPageKeys(
  site: Site,
  files: FileHashes,
  renderSettings: RenderSettings,
  facts: string = hashSharedFacts(site, files),
): (path: string) => string {
  const shared = hashJson([facts, withoutSecrets(renderSettings)]);
  const cache = new Map<string, string>();
  return (path) => {
    const key = cache.get(path) ?? hashText(`${shared} ${hashPage(path, site)}`);
    cache.set(path, key);
    return key;
  };
}

const pageHashes = new WeakMap<Site, Map<string, string>>();

/** Hashes the source and the history of a page, whatever it is rendered with. */
function hashPage(path: string, site: Site): string {
  const hashes = pageHashes.get(site) ?? new Map<string, string>();
  pageHashes.set(site, hashes);
  const hashed = hashes.get(path) ?? hashJson([path, ...getSource(site.pages.get(path)), getHistory(path, site)]);
  hashes.set(path, hashed);
  return hashed;
}

const getSource = (page: Page | undefined): unknown[] => (page ? [hashText(page.source), page.notebook] : []);

function getHistory(path: string, site: Site): unknown {
  const page = site.pages.get(path);
  const files = page ? [page.file] : codedFiles(path, site.editedAt);
  const paths = [path, ...(page?.front.aliases ?? [])];
  return [getUpdated(path, site), site.editedAt.get(files[0] ?? ''), site.contributors.getUsernames({ paths, files })];
}

/** Hashes everything that pages share, whatever they are rendered with. */
export function hashSharedFacts(site: Site, files: FileHashes): string {
  return hashJson([sharedFiles(site, files), sharedFacts(site), process.versions.icu]);
}

/** Files that are not the source of a page. */
function sharedFiles({ pages }: Site, files: FileHashes): unknown {
  const owned = new Set([...pages.values()].map(({ file }) => file).filter((file) => PAGE_FILE.test(file)));
  return [...files].filter(([file]) => !owned.has(file));
}

/** Pages never show secrets, one of which changes at every start. */
export function withoutSecrets({ env, ...rest }: RenderSettings): unknown {
  const { ogSecret, siteSecret, databaseUrl, feedbackWebhook, github, logLevel, ...shown } = env;
  return { ...rest, env: { ...shown, github: github.repository } };
}

/** What any page may show about the others. */
function sharedFacts({ pages, coded, unread, sidebars, redirects, index, samples }: Site): unknown {
  return [
    samples?.versions ?? null,
    [...pages.values()].map(({ path, file, front }) => [path, file, front]),
    [...coded.values()],
    [...unread],
    [...sidebars],
    [...redirects],
    index.pages,
    index.learningPaths,
  ];
}
