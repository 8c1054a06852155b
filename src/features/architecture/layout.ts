import type { Diagram, DiagramLink, DiagramNode, LinkKind } from './diagram.ts';
import { type Box, type Point, routeAcross, routeAlong, routeAround, routeMerged, routeOver } from './routes.ts';

/** Left to right, or top to bottom. */
export type Direction = 'right' | 'down';

/** Measures of a drawing: `along` the flow and `across` it. */
interface Dimensions {
  along: number;
  across: number;
  gapAlong: number;
  gapAcross: number;
  sourceGap: number;
  margin: number;
}

const DIMENSIONS: Record<Direction, Dimensions> = {
  right: { along: 164, across: 64, gapAlong: 76, gapAcross: 88, sourceGap: 12, margin: 28 },
  down: { along: 56, across: 130, gapAlong: 52, gapAcross: 44, sourceGap: 6, margin: 24 },
};

/** What kind of box it is. */
export type Role = 'source' | 'service' | 'store';

/** A box in its place, in the drawing's own coordinates. */
export interface PlacedNode {
  node: DiagramNode;
  role: Role;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A placed line; several routes if several boxes share it, the last one with the arrow. */
export interface PlacedLink {
  step: number;
  kind: LinkKind;
  ways: Point[][];
}

/** The whole drawing. */
export interface DiagramLayout {
  nodes: PlacedNode[];
  links: PlacedLink[];
  width: number;
  height: number;
}

type NodeBoxes = Map<string, Box & { role: Role; index: number; node: DiagramNode }>;

function getNodeBoxes({ sources, services, stores }: Diagram, m: Dimensions): NodeBoxes {
  const breadth = 2 * m.across + m.gapAcross;
  const sourceSize = (breadth - (sources.length - 1) * m.sourceGap) / sources.length;
  const column = (index: number) => (index + 1) * (m.along + m.gapAlong);
  const boxes: NodeBoxes = new Map();
  sources.forEach((node, index) => {
    boxes.set(node.id, {
      node,
      role: 'source',
      index,
      u: 0,
      v: index * (sourceSize + m.sourceGap),
      du: m.along,
      dv: sourceSize,
    });
  });
  services.forEach((node, index) => {
    boxes.set(node.id, { node, role: 'service', index, u: column(index), v: 0, du: m.along, dv: m.across });
  });
  stores.forEach((node, index) => {
    boxes.set(node.id, {
      node,
      role: 'store',
      index,
      u: column(index),
      v: m.across + m.gapAcross,
      du: m.along,
      dv: m.across,
    });
  });
  return boxes;
}

function getRoutesTo(link: DiagramLink, boxes: NodeBoxes, margin: number): Point[][] {
  const known = (id: string) => {
    const box = boxes.get(id);
    if (!box)
      throw new Error(
        `The diagram links to "${id}", which is not a box of the diagram. Add the box or correct the link.`,
      );
    return box;
  };
  const to = known(link.to);
  if (typeof link.from !== 'string') return routeMerged(link.from.map(known), to);
  const from = known(link.from);
  const distance = Math.abs(from.index - to.index);
  if (from.role === to.role) return [routeAlong(from, to)];
  if (distance === 0) return [routeAcross(from, to)];
  return [distance === 1 ? routeOver(from, to) : routeAround(from, to, margin)];
}

/** Places every box and line of a diagram for one direction. */
export function layOutDiagram(diagram: Diagram, direction: Direction): DiagramLayout {
  const m = DIMENSIONS[direction];
  const boxes = getNodeBoxes(diagram, m);
  const turn = ({ u, v }: Point): Point => {
    const [along, across] = [u + 1, v + m.margin];
    return direction === 'right' ? { u: along, v: across } : { u: across, v: along };
  };
  const nodes = [...boxes.values()].map(({ node, role, u, v, du, dv }): PlacedNode => {
    const corner = turn({ u, v });
    const [width, height] = direction === 'right' ? [du, dv] : [dv, du];
    return { node, role, x: corner.u, y: corner.v, width, height };
  });
  const links = diagram.links.map(
    (link, index): PlacedLink => ({
      step: index + 1,
      kind: link.kind,
      ways: getRoutesTo(link, boxes, m.margin - 8).map((way) => way.map(turn)),
    }),
  );
  const length = (diagram.services.length + 1) * (m.along + m.gapAlong) - m.gapAlong + m.margin;
  const breadth = 2 * m.across + m.gapAcross + m.margin + 1;
  const [width, height] = direction === 'right' ? [length, breadth] : [breadth, length];
  return { nodes, links, width, height };
}
