import type { Fault } from '../lib/fault.ts';
import { type TreeNode, walk } from './tree.ts';

/** A file of a picture, measured. */
export interface FoundPicture {
  width: number;
  height: number;
  /** Hash of the file. */
  version: string;
  /** True if the picture is available in other widths. */
  sized: boolean;
  /** The same picture for the dark theme. */
  dark?: { src: string; version: string };
}

export interface PlacedPicture extends FoundPicture {
  /** The first picture of a page is probably visible at once. */
  first: boolean;
}

/** Why a picture cannot be shown, and what to do. */
export type PictureProblem = Pick<Fault, 'problem' | 'remedy'>;

/** Finds the file behind the URL of a picture. */
export type FindPicture = (src: string) => FoundPicture | PictureProblem;

const getSrc = ({ properties }: TreeNode) => String(properties?.src ?? '');

/** Faults of a picture: missing alt text, or no valid file. */
export function pictureFaults(node: TreeNode, file: string, findPicture: FindPicture): Fault[] {
  const line = node.position?.start.line;
  const faults: Fault[] = [];
  const src = getSrc(node);
  if (String(node.properties?.alt ?? '').trim() === '')
    faults.push({
      file,
      line,
      problem: `The picture "${src}" has no alt text.`,
      remedy: 'Describe it between the square brackets.',
    });
  const found = findPicture(src);
  if ('problem' in found) faults.push({ file, line, ...found });
  return faults;
}

/** Adds the data of its file to every picture of a page. */
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
