import { getDiagram } from './diagrams.ts';
import { readFenceInfo } from './fence-info.ts';
import { type InlineContext, inlineMarkdown } from './inline-markdown.ts';
import { listMarkdown } from './list-markdown.ts';
import { tableMarkdown } from './table-markdown.ts';
import { readTagFences } from './tag-fences.ts';
import type { TextContext } from './text/rich-text.ts';
import { getText, isTag, type TreeNode } from './tree.ts';
import { attributeValues, type Vocabulary } from './vocabulary.ts';

/** Elements that only group blocks. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'figure',
  'details',
  'dl',
  'dd',
  'fieldset',
  'li',
]);

/** Writes a compiled tree as clean Markdown: no tags, absolute links. */
export function toMarkdown(tree: TreeNode, tags: Vocabulary, absolute: (href: string) => string): string {
  return blocksMarkdown(tree.children ?? [], createContext(tags, absolute));
}

/** What trees are written with. */
export function createContext(tags: Vocabulary, absolute: (href: string) => string): TextContext {
  const context: TextContext = { absolute, tags, writeTag: (node) => tagMarkdown(node, tags, context) };
  return context;
}

/** Writes a run of nodes as blocks; loose text and inline elements between blocks become paragraphs. */
function blocksMarkdown(nodes: readonly TreeNode[], context: InlineContext): string {
  const blocks: string[] = [];
  let loose: TreeNode[] = [];
  const flush = () => {
    const text = inlineMarkdown(loose, context).trim();
    if (text) blocks.push(text);
    loose = [];
  };
  for (const node of nodes) {
    const block = blockMarkdown(node, context);
    if (block === undefined) {
      loose.push(node);
      continue;
    }
    flush();
    if (block.trim()) blocks.push(block.replace(/\s+$/, ''));
  }
  flush();
  return blocks.join('\n\n');
}

/** One block as Markdown, or undefined if the node is inline. */
export function blockMarkdown(node: TreeNode, context: InlineContext): string | undefined {
  if (isTag(node)) return node.type === 'mdxJsxFlowElement' ? context.writeTag(node) : undefined;
  const children = node.children ?? [];
  const name = node.tagName ?? '';
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return `${'#'.repeat(Number(level))} ${inlineMarkdown(children, context).trim()}`;
  switch (name) {
    case 'p':
      return inlineMarkdown(children, context).trim();
    case 'pre':
      return fenceMarkdown(node);
    case 'ul':
    case 'ol':
      return listMarkdown(node, (nodes) => blocksMarkdown(nodes, context));
    case 'blockquote':
      return quote(blocksMarkdown(children, context));
    case 'table':
      return tableMarkdown(node, (nodes) => inlineMarkdown(nodes, context));
    case 'hr':
      return '---';
    default:
      return CONTAINERS.has(name) ? blocksMarkdown(children, context) : undefined;
  }
}

/** Writes a tag through its own Markdown. */
function tagMarkdown(node: TreeNode, tags: Vocabulary, context: InlineContext): string {
  const tag = tags[node.name ?? ''];
  if (!tag) return '';
  const inline = node.type === 'mdxJsxTextElement';
  const write = (nodes: readonly TreeNode[]) =>
    inline ? inlineMarkdown(nodes, context) : blocksMarkdown(nodes, context);
  const parts = (node.children ?? []).filter(isTag).map((child) => ({
    name: child.name ?? '',
    values: attributeValues(child.attributes ?? []),
    text: write(child.children ?? []),
  }));
  return tag.markdown(attributeValues(node.attributes ?? []), {
    text: write(node.children ?? []),
    parts,
    fences: readTagFences(node),
    absolute: context.absolute,
    inline,
  });
}

/** Puts "> " before every line. */
export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
}

function fenceMarkdown(node: TreeNode): string {
  const inner = node.children?.[0];
  const code = inner?.tagName === 'code' ? inner : node;
  const text = getText(code).replace(/\n$/, '');
  const language = code.data?.lang ?? '';
  const { title } = readFenceInfo(language, code.data?.meta);
  const diagram = getDiagram(node);
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map((match) => match[0].length));
  const fence = '`'.repeat(longest + 1);
  if (diagram) return `${fence}${language} alt="${diagram.alt}"\n${text}\n${fence}\n\n*${diagram.title}*`;
  return `${fence}${language}${title ? ` title="${title}"` : ''}\n${text}\n${fence}`;
}
