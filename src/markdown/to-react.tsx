import { createElement, Fragment, type ReactNode } from 'react';
import { type Diagram, type Drawing, getDiagram } from './diagrams.ts';
import { readFenceInfo } from './fence-info.ts';
import { InlineCode } from './inline-code.tsx';
import type { PlacedPicture } from './pictures.ts';
import { layOutTable, type TableLayout } from './table-layout.ts';
import { readTagFences } from './tag-fences.ts';
import { type FenceData, getText, isTag, type TreeNode } from './tree.ts';
import { attributeValues, type Vocabulary } from './vocabulary.ts';

/** The components for Markdown's own elements. */
export interface ProseElements {
  heading(props: { level: number; id: string; children: ReactNode }): ReactNode;
  code(props: { html: string; text: string; language: string; title?: string; unchecked?: string }): ReactNode;
  /** A diagram in its drawing; without one, its source as coloured code. */
  diagram(props: { diagram: Diagram; drawing?: Drawing; missingDrawing?: string; html: string }): ReactNode;
  table(props: { layout: TableLayout; children: ReactNode }): ReactNode;
  link(props: { href: string; title?: string; id?: string; className?: string; children: ReactNode }): ReactNode;
  image(props: { src: string; alt: string; title?: string; placed?: PlacedPicture }): ReactNode;
}

/** The components of a page body: Markdown's elements and the authors' tags. */
export interface MarkdownComponents {
  elements: ProseElements;
  tags: Vocabulary;
}

/** Draws a compiled tree with React. */
export function toReact(tree: TreeNode, components: MarkdownComponents): ReactNode {
  return createElement(Fragment, null, ...getChildren(tree, components, 'p'));
}

const SPACED = new Set([
  'p',
  'li',
  'td',
  'th',
  'a',
  'em',
  'strong',
  'del',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'mdxJsxTextElement',
  'code',
  'dd',
  'dt',
]);

const VOID = new Set(['br', 'hr', 'input', 'wbr']);

function getChildren(node: TreeNode, components: MarkdownComponents, key: string): ReactNode[] {
  const keepsSpace = SPACED.has(node.tagName ?? node.type);
  return (node.children ?? [])
    .filter((child) => keepsSpace || child.type !== 'text' || getText(child).trim() !== '')
    .map((child, index) => renderNode(child, components, `${key}-${index}`));
}

function renderNode(node: TreeNode, components: MarkdownComponents, key: string): ReactNode {
  if (node.type === 'text') return node.value;
  if (isTag(node)) return renderTag(node, components, key);
  return node.type === 'element' ? renderElement(node, components, key) : null;
}

function renderTag(node: TreeNode, components: MarkdownComponents, key: string): ReactNode {
  // Rendered on demand: a tag uses either its children or its parts, and rendering both would double at every level.
  const parts = (node.children ?? []).filter(isTag).map((child, index) => ({
    name: child.name ?? '',
    values: attributeValues(child.attributes ?? []),
    get children() {
      return createElement(Fragment, null, ...getChildren(child, components, `${key}-t${index}`));
    },
  }));
  const rendered = components.tags[node.name ?? '']?.render(attributeValues(node.attributes ?? []), {
    get children() {
      return createElement(Fragment, null, ...getChildren(node, components, key));
    },
    parts,
    get fences() {
      return readTagFences(node);
    },
    id: key,
    inline: node.type === 'mdxJsxTextElement',
  });
  return createElement(Fragment, { key }, rendered);
}

function renderElement(node: TreeNode, components: MarkdownComponents, key: string): ReactNode {
  const { heading, link, image } = components.elements;
  const name = node.tagName ?? 'div';
  const properties = node.properties ?? {};
  const text = (property: string) =>
    typeof properties[property] === 'string' ? (properties[property] as string) : undefined;
  if (name === 'pre' && node.data) return renderFence(node, node.data, components.elements, key);
  if (name === 'table') return renderTable(node, components, key);
  if (name === 'code' && isPlainText(node)) return createElement(InlineCode, { key, text: getText(node) });
  const children = createElement(Fragment, null, ...getChildren(node, components, key));
  if (/^h[2-6]$/.test(name))
    return createElement(heading, { key, level: Number(name[1]), id: text('id') ?? '', children });
  if (name === 'a') return createElement(link, { key, ...linkProperties(properties), children });
  if (name === 'img')
    return createElement(image, {
      key,
      src: text('src') ?? '',
      alt: text('alt') ?? '',
      title: text('title'),
      placed: node.data?.picture,
    });
  const elementProps = { key, ...plainProperties(properties, getContentClasses(node)) };
  // An empty header cell is rendered as a plain cell.
  if (name === 'th' && getText(node).trim() === '') return createElement('td', elementProps);
  return VOID.has(name) ? createElement(name, elementProps) : createElement(name, elementProps, children);
}

/** Classes for what an element contains: with `:has()` in styles, browsers would look into every element. */
function getContentClasses({ children = [] }: TreeNode): string[] {
  return [
    ...(children.some((child) => isTag(child) && child.name === 'Term') ? ['has-term'] : []),
    ...(children.some(({ data }) => data?.picture?.dark) ? ['has-pictures'] : []),
  ];
}

/** True for code without colours and classes. */
const isPlainText = ({ children = [], properties = {} }: TreeNode) =>
  children.every(({ type }) => type === 'text') && Object.keys(properties).length === 0;

function linkProperties({ href, title, id, className }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const classes = Array.isArray(className) ? className.join(' ') : undefined;
  return { href: text(href) ?? '', title: text(title), id: text(id), className: classes };
}

function renderTable(table: TreeNode, components: MarkdownComponents, key: string): ReactNode {
  const { node, layout } = layOutTable(table);
  const children = createElement(Fragment, null, ...getChildren(node, components, key));
  return createElement(components.elements.table, { key, layout, children });
}

function renderFence(
  node: TreeNode,
  { html = '', drawing, missingDrawing, lang, meta }: FenceData,
  { code, diagram: figure }: ProseElements,
  key: string,
): ReactNode {
  const diagram = getDiagram(node);
  if (diagram) return createElement(figure, { key, diagram, drawing, missingDrawing, html });
  const { language, title, unchecked } = readFenceInfo(lang, meta);
  return createElement(code, { key, html, text: getText(node).replace(/\n$/, ''), language, title, unchecked });
}

/** Properties of an element as React takes them; alignment becomes a class, since no style may be inline. */
function plainProperties(
  properties: Record<string, unknown>,
  addedClasses: readonly string[],
): Record<string, unknown> {
  const { className, style, ...others } = properties;
  const named = (name: string) =>
    name.replace(/^(data|aria)([A-Z].*)$/, (_, kind: string, of: string) => `${kind}-${of.toLowerCase()}`);
  const rest = Object.fromEntries(Object.entries(others).map(([name, value]) => [named(name), value]));
  const align = typeof style === 'string' ? /text-align:\s*(center|right|left)/.exec(style)?.[1] : undefined;
  const own = Array.isArray(className) ? className : [];
  const classes = [...own, align && `text-${align}`, ...addedClasses].filter(Boolean).join(' ');
  return classes ? { ...rest, className: classes } : rest;
}
