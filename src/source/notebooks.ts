import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CookbookEntry } from '../schema/cookbook.ts';
import { sectionById } from '../site/sections.ts';

/** A page that is generated from a notebook. */
export interface NotebookEntry {
  path: string;
  /** The notebook's file, relative to the root of the repository. */
  ipynbPath: string;
}

export interface NotebookRoute extends NotebookEntry {
  /** The page that search engines should prefer. */
  canonicalPath?: string;
}

/** The notebooks of the site by their paths. */
export interface Notebooks {
  entries: readonly CookbookEntry[];
  /** The notebook of a page, if its file exists. */
  find(path: string): NotebookEntry | undefined;
  /** The canonical path of this one, if any. */
  getCanonical(path: string): string | undefined;
}

/** The routes of an entry: its guide and, if it has a docsPath, that path for the same file, which is then canonical. */
export function getRoutes({ notebook, docsPath }: CookbookEntry): NotebookRoute[] {
  const guide = { path: `${sectionById('cookbook').prefix}/${notebook}`, ipynbPath: `/cookbook/${notebook}.ipynb` };
  if (docsPath === null) return [guide];
  const canonicalPath = `/${docsPath}`;
  return [
    { ...guide, canonicalPath },
    { path: canonicalPath, ipynbPath: guide.ipynbPath },
  ];
}

/** Collects the notebooks; `root` contains the folder with their files. */
export function getNotebooks(entries: readonly CookbookEntry[], root: string): Notebooks {
  const routes = new Map(entries.flatMap(getRoutes).map((route) => [route.path, route]));
  return {
    entries,
    find(path) {
      const route = routes.get(path);
      if (!route || !existsSync(join(root, route.ipynbPath))) return undefined;
      return { path, ipynbPath: route.ipynbPath };
    },
    getCanonical: (path) => routes.get(path)?.canonicalPath,
  };
}
