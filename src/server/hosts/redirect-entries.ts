import { markdownPath } from '../../source/page-markdown.ts';
import type { RedirectTable } from '../../source/redirects.ts';

/** One redirect, with its target in the parts that a query goes between. */
export interface RedirectEntry {
  from: string;
  path: string;
  /** Query of the target, with its question mark. */
  query: string;
  /** Fragment of the target, with its `#`. */
  hash: string;
  permanent: boolean;
}

/** All redirects as hosts need them: pages, their Markdown, and the second name of the home page. */
export function redirectEntries(redirects: RedirectTable): RedirectEntry[] {
  const moved = [...redirects].flatMap(([from, { to, permanent }]): RedirectEntry[] => {
    const entry = { from, ...getParts(to), permanent };
    const hasMarkdown = to.startsWith('/');
    return hasMarkdown
      ? [entry, { ...entry, from: markdownPath(from), path: markdownPath(entry.path), hash: '' }]
      : [entry];
  });
  const home = ['/index', '/index.html'].map((from) => ({ from, path: '/', query: '', hash: '', permanent: true }));
  return [...moved, ...home];
}

function getParts(target: string): Pick<RedirectEntry, 'path' | 'query' | 'hash'> {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return { path, query, hash };
}
