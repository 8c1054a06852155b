import type { HastNode } from 'satteri';
import type { Drawing } from './diagrams.ts';
import type { LineMarks, LineSpans } from './fence-marks.ts';
import type { PlacedPicture } from './pictures.ts';

/** A node of a page's tree, with the fields that we use. */
export interface TreeNode {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: TreeAttribute[];
  children?: TreeNode[];
  data?: FenceData;
  position?: { start: { line: number } };
}

/** Data of a fence other than its text. */
export interface FenceData {
  lang?: string;
  meta?: string;
  html?: string;
  marks?: LineMarks;
  spans?: LineSpans;
  drawing?: Drawing;
  missingDrawing?: string;
  picture?: PlacedPicture;
}

/** An attribute written on a tag. */
export interface TreeAttribute {
  type: string;
  name?: string;
  value?: string | null | { value: string };
}

/** Casts satteri's tree to our smaller type. */
export function asTree(node: HastNode): TreeNode {
  return node as unknown as TreeNode;
}

/** True for a tag from the authors' vocabulary. */
export function isTag(node: TreeNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** The text of a node without its markup. */
export function getText(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  return (node.children ?? []).map(getText).join('');
}

/** Elements that only work on a screen: controls, drawings and collapsed content. */
export const SCREEN_ONLY = new Set([
  'script',
  'style',
  'svg',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'template',
  'dialog',
  'search',
]);

/** True if an element has a class. */
export function hasClass(node: TreeNode, name: string): boolean {
  const { className } = node.properties ?? {};
  return Array.isArray(className) && className.includes(name);
}

/** Finds the first node in document order that passes a test. */
export function find(node: TreeNode, test: (node: TreeNode) => boolean): TreeNode | undefined {
  if (test(node)) return node;
  for (const child of node.children ?? []) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}
