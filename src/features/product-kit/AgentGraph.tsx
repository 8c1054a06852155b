import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { BOX_HEIGHT, type GraphLayout, layOutGraph, nodeLabel, type PlacedNode } from './graph-layout.ts';
import { graphSentences } from './graph-markdown.ts';
import { PanelHead } from './PanelHead.tsx';

/** Graphs up to this width shrink to fit a phone; wider ones scroll. */
const PHONE_WIDTH = 360;

function Box({ node, width }: { node: PlacedNode; width: number }) {
  const { id, x, y } = node;
  const isFirst = y === 0;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={BOX_HEIGHT}
        rx={4}
        className={isFirst ? 'fill-amber-wash stroke-amber' : 'fill-raised stroke-line-strong'}
      />
      <text x={x + width / 2} y={y + 20} textAnchor="middle" className="fill-ink font-mono text-xs">
        {id}
      </text>
      <text x={x + width / 2} y={y + 36} textAnchor="middle" className="fill-ink-3 font-mono text-xs">
        {nodeLabel(node)}
      </text>
    </g>
  );
}

function Drawing({ layout, id }: { layout: GraphLayout; id: string }) {
  const { width, height, boxWidth, nodes, edges } = layout;
  const arrow = `${id}-arrow`;
  return (
    <svg
      aria-hidden="true"
      width={width + 2}
      height={height + 2}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      className={width <= PHONE_WIDTH ? 'mx-auto block h-auto max-w-full' : 'mx-auto block max-w-none'}
    >
      <marker id={arrow} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={8} markerHeight={8} orient="auto">
        <path d="M0 0L8 4L0 8Z" className="fill-ink-3" />
      </marker>
      {edges.map(({ from, to, path }) => (
        <path key={`${from} ${to}`} d={path} fill="none" markerEnd={`url(#${arrow})`} className="stroke-ink-3" />
      ))}
      {nodes.map((node) => (
        <Box key={node.id} node={node} width={boxWidth} />
      ))}
    </svg>
  );
}

/** The steps of an agent as a graph: each step once, with how often it ran and where it led. */
export function AgentGraph({ graph, id, ...frame }: { graph: FigureData<'AgentGraph'>; id: string } & FigureFrame) {
  const steps = graph.nodes.reduce((sum, { runs }) => sum + runs, 0);
  return (
    <DrawnFigure summary={`Agent graph of ${graph.name}: ${graph.nodes.length} steps, run ${steps} times`} {...frame}>
      <PanelHead title={graph.name} note={`graph · ${steps} observations`} />
      <ul className="sr-only">
        {graphSentences(graph).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <section
        aria-label={`Graph of ${graph.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the graph.
        tabIndex={0}
        className="scroll-x px-3 py-5"
      >
        <Drawing layout={layOutGraph(graph)} id={id} />
      </section>
    </DrawnFigure>
  );
}
