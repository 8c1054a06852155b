import { z } from 'zod';
import { slugify } from '../../src/lib/slug.ts';
import { truncateText } from '../../src/lib/truncate-text.ts';
import type { Thread } from '../../src/schema/reference.ts';

const EXCERPT_CHARS = 400;
const TOPICS = 5;

/** The fields of an issue that we read from the REST API. */
export const issueSchema = z.object({
  number: z.int().positive(),
  title: z.string(),
  html_url: z.url({ protocol: /^https?$/ }),
  user: z.object({ login: z.string() }).nullable(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])),
  state: z.enum(['open', 'closed']),
  state_reason: z.string().nullish(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  comments: z.int().nonnegative(),
  reactions: z.object({ '+1': z.int().nonnegative() }).nullish(),
  body: z.string().nullish(),
  pull_request: z.unknown().optional(),
});

/** The fields of a discussion that we request from the GraphQL API. */
export const discussionSchema = z.object({
  number: z.int().positive(),
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  author: z.object({ login: z.string() }).nullable(),
  category: z.object({ slug: z.string() }).nullable(),
  labels: z.object({ nodes: z.array(z.object({ name: z.string() }).nullable()) }).nullable(),
  closed: z.boolean(),
  isAnswered: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  comments: z.object({ totalCount: z.int().nonnegative() }),
  upvoteCount: z.int().nonnegative(),
  body: z.string(),
});

/** Converts an issue to a thread; undefined for pull requests, which the API lists among issues. */
export function issueThread(issue: z.infer<typeof issueSchema>): Thread | undefined {
  if (issue.pull_request) return;
  const labels = issue.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
  return {
    kind: 'issue',
    number: issue.number,
    title: plain(issue.title) || `Issue ${issue.number}`,
    url: issue.html_url,
    author: issue.user?.login || 'ghost',
    topics: getTopics(labels),
    state: issue.state,
    createdAt: issue.created_at,
    updatedAt: issue.updated_at,
    comments: issue.comments,
    votes: issue.reactions?.['+1'] ?? 0,
    solved: issue.state === 'closed' && !['not_planned', 'duplicate'].includes(issue.state_reason ?? ''),
    excerpt: getExcerpt(issue.body ?? '') || plain(issue.title) || `Issue ${issue.number}`,
  };
}

export function discussionThread(discussion: z.infer<typeof discussionSchema>): Thread {
  const { number, author, category, labels, closed, isAnswered, comments, upvoteCount, body } = discussion;
  const title = plain(discussion.title) || `Discussion ${number}`;
  const names = labels?.nodes.map((label) => label?.name ?? '') ?? [];
  return {
    kind: 'discussion',
    number,
    title,
    url: discussion.url,
    author: author?.login || 'ghost',
    topics: getTopics(names.length > 0 ? names : [category?.slug ?? '']),
    state: closed ? 'closed' : 'open',
    createdAt: discussion.createdAt,
    updatedAt: discussion.updatedAt,
    comments: comments.totalCount,
    votes: upvoteCount,
    solved: isAnswered ?? false,
    excerpt: getExcerpt(body) || title,
  };
}

/** Converts labels to sorted IDs; `area: tracing` becomes `tracing`. */
export function getTopics(labels: readonly string[]): string[] {
  const topics = labels.flatMap((label) => {
    const id = slugify(label.replace(/^[\w\s]+:\s*/, ''))
      .replace(/[^a-z0-9-]+/g, '')
      .replace(/^-+|-+$|-(?=-)/g, '');
    return id && id !== 'section' ? [id] : [];
  });
  const unique = [...new Set(topics)].sort();
  return unique.length > 0 ? unique.slice(0, TOPICS) : ['general'];
}

/** Returns the beginning of a Markdown text as plain text on one line. */
export function getExcerpt(markdown: string): string {
  const text = markdown
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/^[ \t]*(`{3,}|~{3,}).*$/gm, ' ')
    .replace(/^#{1,6}[ \t].*$/gm, ' ')
    .replace(/^[ \t]*(?:>|[-*+]|\d+\.)[ \t]+(?:\[[ xX]\][ \t])?/gm, '')
    .replace(/^_No response_$/gm, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/(\*\*|__|`)/g, '');
  return truncateText(plain(text), EXCERPT_CHARS);
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
