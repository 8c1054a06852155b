import type { FigureKind } from '../features/product-kit/figure.ts';
import { PromptDiff } from '../features/prompt-diff/PromptDiff.tsx';
import { promptMarkdown } from '../features/prompt-diff/prompt-markdown.ts';
import { SessionTimeline } from '../features/session-timeline/SessionTimeline.tsx';
import { sessionMarkdown } from '../features/session-timeline/session-markdown.ts';
import type { Tag } from '../markdown/vocabulary.ts';
import type { FigureSource } from './facts.ts';
import { figureTag } from './figure-tag.tsx';

/** The tags that draw the product from `*.figures.json` files. */
export function productTags(sources: readonly FigureSource[]): Record<FigureKind, Tag> {
  return {
    PromptDiff: figureTag('PromptDiff', sources, {
      render: (prompt, frame, open) => <PromptDiff prompt={prompt} selected={open} {...frame} />,
      markdown: promptMarkdown,
      choices: ({ versions }) => versions.map(({ version }) => version),
    }),
    SessionTimeline: figureTag('SessionTimeline', sources, {
      render: (session, { id: _, ...frame }) => <SessionTimeline session={session} {...frame} />,
      markdown: sessionMarkdown,
    }),
  };
}
