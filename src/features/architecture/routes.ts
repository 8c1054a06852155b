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

const START_SHARE = 0.22;
const END_SHARE = 1 - START_SHARE;

const middleU = (box: Box) => box.u + box.du / 2;
const middleV = (box: Box) => box.v + box.dv / 2;

/** Routes several boxes into one: routes join half-way, and the last one has the arrow. */
export function routeMerged(from: readonly Box[], to: Box): Point[][] {
  const joinU = to.u - (to.u - Math.max(...from.map(({ u, du }) => u + du))) * 0.72;
  const target = { u: to.u, v: middleV(to) };
  const incoming = from.map((box) => [
    { u: box.u + box.du, v: middleV(box) },
    { u: joinU, v: middleV(box) },
    { u: joinU, v: target.v },
  ]);
  return [...incoming, [{ u: joinU, v: target.v }, target]];
}

/** Returns a straight line to the next box. */
export function routeAlong(from: Box, to: Box): Point[] {
  return [
    { u: from.u + from.du, v: middleV(from) },
    { u: to.u, v: middleV(to) },
  ];
}

/** Returns a straight line across to the box on the other side. */
export function routeAcross(from: Box, to: Box): Point[] {
  const [start, end] = from.v < to.v ? [from.v + from.dv, to.v] : [from.v, to.v + to.dv];
  return [
    { u: middleU(from), v: start },
    { u: middleU(to), v: end },
  ];
}

/** Returns a line across and one place further, which bends in the gap. */
export function routeOver(from: Box, to: Box): Point[] {
  const isForward = from.u < to.u;
  const [start, end] = from.v < to.v ? [from.v + from.dv, to.v] : [from.v, to.v + to.dv];
  const startU = from.u + from.du * (isForward ? END_SHARE : START_SHARE);
  const endU = to.u + to.du * (isForward ? START_SHARE : END_SHARE);
  const bendV = (start + end) / 2;
  return [
    { u: startU, v: start },
    { u: startU, v: bendV },
    { u: endU, v: bendV },
    { u: endU, v: end },
  ];
}

/** Returns a line around the outside, `margin` away from the boxes. */
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
export function getBadgePosition(route: readonly Point[]): Point {
  let best: Point = route[0] ?? { u: 0, v: 0 };
  let longest = -1;
  for (const [index, a] of route.entries()) {
    const b = route[index + 1];
    if (!b || distance(a, b) <= longest) continue;
    longest = distance(a, b);
    best = { u: (a.u + b.u) / 2, v: (a.v + b.v) / 2 };
  }
  return best;
}

function moveTowards(a: Point, b: Point, length: number): Point {
  const share = Math.min(1, length / (distance(a, b) || 1));
  return { u: a.u + (b.u - a.u) * share, v: a.v + (b.v - a.v) * share };
}

/** Returns a route as SVG path data with rounded corners. */
export function getPath(route: readonly Point[], radius = 6): string {
  return route
    .map((point, index) => {
      const [before, after] = [route[index - 1], route[index + 1]];
      if (!before) return `M${point.u} ${point.v}`;
      if (!after) return `L${point.u} ${point.v}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      const [enter, leave] = [moveTowards(point, before, r), moveTowards(point, after, r)];
      return `L${enter.u} ${enter.v}Q${point.u} ${point.v} ${leave.u} ${leave.v}`;
    })
    .join('');
}

/** Returns the arrowhead at the end of a route as SVG path data. */
export function getArrow(route: readonly Point[], size = 6): string {
  const [before, tip] = [route.at(-2), route.at(-1)];
  if (!before || !tip) return '';
  const base = moveTowards(tip, before, size);
  const [du, dv] = [(tip.u - base.u) / 2, (tip.v - base.v) / 2];
  return `M${tip.u} ${tip.v}L${base.u - dv} ${base.v + du}L${base.u + dv} ${base.v - du}Z`;
}
