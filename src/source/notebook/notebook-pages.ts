import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosestMatch } from '../../lib/closest-match.ts';
import { type Fault, FaultError } from '../../lib/fault.ts';
import type { CookbookEntry } from '../../schema/cookbook.ts';
import type { FrontMatter } from '../../schema/front-matter.ts';
import { type NotebookRun, validRun } from '../../schema/notebook.ts';
import { getSection } from '../../site/sections.ts';
import { getRoutes, type NotebookRoute } from '../notebooks.ts';
import type { NotebookPage, Page, PagePlace, PageSet } from '../pages.ts';
import { type OutputFile, pageCells } from './page-cells.ts';
import { notebookFront, parseNotebook } from './parse-notebook.ts';

/** The pages of notebooks, and their files. */
export interface NotebookPages extends PageSet {
  /** Raw notebooks and output images by the path at which the site serves them. */
  files: Map<string, OutputFile & { download?: string }>;
}

/** Content type of a notebook. */
export const NOTEBOOK_TYPE = 'application/x-ipynb+json';
const ENDING = '.ipynb';

/** Reads every notebook that has an entry and a file; one with faults does not affect the others. */
export function readNotebookPages(root: string, entries: readonly CookbookEntry[]): NotebookPages {
  const set: NotebookPages = { pages: [], unread: [], faults: [...strayFaults(root, entries)], files: new Map() };
  for (const entry of entries) {
    const file = `cookbook/${entry.notebook}${ENDING}`;
    if (!existsSync(join(root, file))) continue;
    try {
      readEntry(readFileSync(join(root, file), 'utf8'), file, entry, set);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      set.faults.push(...error.faults);
      set.unread.push(...getRoutes(entry).map(({ path }) => getPlace(path)));
    }
  }
  return set;
}

function readEntry(text: string, file: string, entry: CookbookEntry, { pages, files }: NotebookPages): void {
  const notebook = parseNotebook(text, file);
  const front = notebookFront(notebook.cells, file);
  const { cells, files: pictures } = pageCells(notebook, { file, folder: `/cookbook/${entry.notebook}` });
  const page: NotebookPage = {
    name: entry.notebook,
    isGuide: entry.isGuide,
    category: front.category ?? 'other',
    body: { cells },
    ...(verified(validRun(notebook)) ?? {}),
  };
  const source = cells.flatMap((cell) => (cell.kind === 'markdown' ? cell.text : [])).join('\n\n');
  for (const route of getRoutes(entry)) pages.push(createRoutePage(route, { file, front, source, notebook: page }));
  for (const [path, picture] of pictures) files.set(path, picture);
  const bytes = new TextEncoder().encode(text);
  files.set(`/${file}`, { type: NOTEBOOK_TYPE, bytes, download: `${entry.notebook}${ENDING}` });
}

const verified = (run: NotebookRun | undefined) => run && { run };

/** The page of one route. The guide of a notebook with a docsPath has that as its canonical path, and the page there gets the former paths. */
function createRoutePage(route: NotebookRoute, page: Pick<Page, 'file' | 'front' | 'source' | 'notebook'>): Page {
  const { path, canonicalPath } = route;
  const { front } = page;
  const notebookFront: FrontMatter = canonicalPath
    ? { ...front, canonical: canonicalPath, aliases: undefined }
    : { ...front, category: getSection(path).id === 'cookbook' ? front.category : undefined };
  return { ...page, path, section: getSection(path), slug: getPlace(path).slug, front: notebookFront };
}

function getPlace(path: string): PagePlace {
  const { id, prefix } = getSection(path);
  return { path, slug: path.slice(prefix.length + 1) || 'index', section: id };
}

/** Files that no entry names. */
function strayFaults(root: string, entries: readonly CookbookEntry[]): Fault[] {
  const folder = join(root, 'cookbook');
  const names = entries.map(({ notebook }) => notebook);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ENDING)) : [];
  return files.flatMap((file) => {
    const name = file.slice(0, -ENDING.length);
    if (names.includes(name)) return [];
    const suggestion = findClosestMatch(name, names);
    return [
      {
        file: `cookbook/${file}`,
        problem: 'The notebook has no entry in cookbook/notebooks.json.',
        remedy: suggestion
          ? `Did you mean "${suggestion}"? Otherwise add an entry.`
          : 'Add an entry, or remove the file.',
      },
    ];
  });
}

/** Written pages except those whose route belongs to a notebook, and what to do about each. */
export function removeReplacedPages(
  written: readonly Page[],
  notebooks: readonly Page[],
): { pages: Page[]; faults: Fault[] } {
  const fileByPath = new Map(notebooks.map((page) => [page.path, page.file]));
  return {
    pages: written.filter(({ path }) => !fileByPath.has(path)),
    faults: written
      .filter(({ path }) => fileByPath.has(path))
      .map(({ path, file }) => ({
        file,
        line: 1,
        problem: `The route ${path} belongs to ${fileByPath.get(path)}.`,
        remedy: 'Move what is worth keeping into the notebook, and delete this file.',
      })),
  };
}
