import type { Fault } from '../lib/fault.ts';
import { getDiagram } from './diagrams.ts';
import { readFenceInfo } from './fence-info.ts';
import { extractMarks, type LineSpans } from './fence-marks.ts';
import { getText, type TreeNode } from './tree.ts';

/** A block of code directly inside a tag. */
export interface TagFence {
  language: string;
  title?: string;
  /** Why it is not checked. */
  unchecked?: string;
  text: string;
  /** The code in colours; empty until the page has been compiled. */
  html: string;
  spans: LineSpans;
}

function readFence(pre: TreeNode): TagFence | undefined {
  const code = pre.tagName === 'pre' ? pre.children?.[0] : undefined;
  if (code?.tagName !== 'code' || getDiagram(pre)) return undefined;
  const { code: text, spans } = extractMarks(getText(code).replace(/\n$/, ''));
  const { language, title, unchecked } = readFenceInfo(code.data?.lang, code.data?.meta);
  return { language, title, unchecked, text, html: pre.data?.html ?? '', spans: pre.data?.spans ?? spans };
}

/** The code directly inside a tag, before or after the page is compiled. */
export function readTagFences(tag: TreeNode): TagFence[] {
  return (tag.children ?? []).flatMap((child) => readFence(child) ?? []);
}

/** Faults for span marks in code outside of `<CodeToTrace>`. */
export function strayMarkFaults(node: TreeNode, file: string): Fault[] {
  const fence = readFence(node);
  if (!fence || fence.spans.size === 0) return [];
  const [line = 0] = fence.spans.keys();
  return [
    {
      file,
      line: (node.position?.start.line ?? 0) + line,
      problem: 'This line marks a span, but its code is not next to a trace.',
      remedy: 'Put the code directly inside <CodeToTrace>, or remove the mark.',
    },
  ];
}
