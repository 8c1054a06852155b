import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findModelRoles } from '../../lib/model-roles.ts';
import { OPENAPI_FILE } from '../../source/api-reference/api-reference.ts';
import { getFences } from '../samples/fences.ts';
import { findModelNames } from './model-names.ts';

/** A place that names a model, by id or by role. */
export interface ModelUsage {
  file: string;
  line: number;
  name?: string;
  role?: string;
  /** `page`: a sample that must name a role. `prose`: text outside samples. `data`: a file with literal IDs. */
  place: 'page' | 'prose' | 'data';
}

interface Cell {
  id?: string;
  cell_type?: string;
  source?: string | string[];
  metadata?: { unchecked?: string };
}

/** Finds IDs and roles in a page: in its samples, and in inline code. */
export function pageUsages(text: string, file: string): ModelUsage[] {
  const samples = getFences(text, file);
  const inFence = new Set(samples.flatMap(({ line, code }) => code.split('\n').map((_, index) => line + index)));
  const inline = text.split('\n').flatMap((content, index) => {
    if (inFence.has(index + 1)) return [];
    const spans = Array.from(content.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
    return spans.flatMap((code) =>
      findModelNames(code, { assigned: false }).map(
        ({ name }): ModelUsage => ({ file, line: index + 1, name, place: 'prose' }),
      ),
    );
  });
  const named = samples
    .filter(({ unchecked }) => unchecked === undefined)
    .flatMap(({ code, line: first }) =>
      findModelNames(code).map(({ name, line }): ModelUsage => ({ file, line: first + line - 1, name, place: 'page' })),
    );
  const roles = findModelRoles(text).map((found): ModelUsage => ({ file, ...found, place: 'page' }));
  return [...named, ...inline, ...roles].sort((a, b) => a.line - b.line);
}

/** Finds IDs in the code cells of a notebook, with the ID of the cell. Notebooks that do not parse are reported elsewhere. */
export function notebookUsages(text: string, file: string): ModelUsage[] {
  let cells: Cell[] = [];
  try {
    cells = (JSON.parse(text) as { cells?: Cell[] }).cells ?? [];
  } catch {
    return [];
  }
  return cells.flatMap(({ id, cell_type, source = '', metadata }, index) => {
    if (metadata?.unchecked !== undefined) return [];
    const code = Array.isArray(source) ? source.join('') : source;
    const where = `${file}#${id ?? `cell-${index + 1}`}`;
    if (cell_type === 'code') return dataUsages(code, where);
    // Notebooks always contain literal IDs, because Jupyter shows their text unchanged.
    return pageUsages(code, where).map(({ place, ...usage }) => ({
      ...usage,
      place: place === 'page' && usage.role === undefined ? 'data' : place,
    }));
  });
}

/** Finds IDs in a file with literal IDs. */
export function dataUsages(text: string, file: string, assigned = true): ModelUsage[] {
  return findModelNames(text, { assigned }).map((found) => ({ file, ...found, place: 'data' }));
}

/** Blanks the comment lines of a source file; line numbers stay the same. */
function withoutComments(code: string): string {
  return code.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

function listFiles(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.sort().map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** Reads every place in the repository that names a model. */
export function readUsages(root: string): ModelUsage[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const words = [...listFiles(root, 'content'), ...listFiles(root, 'cookbook')];
  const source = listFiles(root, 'src').filter((file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file));
  return [
    ...words.flatMap((file) => {
      if (/\.mdx?$/.test(file)) return pageUsages(read(file), file);
      if (file.endsWith('.ipynb')) return notebookUsages(read(file), file);
      return /\.(?:trace|figures)\.json$|^cookbook\/traces\/.*\.json$/.test(file) ? dataUsages(read(file), file) : [];
    }),
    ...(existsSync(join(root, OPENAPI_FILE)) ? dataUsages(read(OPENAPI_FILE), OPENAPI_FILE) : []),
    ...source.flatMap((file) => dataUsages(withoutComments(read(file)), file, false)),
  ];
}
