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
  const own = railAt(depth - 1);
  return (
    <svg width={depth * INDENT} height={NAME_LINE * 2} aria-hidden="true" className="trace-guides">
      {guides.map(
        (runsOn, level) =>
          runsOn && <line key={railAt(level)} x1={railAt(level)} x2={railAt(level)} y1={0} y2={PAST_ROW} />,
      )}
      {depth > 0 && (
        <path d={`M${own} 0V${isLast ? NAME_LINE : PAST_ROW}M${own} ${NAME_LINE}h${INDENT - GLYPH_HALF - 2}`} />
      )}
      {hasChildren && <line x1={railAt(depth)} x2={railAt(depth)} y1={NAME_LINE + GLYPH_HALF + 2} y2={PAST_ROW} />}
    </svg>
  );
}
