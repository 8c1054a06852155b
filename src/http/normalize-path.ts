/** The one spelling of a path: no doubled slashes, none at the end. */
export function normalizePath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/').replace(/\\/g, '/');
  return single.length > 1 ? single.replace(/\/+$/, '') || '/' : single;
}
