import { getText, isTag, type TreeNode } from './tree.ts';

/** How links and tags inside a line are written. */
export interface InlineContext {
  absolute(href: string): string;
  writeTag(node: TreeNode): string;
}

/** Writes a run of inline nodes as Markdown on one logical line. */
export function inlineMarkdown(nodes: readonly TreeNode[], context: InlineContext): string {
  return nodes.map((node) => inline(node, context)).join('');
}

function inline(node: TreeNode, context: InlineContext): string {
  if (node.type === 'text') return escapeText(node.value ?? '');
  if (isTag(node)) return context.writeTag(node);
  const children = node.children ?? [];
  const inner = () => inlineMarkdown(children, context);
  const property = (name: string) =>
    typeof node.properties?.[name] === 'string' ? (node.properties[name] as string) : '';
  switch (node.tagName) {
    case 'strong':
    case 'b':
      return wrap('**', inner());
    case 'em':
    case 'i':
      return wrap('*', inner());
    case 'del':
      return wrap('~~', inner());
    case 'code':
      return codeSpan(getText(node));
    case 'br':
      return '\\\n';
    case 'a':
      return link(inner().trim(), context.absolute(property('href')), property('title'));
    case 'img':
      return `!${link(escapeText(property('alt')), context.absolute(property('src')), property('title'))}`;
    case 'input':
      return node.properties?.checked ? '[x]' : '[ ]';
    default:
      return inner();
  }
}

function link(text: string, href: string, title: string): string {
  const target = /[\s()]/.test(href) ? `<${href}>` : href;
  return `[${text}](${target}${title ? ` "${title.replace(/"/g, '\\"')}"` : ''})`;
}

/** Puts marks around text, outside of the spaces at its ends. */
function wrap(mark: string, text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core ? `${before}${mark}${core}${mark}${after}` : text;
}

/** A code span whose fence is longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Escapes what Markdown would read as markup. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, (mark, index: number) => (needsEscape(text, mark, index) ? `\\${mark}` : mark));
}

/** Inside a word an underscore is plain; so are brackets and angles that open nothing. */
function needsEscape(text: string, mark: string, index: number): boolean {
  if (mark === '_') return !(/\w/.test(text[index - 1] ?? '') && /\w/.test(text[index + 1] ?? ''));
  if (mark === '>') return index === 0 || text[index - 1] === '\n';
  if (mark === '<') return /[a-z/!?]/i.test(text[index + 1] ?? '');
  if (mark === '*') return !(/\s/.test(text[index - 1] ?? ' ') && /\s/.test(text[index + 1] ?? ' '));
  return true;
}
