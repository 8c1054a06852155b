/** Normalizes a path: no repeated slashes, and none at the end. */
export function normalizePath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/').replace(/\\/g, '/');
  return single.length > 1 ? single.replace(/\/+$/, '') || '/' : single;
}
