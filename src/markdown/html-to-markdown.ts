import { htmlToHast } from 'satteri';
import { moveCaptionAbove, tabsAsList } from './html-parts.ts';
import { toMarkdown } from './to-markdown.ts';
import { asTree, find, getText, hasClass, SCREEN_ONLY, type TreeNode } from './tree.ts';

/** Converts rendered HTML to Markdown: what a coded page shows, without controls and drawings. */
export function htmlToMarkdown(html: string, absolute: (href: string) => string): string {
  return toMarkdown(readableTree(html), {}, absolute);
}

/** Parses rendered HTML as a tree, without controls and drawings. */
export function readableTree(html: string): TreeNode {
  return { ...clean(asTree(htmlToHast(html, { fragment: true }))), type: 'root' };
}

/** Removes what only works on a screen; adds spaces between adjacent elements. */
function clean(node: TreeNode): TreeNode {
  const children: TreeNode[] = [];
  for (const child of node.children ?? []) {
    const node = cleanChild(child);
    const last = children.at(-1);
    if (node && last?.type === 'element' && node.type === 'element') children.push({ type: 'text', value: ' ' });
    if (node) children.push(node);
  }
  return { ...node, children };
}

function cleanChild(node: TreeNode): TreeNode | undefined {
  if (node.type === 'text') return { ...node, value: node.value?.replace(/\s+/g, ' ') };
  if (node.type !== 'element') return undefined;
  const { ariaHidden, ariaLabel, role, dataMarkdown, dataVisitorText } = node.properties ?? {};
  if (dataVisitorText !== undefined) return { ...node, children: [asCode(getText(node))] };
  if (dataMarkdown === 'skip') return undefined;
  if (typeof dataMarkdown === 'string') return paragraph(dataMarkdown);
  if (role === 'img' && typeof ariaLabel === 'string') return paragraph(ariaLabel);
  if (String(ariaHidden) === 'true' || SCREEN_ONLY.has(node.tagName ?? '')) return undefined;
  if (node.tagName === 'pre') return node;
  if (hasClass(node, 'code-block')) return codeFigure(node);
  if (hasClass(node, 'tabs')) return tabsAsList(node, clean);
  const cleaned = clean(node);
  if (node.tagName === 'table') return moveCaptionAbove(cleaned);
  if (node.tagName === 'summary') return { ...cleaned, tagName: 'p', children: [element('strong', cleaned.children)] };
  if (node.tagName === 'dl') return definitions(cleaned);
  if (node.tagName === 'figcaption') return { ...cleaned, tagName: 'p' };
  if (node.tagName === 'sg-island') return { ...cleaned, tagName: 'div' };
  const isCell = node.tagName === 'td' || node.tagName === 'th';
  return isCell || getText(cleaned).trim() || hasPicture(cleaned) ? cleaned : undefined;
}

/** Converts a code block with its frame to a fence with language and title. */
function codeFigure(figure: TreeNode): TreeNode | undefined {
  const pre = find(figure, (node) => node.tagName === 'pre');
  const label = (name: string) => getText(find(figure, (node) => hasClass(node, name)) ?? { type: 'text' }).trim();
  const title = label('code-title');
  return (
    pre && {
      ...pre,
      data: { lang: label('code-lang').toLowerCase(), meta: title ? `title="${title}"` : '' },
      children: [{ type: 'text', value: getText(pre) }],
    }
  );
}

/** Converts definitions to a list: `- **Term**: text`. */
function definitions(list: TreeNode): TreeNode {
  const items: TreeNode[] = [];
  const collect = (node: TreeNode) => {
    for (const child of node.children ?? []) {
      if (child.tagName === 'dt') items.push(element('li', [element('strong', child.children)]));
      else if (child.tagName === 'dd')
        items.at(-1)?.children?.push({ type: 'text', value: ': ' }, element('span', child.children));
      else collect(child);
    }
  };
  collect(list);
  return element('ul', items);
}

/** Converts visitor text to a code span, so that nothing in it becomes a heading, a link or a list. */
function asCode(text: string): TreeNode {
  return element('code', [{ type: 'text', value: text.replace(/\s+/g, ' ').trim() }]);
}

function element(tagName: string, children: TreeNode[] = []): TreeNode {
  return { type: 'element', tagName, children };
}

function hasPicture(node: TreeNode): boolean {
  return node.tagName === 'img' || node.tagName === 'hr' || (node.children ?? []).some(hasPicture);
}

function paragraph(text: string): TreeNode {
  return element('p', [{ type: 'text', value: text }]);
}
