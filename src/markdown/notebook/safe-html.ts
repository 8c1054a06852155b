import { htmlToHast, markdownToHast } from 'satteri';
import { asTree, type TreeNode } from '../tree.ts';

/** Elements that outputs may show, with the attributes they keep. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colSpan', 'rowSpan', 'scope'],
  td: ['colSpan', 'rowSpan'],
  p: [],
  ul: [],
  ol: ['start'],
  li: [],
  pre: [],
  code: [],
  blockquote: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  sub: [],
  sup: [],
  br: [],
  hr: [],
  a: ['href'],
};

/** Elements that are removed with their content. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'svg',
  'math',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'noscript',
  'head',
  'title',
]);

const HEADING = /^h[1-6]$/;

/** An HTML output, reduced to text, tables, lists and links: no scripts, styles, forms or pictures. */
export function safeHtml(html: string): TreeNode[] {
  return sanitize(asTree(htmlToHast(html, { fragment: true })).children ?? []);
}

/** A Markdown output, reduced in the same way. */
export function safeMarkdown(markdown: string): TreeNode[] {
  return sanitize(asTree(markdownToHast(markdown)).children ?? []);
}

function sanitize(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value ?? '' }];
    const name = node.tagName ?? '';
    if (node.type !== 'element' || DROPPED.has(name)) return [];
    const children = sanitize(node.children ?? []);
    if (HEADING.test(name)) return [element('p', [element('strong', children)])];
    const attributes = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!attributes) return children;
    const properties = pickProperties(node.properties ?? {}, attributes);
    // A link without a safe target is its text.
    return name === 'a' && !properties.href ? children : [element(name, children, properties)];
  });
}

function pickProperties(properties: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const presentNames = names.filter((name) => properties[name] !== undefined);
  return Object.fromEntries(
    presentNames
      .filter((name) => name !== 'href' || isSafeLink(properties[name]))
      .map((name) => [name, properties[name]]),
  );
}

function isSafeLink(href: unknown): boolean {
  return typeof href === 'string' && /^(https?:\/\/|\/(?!\/)|#)/.test(href);
}

export function element(
  tagName: string,
  children: TreeNode[] = [],
  properties: Record<string, unknown> = {},
): TreeNode {
  return { type: 'element', tagName, properties, children };
}
