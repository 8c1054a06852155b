import { expect, it } from 'vitest';
import type { TreeNode } from '../markdown/tree.ts';
import { splitOpeningFigure } from './opening-figure.ts';

const figure: TreeNode = { type: 'mdxJsxFlowElement', name: 'RoleMatrix' };
const space: TreeNode = { type: 'text', value: '\n' };
const paragraph: TreeNode = { type: 'element', tagName: 'p' };
const page = (...children: TreeNode[]): TreeNode => ({ type: 'root', children });

it('separates the figure that a text starts with', () =>
  expect(splitOpeningFigure(page(space, figure, space, paragraph))).toEqual({
    opening: page(figure),
    rest: page(paragraph),
  }));

it.each([
  ['starts with words', page(paragraph, figure)],
  ['starts with another tag', page({ ...figure, name: 'Callout' }, paragraph)],
  ['is empty', page()],
])('does not change a text that %s', (_, tree) => expect(splitOpeningFigure(tree)).toEqual({ rest: tree }));
