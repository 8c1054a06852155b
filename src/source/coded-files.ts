const PAGE_FOLDER = /^src\/pages\/([^/]+)\//;

type FilesByFolder = Partial<Record<string, string[]>>;

const grouped = new WeakMap<ReadonlyMap<string, unknown>, FilesByFolder>();

/** The files of a coded page: those of the folder in `src/pages` that is named like a part of its path. For example, `/blog/tag/evaluation` is in `src/pages/blog`. */
export function codedFiles(path: string, files: ReadonlyMap<string, unknown>): string[] {
  const folders = groupByFolder(files);
  for (const part of path.split('/').filter(Boolean).reverse()) {
    const found = folders[part];
    if (found) return found;
  }
  return [];
}

/** All pages ask for the same files. */
function groupByFolder(files: ReadonlyMap<string, unknown>): FilesByFolder {
  const filesByPage = grouped.get(files) ?? Object.groupBy(files.keys(), (file) => PAGE_FOLDER.exec(file)?.[1] ?? '');
  grouped.set(files, filesByPage);
  return filesByPage;
}
