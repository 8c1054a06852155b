/** A point; `u` runs along the flow (or right, once turned), `v` across it (or down). */
export interface Point {
  u: number;
  v: number;
}

/** A box in the same coordinates. */
export interface Box extends Point {
  du: number;
  dv: number;
}

const EARLY = 0.22;
const LATE = 1 - EARLY;

const middleU = (box: Box) => box.u + box.du / 2;
const middleV = (box: Box) => box.v + box.dv / 2;

/** Routes several boxes into one: routes join half-way, and the last one has the arrow. */
export function routeMerged(from: readonly Box[], to: Box): Point[][] {
  const joinU = to.u - (to.u - Math.max(...from.map(({ u, du }) => u + du))) * 0.72;
  const target = { u: to.u, v: middleV(to) };
  const feeders = from.map((box) => [
    { u: box.u + box.du, v: middleV(box) },
    { u: joinU, v: middleV(box) },
    { u: joinU, v: target.v },
  ]);
  return [...feeders, [{ u: joinU, v: target.v }, target]];
}

/** Straight on to the next box. */
export function routeAlong(from: Box, to: Box): Point[] {
  return [
    { u: from.u + from.du, v: middleV(from) },
    { u: to.u, v: middleV(to) },
  ];
}

/** Straight across to the box beside. */
export function routeAcross(from: Box, to: Box): Point[] {
  const [start, end] = from.v < to.v ? [from.v + from.dv, to.v] : [from.v, to.v + to.dv];
  return [
    { u: middleU(from), v: start },
    { u: middleU(to), v: end },
  ];
}

/** Across and one place further, bending in the gap between. */
export function routeOver(from: Box, to: Box): Point[] {
  const isForward = from.u < to.u;
  const [start, end] = from.v < to.v ? [from.v + from.dv, to.v] : [from.v, to.v + to.dv];
  const startU = from.u + from.du * (isForward ? LATE : EARLY);
  const endU = to.u + to.du * (isForward ? EARLY : LATE);
  const bend = (start + end) / 2;
  return [
    { u: startU, v: start },
    { u: startU, v: bend },
    { u: endU, v: bend },
    { u: endU, v: end },
  ];
}

/** Routes around the outside, `margin` away from the boxes. */
export function routeAround(from: Box, to: Box, margin: number): Point[] {
  const outside = from.u + from.du + margin;
  const edge = to.v - margin;
  return [
    { u: from.u + from.du, v: middleV(from) },
    { u: outside, v: middleV(from) },
    { u: outside, v: edge },
    { u: middleU(to), v: edge },
    { u: middleU(to), v: to.v },
  ];
}

const distance = (a: Point, b: Point) => Math.hypot(b.u - a.u, b.v - a.v);

/** Returns the middle of a route's longest straight part, for its number. */
export function getBadgePosition(way: readonly Point[]): Point {
  let best: Point = way[0] ?? { u: 0, v: 0 };
  let longest = -1;
  for (const [index, a] of way.entries()) {
    const b = way[index + 1];
    if (!b || distance(a, b) <= longest) continue;
    longest = distance(a, b);
    best = { u: (a.u + b.u) / 2, v: (a.v + b.v) / 2 };
  }
  return best;
}

function towards(a: Point, b: Point, length: number): Point {
  const share = Math.min(1, length / (distance(a, b) || 1));
  return { u: a.u + (b.u - a.u) * share, v: a.v + (b.v - a.v) * share };
}

/** Returns a route as SVG path data with rounded corners. */
export function getPath(way: readonly Point[], radius = 6): string {
  return way
    .map((point, index) => {
      const [before, after] = [way[index - 1], way[index + 1]];
      if (!before) return `M${point.u} ${point.v}`;
      if (!after) return `L${point.u} ${point.v}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      const [enter, leave] = [towards(point, before, r), towards(point, after, r)];
      return `L${enter.u} ${enter.v}Q${point.u} ${point.v} ${leave.u} ${leave.v}`;
    })
    .join('');
}

/** Returns the arrowhead at the end of a route as SVG path data. */
export function getArrow(way: readonly Point[], size = 6): string {
  const [before, tip] = [way.at(-2), way.at(-1)];
  if (!before || !tip) return '';
  const base = towards(tip, before, size);
  const [du, dv] = [(tip.u - base.u) / 2, (tip.v - base.v) / 2];
  return `M${tip.u} ${tip.v}L${base.u - dv} ${base.v + du}L${base.u + dv} ${base.v - du}Z`;
}
