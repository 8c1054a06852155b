import { hash } from 'node:crypto';
import { hashFiles } from '../../lib/fingerprint.ts';
import type { SiteEnv } from '../../site/env.ts';
import { codedFiles } from '../../source/coded-files.ts';
import { getContentPath, type Page } from '../../source/pages.ts';
import type { Site } from '../../source/site.ts';
import { getUpdated } from '../../source/updated.ts';

/** Everything that pages are made from; code, public files and packages are in the fingerprint of the bundle. */
const CODE = ['dist/bundle.sha256', 'dist/client/.vite/manifest.json'];
const INPUTS = ['content', 'contracts', 'cookbook', ...CODE];
const PAGE_FILE = /\.(mdx?|ipynb)$/;

/** The hashes of files by path, to be read before the site is: what changes in between is then drawn again. */
export type FileHashes = ReadonlyMap<string, string>;

/** Reads the hashes of all files that pages share; those of pages alone are read with the site. */
export function readFileHashes(root: string): FileHashes {
  return hashFiles(root, INPUTS, (file) => getContentPath(file) === undefined);
}

/** The hashes of what names the state of the code. */
export const getCodeHashes = (files: FileHashes): unknown => CODE.map((file) => files.get(file) ?? null);

/** What pages are drawn with besides the site. */
export interface DrawnWith {
  env: SiteEnv;
  year: number;
  /** False where pages are written for a host without our server. */
  hasServer: boolean;
}

/** A hash of what a value says as JSON. */
export const hashJson = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

/**
 * Names the state of each page: while its key is the same, so are its bytes. A key covers the page's own source and
 * history, and everything that pages show of each other: front matter, sidebars, lists, data, figures and contracts.
 */
export function createPageKeys(
  site: Site,
  files: FileHashes,
  drawnWith: DrawnWith,
  facts: string = hashSharedFacts(site, files),
): (path: string) => string {
  const shared = hashJson([facts, withoutSecrets(drawnWith)]);
  const known = new Map<string, string>();
  const getKey = (path: string): string => {
    const page = site.pages.get(path);
    const own = page ? [page.file] : codedFiles(path, site.editedAt);
    const paths = [path, ...(page?.front.aliases ?? [])];
    const history = [
      getUpdated(path, site),
      site.editedAt.get(own[0] ?? ''),
      site.contributors.of({ paths, files: own }),
    ];
    return hashJson([shared, path, page && hashSource(page), history]);
  };
  return (path) => {
    const key = known.get(path) ?? getKey(path);
    known.set(path, key);
    return key;
  };
}

const sources = new WeakMap<Page, string>();

/** A hash of what a page says, which is the same whatever it is drawn with. */
function hashSource(page: Page): string {
  const known = sources.get(page) ?? hashJson([hash('sha256', page.source), page.notebook]);
  sources.set(page, known);
  return known;
}

/** A hash of everything that pages share, whatever they are drawn with. */
export function hashSharedFacts(site: Site, files: FileHashes): string {
  return hashJson([sharedFiles(site, files), sharedFacts(site), process.versions.icu]);
}

/** The files that no page owns. */
function sharedFiles({ pages }: Site, files: FileHashes): unknown {
  const owned = new Set([...pages.values()].map(({ file }) => file).filter((file) => PAGE_FILE.test(file)));
  return [...files].filter(([file]) => !owned.has(file));
}

/** No page shows a secret, and one of them is new at each start. */
export function withoutSecrets({ env, ...rest }: DrawnWith): unknown {
  const { ogSecret, siteSecret, databaseUrl, feedbackWebhook, github, logLevel, ...shown } = env;
  return { ...rest, env: { ...shown, github: github.repository } };
}

/** What any page may show of the others. */
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
