import { markdownPath } from '../source/page-markdown.ts';

/** Returns the target of a redirect: keeps the query, and leads requests for Markdown to Markdown. */
export function getRedirectTarget(target: string, search: string, wantsMarkdown: boolean): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const joined = query && search.length > 1 ? `${query}&${search.slice(1)}` : query || search;
  if (wantsMarkdown && path.startsWith('/')) return `${markdownPath(path)}${joined}`;
  return `${path}${joined}${hash}`;
}
