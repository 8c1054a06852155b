import { Dashboard } from '../features/product-kit/Dashboard.tsx';
import { dashboardMarkdown } from '../features/product-kit/dashboard-markdown.ts';
import { ExperimentCompare } from '../features/product-kit/ExperimentCompare.tsx';
import { experimentMarkdown } from '../features/product-kit/experiment-markdown.ts';
import type { FigureKind } from '../features/product-kit/figure.ts';
import { ScoreChart } from '../features/product-kit/ScoreChart.tsx';
import { scoreMarkdown } from '../features/product-kit/score-markdown.ts';
import { PromptDiff } from '../features/prompt-diff/PromptDiff.tsx';
import { promptMarkdown } from '../features/prompt-diff/prompt-markdown.ts';
import { SessionTimeline } from '../features/session-timeline/SessionTimeline.tsx';
import { sessionMarkdown } from '../features/session-timeline/session-markdown.ts';
import type { Tag } from '../markdown/vocabulary.ts';
import { figureTag } from './figure-tag.tsx';
import { screenTags } from './screen-tags.tsx';
import type { FigureSource } from './tag-data.ts';

/** The tags that draw the product from `*.figures.json` files. */
export function productTags(sources: readonly FigureSource[]): Record<FigureKind, Tag> {
  return {
    ...screenTags(sources),
    PromptDiff: figureTag('PromptDiff', sources, {
      render: (prompt, frame, open) => <PromptDiff prompt={prompt} selected={open} {...frame} />,
      markdown: promptMarkdown,
      choices: ({ versions }) => versions.map(({ version }) => version),
    }),
    SessionTimeline: figureTag('SessionTimeline', sources, {
      render: (session, { id: _, ...frame }) => <SessionTimeline session={session} {...frame} />,
      markdown: sessionMarkdown,
    }),
    ScoreChart: figureTag('ScoreChart', sources, {
      render: (chart, { id: _, ...frame }) => <ScoreChart chart={chart} {...frame} />,
      markdown: scoreMarkdown,
    }),
    ExperimentCompare: figureTag('ExperimentCompare', sources, {
      render: (experiment, { id: _, ...frame }) => <ExperimentCompare experiment={experiment} {...frame} />,
      markdown: experimentMarkdown,
    }),
    Dashboard: figureTag('Dashboard', sources, {
      render: (dashboard, { id: _, ...frame }) => <Dashboard dashboard={dashboard} {...frame} />,
      markdown: dashboardMarkdown,
    }),
  };
}
