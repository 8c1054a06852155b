import type { FigureData } from './figure.ts';

type Graph = FigureData<'AgentGraph'>;

/** A node of the graph with the top left corner of its box. */
export interface PlacedNode {
  id: string;
  type: string;
  runs: number;
  x: number;
  y: number;
}

/** An arrow from one box to another. */
export interface PlacedEdge {
  from: string;
  to: string;
  path: string;
}

/** Everything that the drawing of a graph needs, in pixels. */
export interface GraphLayout {
  width: number;
  height: number;
  boxWidth: number;
  nodes: PlacedNode[];
  edges: PlacedEdge[];
}

export const BOX_HEIGHT = 46;
const COLUMN_GAP = 20;
const ROW_GAP = 54;
const CHARACTER = 7.3;
const PAIR_OFFSET = 9;

/** The line below the name of a node: its type and how often it ran. */
export function nodeLabel({ type, runs }: Pick<PlacedNode, 'type' | 'runs'>): string {
  return runs > 1 ? `${type} · ${runs} times` : type;
}

/** Returns the distance of every node from the first, along the arrows. */
function getRanks({ nodes, edges }: Graph): Map<string, number> {
  const ranks = new Map<string, number>();
  let frontier = nodes.slice(0, 1).map(({ id }) => id);
  for (let rank = 0; frontier.length > 0; rank++) {
    for (const id of frontier) ranks.set(id, rank);
    const next = edges.filter(({ from, to }) => frontier.includes(from) && !ranks.has(to)).map(({ to }) => to);
    frontier = [...new Set(next)];
  }
  return ranks;
}

/** Places nodes in rows by their distance from the first node, each row centred. */
export function layOutGraph(graph: Graph): GraphLayout {
  const ranks = getRanks(graph);
  const rows = Map.groupBy(graph.nodes, ({ id }) => ranks.get(id) ?? 0);
  const longest = Math.max(...graph.nodes.map((node) => Math.max(node.id.length, nodeLabel(node).length)));
  const boxWidth = Math.max(120, Math.round(longest * CHARACTER + 24));
  const widest = Math.max(...[...rows.values()].map(({ length }) => length));
  const width = widest * boxWidth + (widest - 1) * COLUMN_GAP;
  const nodes = [...rows].flatMap(([rank, row]) => {
    const start = (width - row.length * boxWidth - (row.length - 1) * COLUMN_GAP) / 2;
    return row.map((node, index) => ({
      ...node,
      x: start + index * (boxWidth + COLUMN_GAP),
      y: rank * (BOX_HEIGHT + ROW_GAP),
    }));
  });
  const height = rows.size * BOX_HEIGHT + (rows.size - 1) * ROW_GAP;
  return { width, height, boxWidth, nodes, edges: placeEdges(graph, nodes, boxWidth) };
}

function placeEdges({ edges }: Graph, nodes: readonly PlacedNode[], boxWidth: number): PlacedEdge[] {
  const find = (id: string) => nodes.find((node) => node.id === id);
  return edges.flatMap(({ from, to }) => {
    const [a, b] = [find(from), find(to)];
    if (!a || !b) return [];
    const isPair = edges.some((other) => other.from === to && other.to === from);
    return [{ from, to, path: edgePath(a, b, boxWidth, isPair ? PAIR_OFFSET : 0) }];
  });
}

/** Returns the path of an arrow: down on the left, back up on the right, and sideways within a row. */
function edgePath(a: PlacedNode, b: PlacedNode, boxWidth: number, offset: number): string {
  if (a.y === b.y) {
    const isRight = a.x < b.x;
    const y = a.y + BOX_HEIGHT / 2 + (isRight ? -offset : offset);
    return isRight ? `M${a.x + boxWidth} ${y}H${b.x - 2}` : `M${a.x} ${y}H${b.x + boxWidth + 2}`;
  }
  const isDown = a.y < b.y;
  const shift = boxWidth / 2 + (isDown ? -offset : offset);
  const [startX, endX] = [a.x + shift, b.x + shift];
  const [startY, endY] = isDown ? [a.y + BOX_HEIGHT, b.y - 2] : [a.y, b.y + BOX_HEIGHT + 2];
  const middle = (startY + endY) / 2;
  return `M${startX} ${startY}C${startX} ${middle} ${endX} ${middle} ${endX} ${endY}`;
}
