/** The files of a coded page: those of the folder in `src/pages` that is named like a part of its path. For example, `/blog/tag/evaluation` is in `src/pages/blog`. */
export function codedFiles(path: string, files: Iterable<string>): string[] {
  const all = [...files];
  for (const folder of path.split('/').filter(Boolean).reverse()) {
    const folderFiles = all.filter((file) => file.startsWith(`src/pages/${folder}/`));
    if (folderFiles.length > 0) return folderFiles;
  }
  return [];
}
