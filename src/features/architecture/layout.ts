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
  down: { along: 56, across: 124, gapAlong: 52, gapAcross: 36, sourceGap: 4, margin: 20 },
};

/** The kind of a box. */
export type Role = 'source' | 'service' | 'store';

/** A box at its position in the drawing. */
export interface PlacedNode {
  node: DiagramNode;
  role: Role;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line at its position; several routes if several boxes share it, the last one with the arrow. */
export interface PlacedLink {
  step: number;
  kind: LinkKind;
  routes: Point[][];
}

/** The whole drawing. */
export interface DiagramLayout {
  nodes: PlacedNode[];
  links: PlacedLink[];
  width: number;
  height: number;
}

type NodeBoxes = Map<string, Box & { role: Role; index: number; node: DiagramNode }>;

function getNodeBoxes({ sources, services, stores }: Diagram, size: Dimensions): NodeBoxes {
  const breadth = 2 * size.across + size.gapAcross;
  const sourceSize = (breadth - (sources.length - 1) * size.sourceGap) / sources.length;
  const column = (index: number) => (index + 1) * (size.along + size.gapAlong);
  const boxes: NodeBoxes = new Map();
  sources.forEach((node, index) => {
    boxes.set(node.id, {
      node,
      role: 'source',
      index,
      u: 0,
      v: index * (sourceSize + size.sourceGap),
      du: size.along,
      dv: sourceSize,
    });
  });
  services.forEach((node, index) => {
    boxes.set(node.id, { node, role: 'service', index, u: column(index), v: 0, du: size.along, dv: size.across });
  });
  stores.forEach((node, index) => {
    boxes.set(node.id, {
      node,
      role: 'store',
      index,
      u: column(index),
      v: size.across + size.gapAcross,
      du: size.along,
      dv: size.across,
    });
  });
  return boxes;
}

function getRoutes(link: DiagramLink, boxes: NodeBoxes, margin: number): Point[][] {
  const getBox = (id: string) => {
    const box = boxes.get(id);
    if (!box)
      throw new Error(
        `The diagram links to "${id}", which is not a box of the diagram. Add the box or correct the link.`,
      );
    return box;
  };
  const to = getBox(link.to);
  if (typeof link.from !== 'string') return routeMerged(link.from.map(getBox), to);
  const from = getBox(link.from);
  const distance = Math.abs(from.index - to.index);
  if (from.role === to.role) return [routeAlong(from, to)];
  if (distance === 0) return [routeAcross(from, to)];
  return [distance === 1 ? routeOver(from, to) : routeAround(from, to, margin)];
}

/** Places every box and line of a diagram for one direction. */
export function layOutDiagram(diagram: Diagram, direction: Direction): DiagramLayout {
  const size = DIMENSIONS[direction];
  const boxes = getNodeBoxes(diagram, size);
  const rotate = ({ u, v }: Point): Point => {
    const [along, across] = [u + 1, v + size.margin];
    return direction === 'right' ? { u: along, v: across } : { u: across, v: along };
  };
  const nodes = [...boxes.values()].map(({ node, role, u, v, du, dv }): PlacedNode => {
    const corner = rotate({ u, v });
    const [width, height] = direction === 'right' ? [du, dv] : [dv, du];
    return { node, role, x: corner.u, y: corner.v, width, height };
  });
  const links = diagram.links.map(
    (link, index): PlacedLink => ({
      step: index + 1,
      kind: link.kind,
      routes: getRoutes(link, boxes, size.margin - 8).map((route) => route.map(rotate)),
    }),
  );
  const length = (diagram.services.length + 1) * (size.along + size.gapAlong) - size.gapAlong + size.margin;
  const breadth = 2 * size.across + size.gapAcross + size.margin + 1;
  const [width, height] = direction === 'right' ? [length, breadth] : [breadth, length];
  return { nodes, links, width, height };
}
