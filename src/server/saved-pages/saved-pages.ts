import type { SavedResults } from '../../lib/saved-results.ts';
import { systemClock } from '../../platform/clock.ts';
import type { SiteEnv } from '../../site/env.ts';
import type { Site } from '../../source/site.ts';
import type { WrittenMarkdown } from '../outputs/markdown-digest.ts';
import type { SavedPages } from '../production.ts';
import { DerivedStore } from './derived-store.ts';
import {
  createPageKeys,
  getCodeHashes,
  hashJson,
  hashSharedFacts,
  readFileHashes,
  withoutSecrets,
} from './page-keys.ts';
import { ResultStore } from './result-store.ts';
import { TextStore } from './text-store.ts';

/** Access to the results of earlier runs, once the site is read. */
export interface OpenedPages {
  /** Facts about the site apart from its pages. */
  facts: SavedResults;
  open(site: Site, env: SiteEnv): SavedPages;
  /** Returns a key that changes with an exported page. */
  getKey(path: string): string;
  /** Returns a key that changes with any page and every day, for outputs that depend on all pages. */
  getSharedKey(paths: readonly string[]): string;
  /** Returns a key that changes with the code and its environment. */
  getCodeKey(): string;
  /** Sets where the Markdown of finished pages is. */
  setWritten(written: WrittenMarkdown): void;
  /** Saves the results, and removes those of pages that no longer exist. */
  save(paths: readonly string[]): void;
}

/** Finds the results of earlier runs for unchanged pages. Call it before the site is read. */
export function openSavedPages(root: string): OpenedPages {
  const files = readFileHashes(root);
  // Notebook downloads contain more than their pages show.
  const notebooks = [...files].filter(([file]) => file.startsWith('cookbook/'));
  let texts: TextStore | undefined;
  let derived: DerivedStore | undefined;
  let results: ResultStore | undefined;
  const siteFacts = new ResultStore(root, 'facts-1', hashJson([...files]));
  let getKey = (_path: string): string => '';
  let codeKey = '';
  let written: WrittenMarkdown | undefined;
  return {
    facts: siteFacts,
    open(site, env) {
      const year = systemClock.now().getUTCFullYear();
      const facts = hashSharedFacts(site, files);
      getKey = createPageKeys(site, files, { env, year, hasServer: false }, facts);
      codeKey = hashJson([getCodeHashes(files), withoutSecrets({ env, year, hasServer: false })]);
      const getTextKey = createPageKeys(site, files, { env, year, hasServer: true }, facts);
      texts = new TextStore(root, getTextKey);
      results = new ResultStore(root, 'results-1', facts);
      derived = new DerivedStore(root, getTextKey, results);
      const { index, corpus } = derived;
      return {
        parts: { texts, index, corpus },
        written: { read: (path) => written?.read(path), getDigest: (path) => written?.getDigest(path) },
      };
    },
    getKey: (path) => getKey(path),
    getCodeKey: () => codeKey,
    getSharedKey: (paths) => hashJson([systemClock.now().toISOString().slice(0, 10), notebooks, paths.map(getKey)]),
    setWritten(markdown) {
      written = markdown;
    },
    save(paths) {
      texts?.save(paths);
      derived?.save();
      results?.save();
      siteFacts.save();
    },
  };
}
