import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosestMatch } from '../lib/closest-match.ts';
import { type Fault, FaultError } from '../lib/fault.ts';
import { parseYaml } from '../markdown/front-matter.ts';
import { type SidebarEntry, sidebarSchema } from '../schema/sidebar.ts';
import type { Section } from '../site/sections.ts';

/** A link, a group or a heading in a sidebar. */
export type SidebarNode =
  | { kind: 'page'; title: string; path: string; label?: string }
  | { kind: 'group'; title: string; children: SidebarNode[] }
  | { kind: 'heading'; title: string };

/** The data of a page that a sidebar needs. */
export interface SidebarPage {
  slug: string;
  path: string;
  file: string;
  title: string;
  label?: string;
  /** True if the page has a default position when `sidebar.yaml` does not name it. */
  isPlacedAutomatically?: boolean;
}

/** The sidebar of one section in the order of its `sidebar.yaml`; every page must be in it once, and every entry must exist. */
export function readSidebar(
  root: string,
  section: Section,
  pages: readonly SidebarPage[],
  unread: readonly string[] = [],
): { nodes: SidebarNode[]; faults: Fault[] } {
  const file = `content/${section.contentDir}/sidebar.yaml`;
  const absolute = join(root, file);
  if (!existsSync(absolute)) {
    return {
      nodes: [],
      faults: [{ file, problem: 'The section has no sidebar file.', remedy: 'Create it: a YAML list of page slugs.' }],
    };
  }
  const source = readFileSync(absolute, 'utf8');
  try {
    return buildSidebar(parseYaml(source, file, sidebarSchema), pages, file, source, unread);
  } catch (error) {
    if (error instanceof FaultError) return { nodes: [], faults: [...error.faults] };
    throw error;
  }
}

/** Builds the tree and compares it with the pages in both directions; a page that could not be read is skipped. */
export function buildSidebar(
  entries: readonly SidebarEntry[],
  pages: readonly SidebarPage[],
  file: string,
  source: string,
  unread: readonly string[] = [],
): { nodes: SidebarNode[]; faults: Fault[] } {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const listed = new Set<string>();
  const faults: Fault[] = [];
  const getLine = (slug: string) =>
    source
      .split('\n')
      .findLastIndex((line) => new RegExp(`(^|[\\s\\[,"'])${RegExp.escape(slug)}($|[\\s\\],"'])`).test(line)) + 1 || 1;
  const toNode = (entry: SidebarEntry): SidebarNode[] => {
    if (typeof entry !== 'string') {
      return 'group' in entry
        ? [{ kind: 'group', title: entry.group, children: entry.pages.flatMap(toNode) }]
        : [{ kind: 'heading', title: entry.heading }];
    }
    if (unread.includes(entry)) return [];
    const page = bySlug.get(entry);
    if (!page || listed.has(entry)) {
      faults.push({ file, line: getLine(entry), ...entryFault(entry, page !== undefined, bySlug.keys()) });
      return [];
    }
    listed.add(entry);
    return [{ kind: 'page', title: page.title, path: page.path, label: page.label }];
  };
  const nodes = entries.flatMap(toNode);
  for (const page of pages) {
    if (!listed.has(page.slug) && !page.isPlacedAutomatically)
      faults.push({
        file: page.file,
        line: 1,
        problem: `The page is not in ${file}.`,
        remedy: `Add "- ${page.slug}" there.`,
      });
  }
  return { nodes, faults };
}

function entryFault(entry: string, isDuplicate: boolean, slugs: Iterable<string>): { problem: string; remedy: string } {
  if (isDuplicate) return { problem: `The page "${entry}" is listed twice.`, remedy: 'Remove one of the two lines.' };
  const suggestion = findClosestMatch(entry, slugs);
  return {
    problem: `No page has the slug "${entry}".`,
    remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Remove the line, or write the page.',
  };
}

/** All pages of a sidebar from top to bottom. */
export function flatten(nodes: readonly SidebarNode[]): { title: string; path: string }[] {
  return nodes.flatMap((node) =>
    node.kind === 'page'
      ? [{ title: node.title, path: node.path }]
      : node.kind === 'group'
        ? flatten(node.children)
        : [],
  );
}
