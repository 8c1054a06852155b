import { getText, type TreeNode } from './tree.ts';

/** Tabs as a list of alternatives: each panel after the name of its tab. */
export function tabsAsList(tabs: TreeNode, clean: (node: TreeNode) => TreeNode): TreeNode {
  const children = tabs.children ?? [];
  const label = children.find((child) => child.properties?.role === 'radiogroup')?.properties?.ariaLabel;
  const items = children.flatMap((panel): TreeNode[] => {
    const name = panel.properties?.dataLabel;
    if (typeof name !== 'string') return [];
    return [element('li', [paragraph([element('strong', [text(name)])]), ...(clean(panel).children ?? [])])];
  });
  return element('div', [paragraph([text(`${String(label)}:`)]), element('ul', items)]);
}

/** A table with a caption: Markdown has none, so that it becomes a paragraph above. */
export function moveCaptionAbove(table: TreeNode): TreeNode {
  const caption = table.children?.find((child) => child.tagName === 'caption');
  if (!caption || getText(caption).trim() === '') return table;
  return element('div', [
    paragraph(caption.children ?? []),
    { ...table, children: table.children?.filter((child) => child !== caption) },
  ]);
}

function element(tagName: string, children: TreeNode[]): TreeNode {
  return { type: 'element', tagName, children };
}

function paragraph(children: TreeNode[]): TreeNode {
  return element('p', children);
}

function text(value: string): TreeNode {
  return { type: 'text', value };
}
