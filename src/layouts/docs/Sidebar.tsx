import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SIDEBAR_COLLAPSE_LEVEL } from '../../site/limits.ts';
import type { SidebarNode } from '../../source/sidebar.ts';
import { Badge } from '../../ui/Badge.tsx';

interface SidebarProps {
  nodes: readonly SidebarNode[];
  path: string;
  level?: number;
  /** Shown below the link to the current page. */
  below?: ReactNode;
}

/** The pages of a section. Groups at or below the collapse level start closed, except those that lead to this page. */
export function Sidebar({ nodes, path, level = 1, below }: SidebarProps): ReactNode {
  return (
    <ul className={level === 1 ? 'space-y-px' : 'mt-px mb-2 ml-3 border-l border-line pl-2'}>
      {nodes.map((node) => (
        <li key={node.kind === 'page' ? node.path : node.title}>
          <SidebarEntry node={node} path={path} level={level} below={below} />
        </li>
      ))}
    </ul>
  );
}

/** True where a path is among these nodes or below them. */
export function leadsTo(nodes: readonly SidebarNode[], path: string): boolean {
  return nodes.some((node) =>
    node.kind === 'page' ? node.path === path : node.kind === 'group' && leadsTo(node.children, path),
  );
}

interface SidebarEntryProps {
  node: SidebarNode;
  path: string;
  level: number;
  below?: ReactNode;
}

function SidebarEntry({ node, path, level, below }: SidebarEntryProps): ReactNode {
  if (node.kind === 'heading') return <p className="mt-6 mb-1.5 px-2.5 font-mono text-xs text-ink-3">{node.title}</p>;
  if (node.kind === 'page') {
    const isCurrent = node.path === path;
    return (
      <>
        <SidebarLink {...node} current={isCurrent} />
        {isCurrent && below}
      </>
    );
  }
  return (
    <details open={level < SIDEBAR_COLLAPSE_LEVEL || leadsTo(node.children, path)} className="group/menu">
      <summary className="side-group">
        {node.title}
        <ChevronRight
          aria-hidden
          className="ml-auto size-3.5 text-ink-3 transition-transform duration-150 [details[open]>summary>&]:rotate-90"
        />
      </summary>
      <Sidebar nodes={node.children} path={path} level={level + 1} below={below} />
    </details>
  );
}

function SidebarLink({
  title,
  path,
  label,
  current,
}: {
  title: string;
  path: string;
  label?: string;
  current: boolean;
}): ReactNode {
  return (
    <a href={path} aria-current={current ? 'page' : undefined} className="side-link">
      {title}
      {label && <Badge className="ml-auto h-5">{label}</Badge>}
    </a>
  );
}
