import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import type { CodedPage } from './coded-page.ts';
import type { Page } from './pages.ts';
import type { Site } from './site.ts';

export interface TitledPage {
  title: string;
  path: string;
}

/** A changelog entry that changed a page. */
export interface Change extends TitledPage {
  date: string;
}

const cache = new WeakMap<Site, Map<string, Change[]>>();

/** The changelog entries that changed a page, newest first. */
export function getChanges(path: string, site: Site): readonly Change[] {
  const changes = cache.get(site) ?? readChanges(site);
  cache.set(site, changes);
  return changes.get(path) ?? [];
}

/** The pages that a changelog entry changed. */
export function getChangedPages({ front }: Page, { pages, coded }: Site): TitledPage[] {
  return (front.pages ?? []).flatMap((path) => {
    const title = pages.get(path)?.front.title ?? coded.get(path)?.title;
    return title ? [{ title, path }] : [];
  });
}

/** Both directions for a written page. */
export function changeLinks(page: Page, site: Site) {
  return { changes: getChanges(page.path, site), changedPages: getChangedPages(page, site) };
}

function readChanges({ pages }: Site): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  for (const { path, front } of pages.values())
    for (const changed of front.pages ?? [])
      changes.set(changed, [...(changes.get(changed) ?? []), { title: front.title, path, date: front.date ?? '' }]);
  for (const entries of changes.values()) entries.sort((a, b) => b.date.localeCompare(a.date));
  return changes;
}

/** Faults for pages in changelog entries that don't exist or can't link back. */
export function changeFaults(pages: readonly Page[], coded: readonly CodedPage[]): Fault[] {
  const all = [...pages.map(({ path }) => path), ...coded.map(({ path }) => path)];
  const linking = new Set([
    ...pages.filter(({ section }) => section.layout === 'docs').map(({ path }) => path),
    ...coded.filter(({ layout }) => layout === 'docs').map(({ path }) => path),
  ]);
  return pages.flatMap(({ file, front, source }) =>
    (front.pages ?? [])
      .filter((path) => !linking.has(path))
      .map((path): Fault => {
        const line = source.split('\n').findIndex((text) => text.includes(path)) + 1 || 1;
        if (all.includes(path))
          return {
            file,
            line,
            problem: `The entry lists ${path}, a page without a place for a link back.`,
            remedy: 'Use pages with a sidebar, such as docs pages.',
          };
        const suggestion = findClosestMatch(path, [...linking]);
        return {
          file,
          line,
          problem: `The entry lists ${path}, but no page has this path.`,
          remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Use the path of a page, or remove the line.',
        };
      }),
  );
}
