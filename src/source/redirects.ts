import type { Fault } from '../lib/fault.ts';
import type { Redirect } from '../schema/data.ts';
import type { Page } from './pages.ts';

const FILE = 'content/data/redirects.json';

/** Moved paths, each with its final target. */
export type RedirectTable = ReadonlyMap<string, { to: string; permanent: boolean }>;

/** One redirect and where it is defined. */
interface Entry {
  from: string;
  to: string;
  permanent: boolean;
  file: string;
  line?: number;
}

type Problem = Pick<Fault, 'problem' | 'remedy'>;

/** Merges the redirect file with the pages' aliases; a chain, a loop, a dead target or a shadowed page is a fault. */
export function buildRedirects(
  listed: readonly Redirect[],
  pages: readonly Page[],
  routes: ReadonlySet<string>,
  source = '',
): { table: RedirectTable; faults: Fault[] } {
  const table = new Map<string, Entry>();
  const faults: Fault[] = [];
  const addFault = ({ file, line }: Entry, problem: Problem) => faults.push({ file, line, ...problem });
  for (const entry of getEntries(listed, pages, source)) {
    const problem = sourceFault(entry.from, routes, table);
    if (problem) addFault(entry, problem);
    else table.set(entry.from, entry);
  }
  for (const entry of table.values()) {
    const problem = targetFault(entry, table, routes);
    if (problem) addFault(entry, problem);
  }
  return { table: new Map([...table].map(([from, { to, permanent }]) => [from, { to, permanent }])), faults };
}

function getEntries(listed: readonly Redirect[], pages: readonly Page[], source: string): Entry[] {
  const aliases = pages.flatMap(({ path, file, front, source: text }) =>
    (front.aliases ?? []).map((from) => ({ from, to: path, permanent: true, file, line: getLine(text, from) })),
  );
  return [...aliases, ...listed.map((entry) => ({ ...entry, file: FILE, line: getLine(source, entry.from) }))];
}

function sourceFault(
  from: string,
  routes: ReadonlySet<string>,
  table: ReadonlyMap<string, Entry>,
): Problem | undefined {
  const remedy = `Change or remove "${from}".`;
  if (routes.has(from)) return { problem: `The redirect from ${from} hides the page there.`, remedy };
  const first = table.get(from);
  if (first) return { problem: `${from} is redirected twice.`, remedy };
  if (from.endsWith('.md') && from.length > '/.md'.length)
    return { problem: `${from} is redirected automatically, with its page.`, remedy: `Write "${from.slice(0, -3)}".` };
  const plain = from.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  const canonical = plain.length > 1 ? plain.replace(/\/$/, '') : plain;
  return canonical === from
    ? undefined
    : { problem: `No request is ever made for exactly ${from}.`, remedy: `Write "${canonical}".` };
}

function targetFault(
  { from, to }: Entry,
  table: ReadonlyMap<string, Entry>,
  routes: ReadonlySet<string>,
): Problem | undefined {
  if (to.startsWith('https://')) return undefined;
  const path = getPath(to);
  if (table.has(path))
    return {
      problem: `The redirect from ${from} leads to ${path}, which is itself redirected.`,
      remedy: getEnd(path, table) ? `Point it to ${getEnd(path, table)}.` : 'They form a loop: remove one of them.',
    };
  if (!routes.has(path))
    return {
      problem: `The redirect from ${from} leads to ${path}, which does not exist.`,
      remedy: 'Point it to an existing page.',
    };
  return undefined;
}

const getPath = (target: string) => target.replace(/[#?].*$/, '');

/** The last line that redirects a path, in JSON or as an alias: of two, the later is at fault. */
function getLine(text: string, path: string): number | undefined {
  const lines = text.split('\n');
  const escaped = RegExp.escape(path);
  const last = (pattern: RegExp) => lines.findLastIndex((line) => pattern.test(line)) + 1;
  return (
    last(new RegExp(`"from":\\s*"${escaped}"`)) ||
    last(new RegExp(`(^|[\\s"'[])${escaped}($|["'\\s,\\]])`)) ||
    undefined
  );
}

/** The end of a chain of redirects; undefined if it is a loop. */
function getEnd(path: string, table: ReadonlyMap<string, Entry>): string | undefined {
  const seen = new Set<string>();
  let current = path;
  while (table.has(current) && !seen.has(current)) {
    seen.add(current);
    current = getPath(table.get(current)?.to ?? current);
  }
  return table.has(current) ? undefined : current;
}
