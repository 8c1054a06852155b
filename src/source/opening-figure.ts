import { isTag, type TreeNode } from '../markdown/tree.ts';
import type { FigureKind } from '../schema/figure-file.ts';

/** Tags that fit next to the title of a page. */
const FIGURES: ReadonlySet<string> = new Set([
  'AnnotationQueue',
  'AuditLog',
  'CommentThread',
  'Dashboard',
  'DiscussionThread',
  'ExperimentCompare',
  'PriceTimeline',
  'PromptDiff',
  'RoleMatrix',
  'ScoreChart',
  'SettingsPanel',
  'TeamPortraits',
  'TraceView',
] satisfies (FigureKind | 'DiscussionThread' | 'PriceTimeline' | 'TeamPortraits' | 'TraceView')[]);

const isBlank = (node: TreeNode) => node.type === 'text' && !node.value?.trim();

/** Separates the figure that a text starts with, so that the layout can show it next to the title. */
export function splitOpeningFigure(tree: TreeNode): { opening?: TreeNode; rest: TreeNode } {
  const [first, ...others] = (tree.children ?? []).filter((child) => !isBlank(child));
  if (!first || !isTag(first) || !FIGURES.has(first.name ?? '')) return { rest: tree };
  return { opening: { ...tree, children: [first] }, rest: { ...tree, children: others } };
}
