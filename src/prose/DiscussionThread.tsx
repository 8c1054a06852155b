import type { ReactNode } from 'react';
import { z } from 'zod';
import { Chip, PanelHead } from '../features/product-kit/PanelHead.tsx';
import type { Tag } from '../markdown/vocabulary.ts';
import { DrawnFigure, type FigureFrame } from '../ui/DrawnFigure.tsx';
import { drawnTag } from './drawn-tag.tsx';
import type { RepositoryThread } from './tag-data.ts';
import { getThreadKind, getThreadState } from './thread-facts.ts';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const getActivity = ({ votes, comments }: RepositoryThread) => [plural(votes, 'vote'), plural(comments, 'comment')];

function Thread({ thread, ...frame }: { thread: RepositoryThread } & FigureFrame): ReactNode {
  const { number, title, author, excerpt, topics } = thread;
  return (
    <DrawnFigure summary={`${getThreadKind(thread)} ${number}: ${title}`} {...frame}>
      <PanelHead title={title} note={`${getThreadKind(thread)} ${number}, ${getThreadState(thread)}`} />
      <div className="flex gap-3 px-4 py-4">
        <span aria-hidden="true" className="avatar size-10 text-sm">
          {author.charAt(0).toUpperCase()}
        </span>
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="font-medium text-[13px] text-ink leading-5">{author}</p>
          <p className="break-words text-[0.9375rem] text-ink leading-6">{excerpt}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-3">
        <p className="flex flex-wrap gap-1.5">
          {topics.map((topic) => (
            <Chip key={topic}>{topic}</Chip>
          ))}
        </p>
        <p className="flex gap-4 font-mono text-ink-3 text-xs tabular-nums">
          {getActivity(thread).map((count) => (
            <span key={count}>{count}</span>
          ))}
        </p>
      </div>
    </DrawnFigure>
  );
}

function threadMarkdown(thread: RepositoryThread): string {
  const { number, title, author, excerpt, topics } = thread;
  const facts = [`${getThreadKind(thread)} ${number}, ${getThreadState(thread)}`, ...getActivity(thread), ...topics];
  return `**${title}** (${facts.join(', ')})\n\n${author}: ${excerpt}`;
}

/** `<DiscussionThread number={1893} />`: the beginning of one issue or discussion of the repository. */
export function discussionThreadTag(threads: readonly RepositoryThread[]): Tag {
  const find = (number: number) => threads.find((thread) => thread.number === number);
  const load = ({ number }: { number: number }) => {
    const thread = find(number);
    if (!thread) throw new Error(`There is no thread ${number}.`);
    return thread;
  };
  const schema = z.strictObject({
    number: z.int().refine((number) => find(number), 'content/data/github.json has no thread with this number'),
    caption: z.string().min(1).optional(),
  });
  return drawnTag(schema, {
    render: (choice, { id: _, ...frame }) => <Thread thread={load(choice)} {...frame} />,
    markdown: (choice) => threadMarkdown(load(choice)),
  });
}
