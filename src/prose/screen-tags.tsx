import { Scale } from 'lucide-react';
import { AgentGraph } from '../features/product-kit/AgentGraph.tsx';
import { AnnotationQueue } from '../features/product-kit/AnnotationQueue.tsx';
import { AuditLog } from '../features/product-kit/AuditLog.tsx';
import { auditMarkdown } from '../features/product-kit/audit-markdown.ts';
import { CommentThread } from '../features/product-kit/CommentThread.tsx';
import { commentMarkdown } from '../features/product-kit/comment-markdown.ts';
import type { FigureData } from '../features/product-kit/figure.ts';
import { graphMarkdown } from '../features/product-kit/graph-markdown.ts';
import { Playground } from '../features/product-kit/Playground.tsx';
import { playgroundMarkdown } from '../features/product-kit/playground-markdown.ts';
import { queueMarkdown } from '../features/product-kit/queue-markdown.ts';
import { RoleMatrix } from '../features/product-kit/RoleMatrix.tsx';
import { roleMarkdown } from '../features/product-kit/role-markdown.ts';
import { SettingsPanel } from '../features/product-kit/SettingsPanel.tsx';
import { settingsMarkdown } from '../features/product-kit/settings-markdown.ts';
import { figureTag } from './figure-tag.tsx';
import type { FigureSource } from './tag-data.ts';

/** Notes on figures whose data a test compares with a contract. */
const FACT_NOTES: Readonly<Record<NonNullable<FigureData<'RoleMatrix'>['basis']>, string>> = {
  plans: 'Features as in the comparison of plans',
};

/** The tags that draw whole screens of the product. */
export function screenTags(sources: readonly FigureSource[]) {
  return {
    AgentGraph: figureTag('AgentGraph', sources, {
      render: (graph, frame) => <AgentGraph graph={graph} {...frame} />,
      markdown: graphMarkdown,
    }),
    AnnotationQueue: figureTag('AnnotationQueue', sources, {
      render: (queue, { id: _, ...frame }) => <AnnotationQueue queue={queue} {...frame} />,
      markdown: queueMarkdown,
    }),
    AuditLog: figureTag('AuditLog', sources, {
      render: (log, { id: _, ...frame }) => <AuditLog log={log} {...frame} />,
      markdown: auditMarkdown,
    }),
    CommentThread: figureTag('CommentThread', sources, {
      render: (thread, { id: _, ...frame }) => <CommentThread thread={thread} {...frame} />,
      markdown: commentMarkdown,
    }),
    RoleMatrix: figureTag('RoleMatrix', sources, {
      render: (matrix, { id: _, ...frame }) => <RoleMatrix matrix={matrix} {...frame} />,
      markdown: roleMarkdown,
      note: ({ basis }) => basis && { text: FACT_NOTES[basis], Icon: Scale },
    }),
    SettingsPanel: figureTag('SettingsPanel', sources, {
      render: (panel, { id: _, ...frame }) => <SettingsPanel panel={panel} {...frame} />,
      markdown: settingsMarkdown,
    }),
    Playground: figureTag('Playground', sources, {
      render: (playground, { id: _, ...frame }) => <Playground playground={playground} {...frame} />,
      markdown: playgroundMarkdown,
    }),
  };
}
