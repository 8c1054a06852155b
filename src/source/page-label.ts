import { type FrontMatter, TOOL_STATE_LABELS } from '../schema/front-matter.ts';

/** The badge next to a page's title: its label, or the state of a discontinued tool. */
export function pageLabel({ label, status }: Partial<FrontMatter>): string | undefined {
  if (label !== undefined || !status || status.state === 'maintained') return label;
  return TOOL_STATE_LABELS[status.state];
}
