import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_STATE_LABELS } from '../../schema/front-matter.ts';
import { parseSuccessor, statusText, type ToolStatusData } from './status-text.ts';

/** The callout above a page about a tool that is no longer developed; nothing for maintained tools. */
export function ToolStatus({ status }: { status: ToolStatusData }): ReactNode {
  const text = statusText(status);
  if (text === undefined) return null;
  const successor = status.successor ? parseSuccessor(status.successor) : undefined;
  return (
    <aside className="callout mt-6 text-base" data-type={status.state === 'discontinued' ? 'error' : 'warning'}>
      <p className="callout-title">
        <TriangleAlert aria-hidden />
        {TOOL_STATE_LABELS[status.state]}
      </p>
      <p>
        {text}
        {successor && (
          <>
            {' For new projects, use '}
            {successor.href ? (
              <a href={successor.href} className="font-medium underline underline-offset-2">
                {successor.name}
              </a>
            ) : (
              successor.name
            )}
            .
          </>
        )}
      </p>
    </aside>
  );
}
