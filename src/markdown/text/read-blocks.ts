import { markdownToHast } from 'satteri';
import type { CodeBlock, ListItem, RichText, TextBlock } from '../../schema/page-text.ts';
import { getDiagram } from '../diagrams.ts';
import { readFenceInfo } from '../fence-info.ts';
import { getCells, getRows } from '../table-markdown.ts';
import { readTagFences } from '../tag-fences.ts';
import { blockMarkdown, CONTAINERS } from '../to-markdown.ts';
import { asTree, getText, hasClass, isTag, type TreeNode } from '../tree.ts';
import { attributeValues } from '../vocabulary.ts';
import { asBlocks, type FlowItem, flowMarkdown, flowText, type HeadingMark } from './flow.ts';
import { plainRichText, richText, type TextContext } from './rich-text.ts';

/** Reads a run of nodes in order; loose inline nodes between blocks become paragraphs. */
export function readFlow(nodes: readonly TreeNode[], context: TextContext): FlowItem[] {
  const items: FlowItem[] = [];
  let loose: TreeNode[] = [];
  const flush = () => {
    items.push(...readParagraph(loose, context));
    loose = [];
  };
  for (const node of nodes) {
    const found = readNode(node, context);
    if (found === undefined) {
      loose.push(node);
      continue;
    }
    flush();
    items.push(...found);
  }
  flush();
  return items;
}

/** The items that a node contributes, or undefined if it is inline. */
function readNode(node: TreeNode, context: TextContext): FlowItem[] | undefined {
  if (isTag(node)) return node.type === 'mdxJsxFlowElement' ? readTag(node, context) : undefined;
  const children = node.children ?? [];
  const name = node.tagName ?? '';
  const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
  if (level > 0) return [readHeading(node, level, context)];
  switch (name) {
    case 'p':
      return readParagraph(children, context);
    case 'pre':
      return [readCode(node, context)];
    case 'ul':
    case 'ol':
      return [readList(node, context)];
    case 'blockquote':
      return [readQuote(node, context)];
    case 'table':
      return readTable(node, context);
    case 'hr':
      return [];
    default:
      return CONTAINERS.has(name) ? readContainer(node, context) : undefined;
  }
}

function readContainer(node: TreeNode, context: TextContext): FlowItem[] {
  const items = readFlow(node.children ?? [], context);
  if (!hasClass(node, 'cell-output')) return items;
  return items.map((item) => (item.kind === 'code' ? { ...item, output: true } : item));
}

function readHeading(node: TreeNode, level: number, context: TextContext): HeadingMark {
  const { id } = node.properties ?? {};
  // Anchors of former ids are empty elements inside the heading.
  const aliases = (node.children ?? []).flatMap(({ tagName, properties, children = [] }) =>
    tagName === 'span' && children.length === 0 && typeof properties?.id === 'string' ? [properties.id] : [],
  );
  return {
    kind: 'heading',
    id: typeof id === 'string' ? id : '',
    aliases,
    level,
    ...richText(node.children ?? [], context),
  };
}

/** A paragraph, or a figure where it consists of pictures alone. */
function readParagraph(nodes: readonly TreeNode[], context: TextContext): TextBlock[] {
  const content = richText(nodes, context);
  if (!content.markdown) return [];
  const filled = nodes.filter((node) => node.type !== 'text' || getText(node).trim() !== '');
  if (filled.every(({ tagName }) => tagName === 'img'))
    return [{ kind: 'figure', figure: 'image', text: content.text, markdown: content.markdown }];
  return [{ kind: 'paragraph', ...content }];
}

function readCode(node: TreeNode, context: TextContext): TextBlock {
  const markdown = blockMarkdown(node, context) ?? '';
  const diagram = getDiagram(node);
  if (diagram) return { kind: 'figure', figure: 'diagram', text: diagram.alt, caption: diagram.title, markdown };
  const inner = node.children?.[0];
  const code = inner?.tagName === 'code' ? inner : node;
  const language = code.data?.lang ?? '';
  const { title } = readFenceInfo(language, code.data?.meta);
  const block: CodeBlock = { kind: 'code', language, text: getText(code).replace(/\n$/, ''), markdown };
  return title ? { ...block, title } : block;
}

function readList(node: TreeNode, context: TextContext): TextBlock {
  const items = (node.children ?? []).filter(({ tagName }) => tagName === 'li').map((item) => readItem(item, context));
  return {
    kind: 'list',
    ordered: node.tagName === 'ol',
    start: Number(node.properties?.start ?? 1),
    items,
    text: items.map(({ text, blocks }) => [text, flowText(blocks)].filter(Boolean).join('\n')).join('\n'),
    markdown: blockMarkdown(node, context) ?? '',
  };
}

function readItem(node: TreeNode, context: TextContext): ListItem {
  const [first, ...rest] = asBlocks(readFlow(node.children ?? [], context));
  if (first?.kind !== 'paragraph') return { ...plainRichText(''), blocks: first ? [first, ...rest] : [] };
  const { text, markdown, spans } = first;
  return { text, markdown, spans, blocks: rest };
}

function readQuote(node: TreeNode, context: TextContext): TextBlock {
  const blocks = asBlocks(readFlow(node.children ?? [], context));
  const markdown = blockMarkdown(node, context) ?? '';
  return { kind: 'callout', callout: 'quote', blocks, text: flowText(blocks), markdown };
}

function readTable(node: TreeNode, context: TextContext): TextBlock[] {
  const line = (row: TreeNode): RichText[] => getCells(row).map((cell) => richText(cell.children ?? [], context));
  const [header, ...rows] = getRows(node).map(line);
  if (!header) return [];
  const text = [header, ...rows].map((cells) => cells.map((cell) => cell.text).join(' · ')).join('\n');
  return [{ kind: 'table', header, rows, text, markdown: blockMarkdown(node, context) ?? '' }];
}

/** Reads a tag with its own flow; otherwise its Markdown as blocks. */
function readTag(node: TreeNode, context: TextContext): FlowItem[] {
  const tag = context.tags[node.name ?? ''];
  if (!tag) return [];
  const values = attributeValues(node.attributes ?? []);
  const items = readFlow(node.children ?? [], context);
  if (!tag.flow) return readMarkdown(context.writeTag(node), context);
  const parts = (node.children ?? []).filter(isTag).map((child) => ({
    name: child.name ?? '',
    values: attributeValues(child.attributes ?? []),
    items: readFlow(child.children ?? [], context),
  }));
  const written = () => parts.map((part) => ({ ...part, text: flowMarkdown(part.items) }));
  const fences = readTagFences(node);
  return tag.flow(values, {
    items,
    parts,
    fences,
    read: (markdown) => readMarkdown(markdown, context),
    markdown: (content = {}) =>
      tag.markdown(values, {
        text: content.text ?? flowMarkdown(items),
        parts: [...(content.parts ?? written())],
        fences,
        absolute: context.absolute,
        inline: false,
      }),
  });
}

/** Tags that render data, such as tables of parameters, only have Markdown. */
function readMarkdown(markdown: string, context: TextContext): TextBlock[] {
  if (!markdown.trim()) return [];
  const items = asBlocks(readFlow(asTree(markdownToHast(markdown)).children ?? [], context));
  return items.length === 1 && items[0] ? [{ ...items[0], markdown: markdown.trimEnd() }] : items;
}
