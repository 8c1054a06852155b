import type { Row } from './layout.ts';

/** Pixels that each level of the tree moves to the right; a glyph is as wide. */
export const INDENT = 16;

const NAME_HEIGHT = 18;
const GLYPH_HALF = 8;
/** Longer than any row; the row cuts it off. */
const BELOW_ROW = 80;

const getLineX = (level: number) => level * INDENT + GLYPH_HALF;

/** The lines of the tree to the left of a row's name, as wide as the row's indentation. */
export function TreeGuides({ row }: { row: Row }) {
  const { depth, guides, isLast, hasChildren } = row;
  if (depth === 0 && !hasChildren) return null;
  const lineX = getLineX(depth - 1);
  const lines = guides.flatMap((continues, level) => (continues ? [`M${getLineX(level)} 0V${BELOW_ROW}`] : []));
  if (depth > 0)
    lines.push(`M${lineX} 0V${isLast ? NAME_HEIGHT : BELOW_ROW}M${lineX} ${NAME_HEIGHT}h${INDENT - GLYPH_HALF - 2}`);
  if (hasChildren) lines.push(`M${getLineX(depth)} ${NAME_HEIGHT + GLYPH_HALF + 2}V${BELOW_ROW}`);
  return (
    <svg width={depth * INDENT} height={NAME_HEIGHT * 2} aria-hidden="true" className="trace-guides">
      <path d={lines.join('')} />
    </svg>
  );
}
