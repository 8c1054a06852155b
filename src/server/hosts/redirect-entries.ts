import { markdownPath } from '../../source/page-markdown.ts';
import type { RedirectTable } from '../../source/redirects.ts';

/** One redirect, with its target split so that a query can be inserted. */
export interface RedirectEntry {
  from: string;
  path: string;
  /** Query of the target, with its question mark. */
  query: string;
  /** Fragment of the target, with its `#`. */
  hash: string;
  permanent: boolean;
}

/** Lists all redirects: of pages, of their Markdown, and from `/index` to the home page. */
export function redirectEntries(redirects: RedirectTable): RedirectEntry[] {
  const moved = [...redirects].flatMap(([from, { to, permanent }]): RedirectEntry[] => {
    const entry = { from, ...splitTarget(to), permanent };
    const hasMarkdown = to.startsWith('/');
    return hasMarkdown
      ? [entry, { ...entry, from: markdownPath(from), path: markdownPath(entry.path), hash: '' }]
      : [entry];
  });
  const home = ['/index', '/index.html'].map((from) => ({ from, path: '/', query: '', hash: '', permanent: true }));
  return [...moved, ...home];
}

function splitTarget(target: string): Pick<RedirectEntry, 'path' | 'query' | 'hash'> {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return { path, query, hash };
}
