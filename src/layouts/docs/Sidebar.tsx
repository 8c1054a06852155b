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
    <ul className={level === 1 ? 'side-list' : undefined}>
      {nodes.map((node) => (
        <li key={node.kind === 'page' ? node.path : node.title}>
          <SidebarEntry node={node} path={path} level={level} below={below} />
        </li>
      ))}
    </ul>
  );
}

/** True if a path is in these nodes or below them. */
export function containsPath(nodes: readonly SidebarNode[], path: string): boolean {
  return nodes.some((node) =>
    node.kind === 'page' ? node.path === path : node.kind === 'group' && containsPath(node.children, path),
  );
}

interface SidebarEntryProps {
  node: SidebarNode;
  path: string;
  level: number;
  below?: ReactNode;
}

function SidebarEntry({ node, path, level, below }: SidebarEntryProps): ReactNode {
  if (node.kind === 'heading') return <p>{node.title}</p>;
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
    <details open={level < SIDEBAR_COLLAPSE_LEVEL || containsPath(node.children, path)}>
      <summary>{node.title}</summary>
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
    <a href={path} aria-current={current ? 'page' : undefined}>
      {title}
      {label && <Badge className="ml-auto h-5">{label}</Badge>}
    </a>
  );
}
