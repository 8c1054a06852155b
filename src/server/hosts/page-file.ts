/** Returns the file of a page: `/docs/tracing` is `docs/tracing.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Returns the copy of a page for hosts that look for `/docs/tracing/` in a folder, or that can't omit `.html` otherwise. */
export function folderFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
