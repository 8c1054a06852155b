import { cn } from '../../lib/cn.ts';
import type { Diagram, LinkKind } from './diagram.ts';
import { type Direction, layOutDiagram, type PlacedLink, type PlacedNode, type Role } from './layout.ts';
import { getArrow, getBadgePosition, getPath } from './routes.ts';

const LINE: Record<LinkKind, string> = { data: 'stroke-amber', control: 'stroke-ink-3', query: 'stroke-ink-3' };
const HEAD: Record<LinkKind, string> = { data: 'fill-amber', control: 'fill-ink-3', query: 'fill-ink-3' };
const BOX: Record<Role, string> = {
  source: 'fill-paper stroke-line-strong',
  service: 'fill-raised stroke-ink-3',
  store: 'fill-sunken stroke-line-strong',
};

function LinkLines({ link }: { link: PlacedLink }) {
  const isData = link.kind === 'data';
  return (
    <g
      fill="none"
      strokeWidth={isData ? 2 : 1}
      strokeDasharray={link.kind === 'query' ? '3 3' : undefined}
      className={LINE[link.kind]}
    >
      {link.routes.map((route) => (
        <path key={getPath(route)} d={getPath(route)} />
      ))}
      <path d={getArrow(link.routes.at(-1) ?? [], isData ? 8 : 6)} strokeWidth={0} className={HEAD[link.kind]} />
    </g>
  );
}

function Badge({ link }: { link: PlacedLink }) {
  const position = getBadgePosition(link.routes.at(-1) ?? []);
  return (
    <g>
      <circle
        cx={position.u}
        cy={position.v}
        r={8.5}
        className={cn('fill-raised', link.kind === 'data' ? 'stroke-amber' : 'stroke-line-strong')}
      />
      <text x={position.u} y={position.v + 4} textAnchor="middle" className="fill-ink font-mono text-xs">
        {link.step}
      </text>
    </g>
  );
}

function NodeBox({ placed }: { placed: PlacedNode }) {
  const { node, role, x, y, width, height } = placed;
  const middle = x + width / 2;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={6} className={BOX[role]} />
      <text
        x={middle}
        y={y + height / 2 - 3}
        textAnchor="middle"
        className={cn('fill-ink font-medium font-sans', role === 'source' ? 'text-[12px]' : 'text-[13px]')}
      >
        {node.title}
      </text>
      <text x={middle} y={y + height / 2 + 14} textAnchor="middle" className="fill-ink-3 text-xs">
        {node.note}
      </text>
    </g>
  );
}

/** The diagram in one direction; `id` makes its title and description addressable. */
export function DiagramDrawing({
  diagram,
  direction,
  id,
  className,
}: {
  diagram: Diagram;
  direction: Direction;
  id: string;
  className: string;
}) {
  const { nodes, links, width, height } = layOutDiagram(diagram, direction);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      className={cn('overflow-visible', className)}
    >
      <title id={`${id}-title`}>{diagram.title}</title>
      <desc id={`${id}-desc`}>{diagram.links.map(({ text }, index) => `${index + 1}. ${text}`).join(' ')}</desc>
      {links.map((link) => (
        <LinkLines key={link.step} link={link} />
      ))}
      {nodes.map((placed) => (
        <NodeBox key={placed.node.id} placed={placed} />
      ))}
      {links.map((link) => (
        <Badge key={link.step} link={link} />
      ))}
    </svg>
  );
}
