import { htmlToHast, markdownToHast } from 'satteri';
import { asTree, getText, SCREEN_ONLY, type TreeNode } from './tree.ts';

/** Returns the visible words of HTML, without controls, drawings and collapsed content. */
export function getHtmlWords(html: string): string[] {
  return getTreeWords(asTree(htmlToHast(html, { fragment: true })));
}

/** The same for parsed HTML. */
export function getTreeWords(tree: TreeNode): string[] {
  return splitWords(getVisibleText(tree));
}

/** Returns the words of a Markdown text after rendering. */
export function getMarkdownWords(markdown: string): string[] {
  return splitWords(getVisibleText(asTree(markdownToHast(markdown))));
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function getVisibleText(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type !== 'element') return node.type === 'root' ? getInnerText(node) : '';
  const { ariaHidden, ariaLabel, alt, dataMarkdown, popover, role, dataLabel } = node.properties ?? {};
  const name = node.tagName ?? '';
  if (dataMarkdown === 'skip' || String(ariaHidden) === 'true') return '';
  if (typeof dataMarkdown === 'string') return ` ${dataMarkdown} `;
  // A drawing counts as its label, a formula as its source, a group of tabs as its name; each panel follows the name of its tab.
  if (role === 'img') return ` ${String(ariaLabel ?? '')} `;
  if (name === 'img') return ` ${String(alt ?? '')} `;
  if (name === 'annotation') return ` ${getText(node)} `;
  if (name === 'math') return getInnerText({ ...node, children: find(node, 'annotation') });
  if (role === 'radiogroup') return ` ${String(ariaLabel)} `;
  if (hasClass(node, 'term')) return getInnerText(node);
  if (SCREEN_ONLY.has(name) || popover !== undefined || hasClass(node, 'heading-anchor')) return '';
  if (hasClass(node, 'code-title') || hasClass(node, 'code-lang')) return '';
  if (name === 'pre') return ` ${getText(node)} `;
  const label = hasClass(node, 'tabs-panel') ? ` ${String(dataLabel)} ` : '';
  return isInline(name) ? getInnerText(node) : ` ${label}${getInnerText(node)} `;
}

/** Elements that follow each other without a space are set apart by the layout. */
function getInnerText(node: TreeNode): string {
  const children = node.children ?? [];
  const isElement = (child: TreeNode | undefined) => child?.type === 'element';
  return children
    .map((child, index) => `${isElement(child) && isElement(children[index - 1]) ? ' ' : ''}${getVisibleText(child)}`)
    .join('');
}

/** Within a word markup is no gap: `sub<strong>way</strong>` is one word. */
function isInline(name: string): boolean {
  return ['a', 'em', 'strong', 'code', 'span', 'b', 'i', 'mark', 'del', 'abbr', 'sup', 'sub', 'wbr'].includes(name);
}

function hasClass(node: TreeNode, name: string): boolean {
  const { className } = node.properties ?? {};
  return Array.isArray(className) && className.includes(name);
}

function find(node: TreeNode, name: string): TreeNode[] {
  const matchingChildren = (node.children ?? []).filter((child) => child.tagName === name);
  return [...matchingChildren, ...(node.children ?? []).flatMap((child) => find(child, name))];
}

/** Returns where two lists of words first differ, with context; undefined if they are equal. */
export function firstDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const mismatch = one.findIndex((word, index) => word !== other[index]);
  const place = mismatch >= 0 ? mismatch : one.length === other.length ? -1 : one.length;
  if (place < 0) return undefined;
  const getContext = (words: readonly string[]) =>
    words.slice(Math.max(0, place - 3), place + 5).join(' ') || '(nothing)';
  return `"${getContext(one)}" against "${getContext(other)}"`;
}
