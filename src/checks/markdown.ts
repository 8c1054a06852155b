import { htmlToHast } from 'satteri';
import { findJsxRemnants, findRelativeLinks } from '../markdown/jsx-remnants.ts';
import { firstDifference, getMarkdownWords, getTreeWords } from '../markdown/parity.ts';
import { asTree, find, getText, hasClass, type TreeNode } from '../markdown/tree.ts';
import type { RenderedPage } from './links.ts';

/** How the two formats of a page compare. */
export interface FormatComparison {
  path: string;
  words: number;
  difference?: string;
  remnants: string[];
  relative: string[];
}

/** Compares the words of a page's main text with its Markdown, and finds leftovers in the Markdown. */
export function compareFormats({ path, html, markdown = '' }: RenderedPage): FormatComparison {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? '';
  const visibleWords = getMainText(asTree(htmlToHast(getMain(html))), title).flatMap(getTreeWords);
  const written = getMarkdownWords(getBody(markdown));
  return {
    path,
    words: visibleWords.length,
    difference: firstDifference(visibleWords, written),
    remnants: findJsxRemnants(markdown),
    relative: findRelativeLinks(markdown),
  };
}

/** Returns the main part of a page, without the frame, which is the same on all pages. */
function getMain(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < 0 ? html : html.slice(start, end);
}

/** Describes the differences between the two formats of a page, one sentence each. */
export function describeDifferences({ path, difference, remnants, relative }: FormatComparison): string[] {
  return [
    ...(difference ? [`${path}: HTML and Markdown differ: ${difference}.`] : []),
    ...remnants.map((remnant) => `${path}: the Markdown contains ${remnant}.`),
    ...relative.map((link) => `${path}: the Markdown contains a relative link: ${link}.`),
  ];
}

/** Returns the Markdown without the lines above the text. */
function getBody(markdown: string): string {
  return markdown.replace(/^[\s\S]*?^The index of all pages for agents is at \S+$/m, '');
}

/** Returns the banner, opening figure and text of a written page; for a coded page, what follows its title, and the heading if it differs. */
function getMainText(page: TreeNode, title: string): TreeNode[] {
  const opening = find(page, (node) => hasClass(node, 'prose-opening'));
  const prose = find(page, (node) => hasClass(node, 'prose') && node !== opening);
  const banner = find(page, (node) => hasClass(node, 'page-banner') || hasClass(node, 'availability'));
  const before = [banner, opening].filter((node) => node !== undefined);
  if (prose) return [...before.filter((node) => !find(prose, (inner) => inner === node)), prose];
  const main = find(page, (node) => node.tagName === 'main') ?? page;
  const heading = find(main, (node) => node.tagName === 'h1');
  return heading ? [startAtHeading(main, heading, getText(heading).trim() !== title).node] : [main];
}

/** Removes everything before a heading, and the heading itself unless `keep` is true. */
function startAtHeading(node: TreeNode, heading: TreeNode, keep: boolean): { node: TreeNode; found: boolean } {
  let found = false;
  const children: TreeNode[] = [];
  for (const child of node.children ?? []) {
    if (found) children.push(child);
    else if (child === heading) {
      found = true;
      if (keep) children.push(child);
    } else {
      const inner = startAtHeading(child, heading, keep);
      found = inner.found;
      if (found) children.push(inner.node);
    }
  }
  return { node: { ...node, children }, found };
}
