import type { Row } from './layout.ts';

/** Pixels that each level of the tree moves to the right; a glyph is as wide. */
export const INDENT = 16;

const NAME_LINE = 18;
const GLYPH_HALF = 8;
/** Longer than any row; the row cuts it off. */
const PAST_ROW = 80;

const railAt = (level: number) => level * INDENT + GLYPH_HALF;

/** The lines of the tree left of a row's name; takes the room that the row is indented by. */
export function TreeGuides({ row }: { row: Row }) {
  const { depth, guides, isLast, hasChildren } = row;
  if (depth === 0 && !hasChildren) return null;
  const rail = railAt(depth - 1);
  const lines = guides.flatMap((runsOn, level) => (runsOn ? [`M${railAt(level)} 0V${PAST_ROW}`] : []));
  if (depth > 0)
    lines.push(`M${rail} 0V${isLast ? NAME_LINE : PAST_ROW}M${rail} ${NAME_LINE}h${INDENT - GLYPH_HALF - 2}`);
  if (hasChildren) lines.push(`M${railAt(depth)} ${NAME_LINE + GLYPH_HALF + 2}V${PAST_ROW}`);
  return (
    <svg width={depth * INDENT} height={NAME_LINE * 2} aria-hidden="true" className="trace-guides">
      <path d={lines.join('')} />
    </svg>
  );
}
