import { z } from 'zod';
import type { Figure } from '../../../schema/figure-file.ts';
import type { ApiBook } from '../book.ts';
import { requestExample, responseExample, timeText, valueText } from './examples.ts';

const configSchema = z.object({
  name: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
});
const queueSchema = z.object({
  name: z.string(),
  description: z.string(),
  open: z.number(),
  completed: z.number(),
});
const reviewedSchema = z.object({ name: z.string(), input: z.unknown(), output: z.unknown() });

/** The queue of the examples, with the example trace open and the example config to fill in. */
export function queueFigure(book: ApiBook): Figure | undefined {
  const queue = responseExample(book, 'getAnnotationQueue', queueSchema);
  const trace = responseExample(book, 'getTrace', reviewedSchema);
  const config = requestExample(book, 'createScoreConfig', configSchema);
  if (!queue || !trace || !config) return undefined;
  return {
    kind: 'AnnotationQueue',
    ...queue,
    item: { object: `trace ${trace.name}`, input: valueText(trace.input), output: valueText(trace.output) },
    scores: [{ name: config.name, question: config.description, options: config.categories }],
  };
}

const auditSchema = z.object({
  data: z.array(
    z.object({
      time: z.string(),
      actor: z.string(),
      action: z.string(),
      objectType: z.string(),
      objectId: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});

/** The entries of the `listAuditLogs` example. */
export function auditFigure(book: ApiBook): Figure | undefined {
  const page = responseExample(book, 'listAuditLogs', auditSchema);
  const organization = responseExample(book, 'getOrganization', z.object({ name: z.string() }));
  if (!page || !organization) return undefined;
  return {
    kind: 'AuditLog',
    organization: organization.name,
    entries: page.data.map(({ time, actor, action, objectType, objectId, before, after }) => ({
      time: time.replace('T', ' '),
      actor,
      action,
      object: `${objectType} ${objectId}`,
      before: valueText(before),
      after: valueText(after),
    })),
  };
}

const commentsSchema = z.object({
  data: z.array(z.object({ content: z.string(), author: z.string().nullable(), createdAt: z.string() })),
});

/** The comments of the `listComments` example, on the example trace. */
export function commentsFigure(book: ApiBook): Figure | undefined {
  const page = responseExample(book, 'listComments', commentsSchema);
  const trace = responseExample(book, 'getTrace', reviewedSchema);
  if (!page || !trace) return undefined;
  return {
    kind: 'CommentThread',
    object: `trace ${trace.name}`,
    comments: page.data.map(({ content, author, createdAt }) => ({
      author: author ?? undefined,
      time: timeText(createdAt),
      text: content,
    })),
  };
}
