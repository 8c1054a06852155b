import { CircleCheck, CircleDot, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { joinWithDots } from '../lib/join-with-dots.ts';
import { formatTag } from '../lib/tags.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { knownNameSchema } from './known.ts';
import type { RepositoryThread } from './tag-data.ts';
import { getThreadKind, getThreadState } from './thread-facts.ts';

const SHOWN = 5;

/** What is under a thread's title. */
function getFacts(thread: RepositoryThread): string {
  const { number, topics, comments } = thread;
  const commentCount = comments === 1 ? '1 comment' : `${comments} comments`;
  const kind = `${getThreadKind(thread)} ${number}`;
  return joinWithDots([kind, topics.map(formatTag).join(', '), getThreadState(thread), commentCount]);
}

function ThreadRow({ thread }: { thread: RepositoryThread }): ReactNode {
  const Icon = thread.solved ? CircleCheck : thread.kind === 'issue' ? CircleDot : MessageSquare;
  return (
    <li>
      <a href={thread.url} rel="noreferrer">
        <Icon aria-hidden data-solved={thread.solved || undefined} />
        <span>
          <span className="thread-title">{thread.title}</span> <span className="thread-facts">{getFacts(thread)}</span>
        </span>
      </a>
    </li>
  );
}

/** `<Discussions topic="self-hosting" limit={3} />`: threads of the repository, those touched last first. */
export function discussionsTag(threads: readonly RepositoryThread[]): Tag {
  const topics = [...new Set(threads.flatMap((thread) => thread.topics))].sort();
  const chosen = ({ topic, limit = SHOWN }: { topic?: string; limit?: number }) =>
    threads
      .filter((thread) => topic === undefined || thread.topics.includes(topic))
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, limit);
  return defineTag(
    z
      .strictObject({ topic: knownNameSchema('topic', topics).optional(), limit: z.int().min(1).max(20).optional() })
      .refine(() => threads.length > 0, 'content/data/github.json has no threads'),
    (choice) => (
      <ul className="threads not-prose">
        {chosen(choice).map((thread) => (
          <ThreadRow key={thread.number} thread={thread} />
        ))}
      </ul>
    ),
    (choice) =>
      chosen(choice)
        .map((thread) => `- [${thread.title}](${thread.url}) ${getFacts(thread)}`)
        .join('\n'),
    { only: [] },
  );
}
