import { describe, expect, it } from 'vitest';
import { addFormerHeadingAnchors } from './heading-aliases.ts';
import type { TreeNode } from './tree.ts';

const heading = (id: string): TreeNode => ({
  type: 'element',
  tagName: 'h2',
  properties: { id },
  children: [{ type: 'text', value: id }],
});
const getAnchoredHeading = (aliases: Record<string, string>) => {
  const tree: TreeNode = { type: 'root', children: [heading('set-up'), heading('b')] };
  addFormerHeadingAnchors(tree, aliases);
  return tree.children?.map((node) => node.children?.map((child) => child.properties?.id ?? child.value));
};

describe('addFormerHeadingAnchors', () => {
  it('puts an empty anchor at the start of the heading', () =>
    expect(getAnchoredHeading({ old: 'set-up', older: 'set-up' })).toEqual([['older', 'old', 'set-up'], ['b']]));
  it('follows a heading that was renamed twice', () =>
    expect(getAnchoredHeading({ oldest: 'old', old: 'b' })).toEqual([['set-up'], ['old', 'oldest', 'b']]));
  it.each([{ old: 'nothing' }, { old: 'older', older: 'old' }, { b: 'set-up' }, {}])(
    'does not change the page for %j',
    (aliases) => expect(getAnchoredHeading(aliases as Record<string, string>)).toEqual([['set-up'], ['b']]),
  );
});
