import type { Fault } from '../lib/fault.ts';
import type { Redirect } from '../schema/data.ts';
import type { Page } from './pages.ts';

const FILE = 'content/data/redirects.json';

/** Moved paths, each with its final target. */
export type RedirectTable = ReadonlyMap<string, { to: string; permanent: boolean }>;

/** Joins the redirect file with the pages' aliases; a chain, a loop, a dead target or a shadowed page is a fault. */
export function buildRedirects(
  listed: readonly Redirect[],
  pages: readonly Page[],
  routes: ReadonlySet<string>,
): { table: RedirectTable; faults: Fault[] } {
  const table = new Map<string, { to: string; permanent: boolean }>();
  const faults: Fault[] = [];
  const add = (from: string, to: string, permanent: boolean, file: string) => {
    const remedy = `Change or remove "${from}".`;
    if (routes.has(from)) faults.push({ file, problem: `The redirect from ${from} hides the page there.`, remedy });
    else if (table.has(from)) faults.push({ file, problem: `${from} is redirected twice.`, remedy });
    else table.set(from, { to, permanent });
  };
  for (const page of pages) for (const alias of page.front.aliases ?? []) add(alias, page.path, true, page.file);
  for (const { from, to, permanent } of listed) add(from, to, permanent, FILE);
  for (const [from, { to }] of table) faults.push(...targetFaults(from, to, table, routes));
  return { table, faults };
}

function targetFaults(from: string, to: string, table: RedirectTable, routes: ReadonlySet<string>): Fault[] {
  if (to.startsWith('https://')) return [];
  const path = to.replace(/[#?].*$/, '');
  const next = table.get(path);
  if (next)
    return [
      {
        file: FILE,
        problem: `The redirect from ${from} leads to ${path}, which is itself redirected.`,
        remedy: `Point it to ${next.to}.`,
      },
    ];
  if (!routes.has(path))
    return [
      {
        file: FILE,
        problem: `The redirect from ${from} leads to ${path}, which does not exist.`,
        remedy: 'Point it to an existing page.',
      },
    ];
  return [];
}
