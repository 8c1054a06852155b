import type { Fault } from '../lib/fault.ts';
import { type TreeNode, walk } from './tree.ts';

/** A file of a picture, measured. */
export interface FoundPicture {
  width: number;
  height: number;
  /** Hash of the file. */
  version: string;
  /** True where the picture answers in other widths. */
  sized: boolean;
  /** The same picture for the dark theme. */
  dark?: { src: string; version: string };
}

export interface PlacedPicture extends FoundPicture {
  /** The first one of a page is likely to be seen at once. */
  first: boolean;
}

/** Why there is no picture to show, and what to do. */
export type PictureProblem = Pick<Fault, 'problem' | 'remedy'>;

/** Finds the file behind the URL of a picture. */
export type FindPicture = (src: string) => FoundPicture | PictureProblem;

const getSrc = ({ properties }: TreeNode) => String(properties?.src ?? '');

/** What is wrong with a picture: nothing said of what it shows, or no file that can be shown. */
export function pictureFaults(node: TreeNode, file: string, findPicture: FindPicture): Fault[] {
  const line = node.position?.start.line;
  const faults: Fault[] = [];
  const src = getSrc(node);
  if (String(node.properties?.alt ?? '').trim() === '')
    faults.push({
      file,
      line,
      problem: `The picture "${src}" has no alt text.`,
      remedy: 'Say between the brackets what it shows.',
    });
  const found = findPicture(src);
  if ('problem' in found) faults.push({ file, line, ...found });
  return faults;
}

/** Puts on every picture of a page what its file says of it. */
export function placePictures(tree: TreeNode, findPicture: FindPicture): void {
  let first = true;
  walk(tree, (node) => {
    if (node.tagName !== 'img' || node.data?.picture) return;
    const found = findPicture(getSrc(node));
    if ('problem' in found) return;
    node.data = { ...node.data, picture: { ...found, first } };
    first = false;
  });
}
