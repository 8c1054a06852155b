import type { FigureData } from './figure.ts';

type Thread = FigureData<'CommentThread'>;

/** The author of a comment; comments written with API keys have none. */
export const commentAuthor = ({ author }: Thread['comments'][number]): string => author ?? 'API key';

export const countComments = ({ comments }: Thread): string =>
  `${comments.length} ${comments.length === 1 ? 'comment' : 'comments'}`;

/** Comments as Markdown: a line for each. */
export function commentMarkdown(thread: Thread): string {
  const lines = thread.comments.map((comment) => {
    const place = comment.on ? `, on ${comment.on}` : '';
    return `- ${commentAuthor(comment)} (${comment.time}${place}): ${comment.text.replace(/\s+/g, ' ')}`;
  });
  return `**${countComments(thread)}** on ${thread.object}\n\n${lines.join('\n')}`;
}
