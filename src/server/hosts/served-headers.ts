import { extname } from 'node:path';
import { getFileHeaders, type HeaderRule } from './header-rules.ts';

/** A file of the export and the headers that the server sends for it. */
export interface ServedFile {
  /** Path of the file below the exported folder, with a leading slash. */
  file: string;
  headers: Readonly<Record<string, string>>;
}

/** The header table of a whole export. */
export interface HostHeaders {
  rules: readonly HeaderRule[];
  /** Media type of each file extension, including the dot. */
  types: ReadonlyMap<string, string>;
  /** Headers of single files that differ from the rules; an empty value removes a header. */
  exceptions: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Media types of single files that differ from that of their extension. */
  typeExceptions: ReadonlyMap<string, string>;
}

/** Headers that belong to one response, or that hosts set automatically. */
export const OWN_TO_RESPONSE: ReadonlySet<string> = new Set([
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'vary',
]);

/** Finds files that need headers that no rule sets. */
export function hostHeaders(rules: readonly HeaderRule[], files: readonly ServedFile[]): HostHeaders {
  const types = commonTypes(files);
  const exceptions = new Map<string, Record<string, string>>();
  const typeExceptions = new Map<string, string>();
  for (const { file, headers } of files) {
    const type = headers['content-type'];
    if (type && type !== types.get(extname(file))) typeExceptions.set(file, type);
    const different = difference(getFileHeaders(file, rules), headers);
    if (Object.keys(different).length > 0) exceptions.set(file, different);
  }
  return { rules, types, exceptions, typeExceptions };
}

/** Returns the changes from `given` to `wanted`; compares names case-insensitively. */
function difference(
  headers: Readonly<Record<string, string>>,
  expected: ServedFile['headers'],
): Record<string, string> {
  const names = new Map(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
  const changes: Record<string, string> = {};
  for (const [name, value] of Object.entries(expected)) {
    const known = names.get(name) ?? titleCase(name);
    if (!OWN_TO_RESPONSE.has(name) && headers[known] !== value) changes[known] = value;
  }
  for (const [lower, name] of names) if (expected[lower] === undefined) changes[name] = '';
  return changes;
}

/** Returns the most frequent type of each extension; the first by name if two are equally frequent. */
function commonTypes(files: readonly ServedFile[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { file, headers } of files) {
    const extension = extname(file);
    const type = headers['content-type'];
    if (extension === '' || !type) continue;
    const byType = counts.get(extension) ?? new Map<string, number>();
    counts.set(extension, byType.set(type, (byType.get(type) ?? 0) + 1));
  }
  const best = (byType: Map<string, number>) =>
    [...byType].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))[0]?.[0] ?? '';
  return new Map([...counts].map(([ending, byType]): [string, string] => [ending, best(byType)]).sort());
}

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
