/** Side of the square grid that the mark is drawn on; at 20 px every straight edge falls on a pixel. */
export const MARK_SIZE = 20;

const CENTRE = MARK_SIZE / 2;
const LIQUID_RADIUS = 6;
const GLINT_RADIUS = 5.5;

/** The ring of the glass: 1.5 units wide, from 1 to 19 on the grid. */
export const RING = { cx: CENTRE, cy: CENTRE, r: 8.25, strokeWidth: 1.5 } as const;

/** Width of the glint's line. */
export const GLINT_WIDTH = 0.75;

/** A point on a circle around the mark's centre; 0 degrees is to the right, 90 is up. */
export function pointAt(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE - radius * Math.sin(angle)) };
}

/** Outline of the liquid when it fills the glass up to `fraction` (0 is empty, 1 is full) of its height. */
export function liquidPath(fraction: number): string {
  const level = LIQUID_RADIUS * (1 - 2 * Math.min(1, Math.max(0, fraction)));
  const half = round(Math.sqrt(LIQUID_RADIUS ** 2 - level ** 2));
  const y = round(CENTRE + level);
  const largeArc = level < 0 ? 1 : 0;
  return `M${CENTRE - half} ${y}A${LIQUID_RADIUS} ${LIQUID_RADIUS} 0 ${largeArc} 0 ${CENTRE + half} ${y}Z`;
}

/** The glint of light on the glass, on the same circle as the liquid's edge. */
export function glintPath(): string {
  const start = pointAt(GLINT_RADIUS, 160);
  const end = pointAt(GLINT_RADIUS, 112);
  return `M${start.x} ${start.y}A${GLINT_RADIUS} ${GLINT_RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
