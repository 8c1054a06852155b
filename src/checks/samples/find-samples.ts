import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiPages, readApiBook } from '../../source/api-reference/api-reference.ts';
import { createPlaceholderExpander } from '../../source/placeholders.ts';
import { getFences, getNotebookFences, type Sample } from './fences.ts';

/** Finds all samples in a folder with `content/`, `cookbook/` and `contracts/`. */
export function findSamples(root: string): Sample[] {
  const files = ['content', 'cookbook'].flatMap((folder) => {
    const path = join(root, folder);
    return existsSync(path)
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [];
  });
  const expand = createPlaceholderExpander(root);
  return files.sort().flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    if (/\.mdx?$/.test(file)) return getFences(expand(readFileSync(path, 'utf8')), file);
    return file.endsWith('.ipynb') ? getNotebookFences(readFileSync(path, 'utf8'), file) : [];
  });
}

/** Returns the samples that the API reference generates from the contract. */
export function referenceSamples(root: string): Sample[] {
  return apiPages(readApiBook(root)).flatMap(({ source, stem, file }) => getFences(source, `${file}#${stem}`));
}

/** Returns the samples of a page: its fences, and those of included snippets. */
export function getPageSamples(
  { file, source }: { file: string; source: string },
  snippets: ReadonlyMap<string, string>,
): Sample[] {
  const included = [...source.matchAll(/<Include\s+snippet="([^"]+)"/g)].flatMap(([, name = '']) => {
    const text = snippets.get(name);
    return text === undefined ? [] : getPageSamples({ file: `content/snippets/${name}.mdx`, source: text }, new Map());
  });
  return [...getFences(source, file), ...included];
}
