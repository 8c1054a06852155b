import { markdownToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { getFieldDepths, getTableLayout, layOutTable } from './table-layout.ts';
import { asTree, type TreeNode, walk } from './tree.ts';

function tableIn(markdown: string): TreeNode {
  let found: TreeNode | undefined;
  walk(asTree(markdownToHast(markdown)), (node) => {
    if (node.tagName === 'table') found = node;
  });
  if (!found) throw new Error('no table');
  return found;
}

function getCells(node: TreeNode) {
  const cells: unknown[] = [];
  walk(node, ({ tagName, properties }) => {
    if (tagName === 'td') cells.push(properties?.dataLabel);
  });
  return cells;
}

describe('the layout of a table on a phone', () => {
  it.each([
    ['fields', ['Parameter', 'In', 'Type', 'Default', 'Meaning']],
    ['records', ['You see', 'Cause', 'Remedy']],
    ['grid', ['', 'Hobby', 'Core', 'Pro']],
    ['grid', ['Field', 'Meaning']],
    ['grid', []],
  ] as const)('is %s for %j', (layout, head) => expect(getTableLayout(head)).toBe(layout));

  it('nests fields below a parent in the same table', () => {
    expect(getFieldDepths(['model', 'messages', 'messages[].role', 'messages[].tool', 'messages[].tool.name'])).toEqual(
      [0, 0, 1, 1, 2],
    );
    expect(getFieldDepths(['sightglass.trace.name', 'a'])).toEqual([0, 0]);
  });

  it('lets long names break between their parts in two columns', () => {
    const { node } = layOutTable(
      tableIn('| Package | Gives |\n|---|---|\n| `@sightglass/tracing` | `observe` and `tenant-a-of-b-and-c` |'),
    );
    const breaks: unknown[] = [];
    walk(node, ({ tagName, children }) => {
      if (tagName === 'code') breaks.push(children?.map(({ value, tagName }) => value ?? tagName));
    });
    expect(breaks).toEqual([['@sightglass/', 'wbr', 'tracing'], ['observe'], ['tenant-a-of-b-and-c']]);
  });

  it('labels the cells of a list and leaves a grid unchanged', () => {
    const list = layOutTable(
      tableIn('| Field | Type | Meaning |\n|---|---|---|\n| `a` | map | A. |\n| `a.b` | text | B. |'),
    );
    expect(list.layout).toBe('fields');
    expect(getCells(list.node)).toEqual(['Field', 'Type', 'Meaning', 'Field', 'Type', 'Meaning']);
    const depths: unknown[] = [];
    walk(list.node, ({ tagName, properties }) => {
      if (tagName === 'tr') depths.push(properties?.dataDepth);
    });
    expect(depths).toEqual([undefined, undefined, 1]);
    const grid = tableIn('| | Core | Pro |\n|---|---|---|\n| Seats | 2 | 3 |');
    expect(layOutTable(grid)).toEqual({ node: grid, layout: 'grid' });
  });
});
