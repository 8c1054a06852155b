import { describe, expect, it } from 'vitest';
import { FaultError, formatFault } from '../lib/fault.ts';
import { compile } from './compile.ts';
import type { FindPicture } from './pictures.ts';
import { type TreeNode, walk } from './tree.ts';

const findPicture: FindPicture = (src) =>
  src === '/gone.png'
    ? { problem: 'There is no picture "/gone.png" in public/.', remedy: 'Put the file there.' }
    : { width: 4, height: 3, version: 'v', sized: true };

const read = (source: string, snippets = new Map<string, string>()) =>
  compile(source, 'a.mdx', {}, { findPicture, snippets });

async function getFaults(source: string): Promise<string[]> {
  const error = await read(source).catch((reason: unknown) => reason);
  return error instanceof FaultError ? error.faults.map(formatFault) : [];
}

describe('images of a page', () => {
  it('have the size of their file; the first one is marked', async () => {
    const { tree } = await read('![A](/a.png)\n\n![B](/b.png)');
    const placed: TreeNode['data'][] = [];
    walk(tree, (node) => node.tagName === 'img' && placed.push(node.data));
    expect(placed.map((data) => data?.picture)).toEqual([
      { width: 4, height: 3, version: 'v', sized: true, first: true },
      { width: 4, height: 3, version: 'v', sized: true, first: false },
    ]);
  });
  it('are a fault with file, line and remedy if the file is missing', async () =>
    expect(await getFaults('One\n\n![A](/gone.png)')).toEqual([
      'a.mdx:3: There is no picture "/gone.png" in public/. Put the file there.',
    ]));
  it('are a fault without alt text', async () =>
    expect(await getFaults('![ ](/a.png)')).toEqual([
      'a.mdx:1: The picture "/a.png" has no alt text. Describe it between the square brackets.',
    ]));
  it('are not resolved without a lookup', async () => {
    const { tree } = await compile('![A](/gone.png)', 'a.mdx', {});
    walk(tree, (node) => expect(node.data?.picture).toBeUndefined());
  });
});
