import type { RichText, TextSpan } from '../../schema/page-text.ts';
import { type InlineContext, inlineMarkdown } from '../inline-markdown.ts';
import { getText, isTag, type TreeNode } from '../tree.ts';
import { attributeValues, type Vocabulary } from '../vocabulary.ts';

/** What inline nodes are read with. */
export interface TextContext extends InlineContext {
  tags: Vocabulary;
}

/** Reads a run of inline nodes. */
export function richText(nodes: readonly TreeNode[], context: TextContext): RichText {
  const spans = mergeSpans(nodes.flatMap((node) => getSpans(node, context)));
  return { text: joinSpans(spans), markdown: inlineMarkdown(nodes, context).trim(), spans };
}

/** Plain text as inline text, with optional Markdown of the same words. */
export function plainRichText(text: string, markdown = text): RichText {
  return { text, markdown, spans: text ? [{ text }] : [] };
}

/** The text of several spans. */
export function joinSpans(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

function getSpans(node: TreeNode, context: TextContext): TextSpan[] {
  if (node.type === 'text') return [{ text: node.value ?? '' }];
  const children = () => (node.children ?? []).flatMap((child) => getSpans(child, context));
  if (isTag(node)) {
    const spans = context.tags[node.name ?? '']?.spans;
    return spans ? spans(attributeValues(node.attributes ?? []), children(), context.absolute) : children();
  }
  const { alt, href } = node.properties ?? {};
  switch (node.tagName) {
    case 'code':
      return [{ text: getText(node), code: true }];
    case 'br':
      return [{ text: ' ' }];
    case 'img':
      return [{ text: String(alt ?? '') }];
    case 'a':
      return typeof href === 'string' ? linkSpans(children(), context.absolute(href)) : children();
    default:
      return children();
  }
}

/** Adds a link to spans. */
export function linkSpans(spans: readonly TextSpan[], href: string): TextSpan[] {
  return spans.map((span) => ({ ...span, href }));
}

/** Joins neighbours with the same markup, collapses spaces outside of code, and trims both ends. */
function mergeSpans(spans: readonly TextSpan[]): TextSpan[] {
  const merged: TextSpan[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    const afterSpace = last === undefined || (!last.code && last.text.endsWith(' '));
    const collapsed = span.code ? span.text : span.text.replace(/\s+/g, ' ');
    const text = !span.code && afterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') continue;
    if (last && !last.code && !span.code && last.href === span.href)
      merged[merged.length - 1] = { ...last, text: last.text + text };
    else merged.push({ ...span, text });
  }
  const last = merged.at(-1);
  if (last && !last.code) merged[merged.length - 1] = { ...last, text: last.text.trimEnd() };
  return merged.filter(({ text }) => text !== '');
}
