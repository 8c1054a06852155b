import { createHash } from 'node:crypto';
import type { Fault } from '../lib/fault.ts';
import { DIAGRAM_STYLE } from './diagram-theme.ts';
import { getText, type TreeNode } from './tree.ts';

/** The size of a drawing in pixels, and what is inside its `<svg>`. */
export interface DrawingSvg {
  width: number;
  height: number;
  viewBox: string;
  svg: string;
}

/** A drawing, with a second layout for phones if it is too wide for them. */
export interface Drawing extends DrawingSvg {
  narrow?: DrawingSvg;
}

/** The widest drawing whose words can still be read when it is as narrow as a phone. */
export const PHONE_FIT_PX = 350;

/** The drawings that exist, by the key of their source. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** A diagram as its author wrote it. */
export interface Diagram {
  source: string;
  /** Shown below the drawing. */
  title: string;
  /** Alt text of the drawing. */
  alt: string;
  key: string;
}

/** The data of a diagram in the first line of its fence. */
const FIELDS = { title: /(?:^|\s)title="([^"]*)"/, alt: /(?:^|\s)alt="([^"]*)"/ } as const;

export const DRAWINGS_FILE = 'content/data/diagrams.json';

/** Returns the key of a drawing: the same source in the same style is drawn once. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(DIAGRAM_STYLE).update('\0').update(source).digest('hex').slice(0, 16);
}

export function getDiagram(node: TreeNode): Diagram | undefined {
  const code = node.tagName === 'pre' ? node.children?.[0] : undefined;
  if (code?.tagName !== 'code' || code.data?.lang !== 'mermaid') return undefined;
  const source = getText(code).replace(/\s+$/, '');
  const field = (name: keyof typeof FIELDS) => FIELDS[name].exec(code.data?.meta ?? '')?.[1]?.trim() ?? '';
  return { source, title: field('title'), alt: field('alt'), key: diagramKey(source) };
}

/** Faults of a diagram: a missing title or alt text. */
export function diagramFaults(node: TreeNode, file: string): Fault[] {
  const diagram = getDiagram(node);
  const silent = diagram ? (['title', 'alt'] as const).filter((name) => diagram[name] === '') : [];
  if (silent.length === 0) return [];
  return [
    {
      file,
      line: node.position?.start.line,
      problem: `The diagram has no ${silent.join(' and no ')}.`,
      remedy: 'Write ```mermaid title="Its caption" alt="What it says, in a sentence or two".',
    },
  ];
}

/** Returns the fault of a diagram without a drawing. */
export function missingDrawingFault(node: TreeNode, file: string, drawings: Drawings): Fault | undefined {
  const diagram = getDiagram(node);
  if (!diagram || drawings.has(diagram.key)) return undefined;
  return {
    file,
    line: node.position?.start.line,
    problem: 'The diagram has changed since it was drawn.',
    remedy: 'Run "npm run tool -- diagrams" and commit the result.',
  };
}
