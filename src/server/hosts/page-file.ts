/** Returns the file of a page: `/docs/tracing` is `docs/tracing.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Its copy for hosts that look into a folder for `/docs/tracing/`, or that have no other way to omit `.html`. */
export function folderFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
