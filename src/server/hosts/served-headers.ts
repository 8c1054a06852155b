import { extname } from 'node:path';
import { getFileHeaders, type HeaderRule, headerRules } from './header-rules.ts';

/** A file of the export and the headers that the server sends for it. */
export interface ServedFile {
  /** Path of the file below the exported folder, with a leading slash. */
  file: string;
  headers: Readonly<Record<string, string>>;
}

/** A file of the export, and how its headers differ from the rules. */
export interface FileHeaders {
  file: string;
  type?: string | undefined;
  /** An empty value removes a header. */
  changes: Readonly<Record<string, string>>;
}

/** Every file of an export with its headers. */
export class ServedFiles {
  readonly rules: readonly HeaderRule[];
  readonly files: FileHeaders[] = [];

  constructor(env: Parameters<typeof headerRules>[0]) {
    this.rules = headerRules(env);
  }

  add(file: ServedFile): FileHeaders {
    const headers = compareHeaders(file, this.rules);
    this.files.push(headers);
    return headers;
  }
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
export const UNCOMPARED_HEADERS: ReadonlySet<string> = new Set([
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'vary',
]);

/** Returns how the headers of a file differ from those of the rules. */
export function compareHeaders({ file, headers }: ServedFile, rules: readonly HeaderRule[]): FileHeaders {
  return { file, type: headers['content-type'], changes: difference(getFileHeaders(file, rules), headers) };
}

/** Collects the headers of files for which the rules are not enough. */
export function hostHeaders(rules: readonly HeaderRule[], files: readonly FileHeaders[]): HostHeaders {
  const types = commonTypes(files);
  const exceptions = new Map<string, Readonly<Record<string, string>>>();
  const typeExceptions = new Map<string, string>();
  for (const { file, type, changes } of files) {
    if (type && type !== types.get(extname(file))) typeExceptions.set(file, type);
    if (Object.keys(changes).length > 0) exceptions.set(file, changes);
  }
  return { rules, types, exceptions, typeExceptions };
}

/** Returns the changes that turn `headers` into `expected`; compares names case-insensitively. */
function difference(
  headers: Readonly<Record<string, string>>,
  expected: ServedFile['headers'],
): Record<string, string> {
  const names = new Map(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
  const changes: Record<string, string> = {};
  for (const [name, value] of Object.entries(expected)) {
    const headerName = names.get(name) ?? titleCase(name);
    if (!UNCOMPARED_HEADERS.has(name) && headers[headerName] !== value) changes[headerName] = value;
  }
  for (const [lower, name] of names) if (expected[lower] === undefined) changes[name] = '';
  return changes;
}

/** Returns the most frequent type of each file extension, or the first by name if several are equally frequent. */
function commonTypes(files: readonly FileHeaders[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { file, type } of files) {
    const extension = extname(file);
    if (extension === '' || !type) continue;
    const byType = counts.get(extension) ?? new Map<string, number>();
    counts.set(extension, byType.set(type, (byType.get(type) ?? 0) + 1));
  }
  const getMostFrequent = (byType: Map<string, number>) =>
    [...byType].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))[0]?.[0] ?? '';
  return new Map(
    [...counts].map(([extension, byType]): [string, string] => [extension, getMostFrequent(byType)]).sort(),
  );
}

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
