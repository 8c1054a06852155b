import { z } from 'zod';

const text = z.string().min(1);
const count = z.int().nonnegative();

const nodeSchema = z.strictObject({
  id: text,
  type: z.enum(['agent', 'generation', 'tool', 'chain', 'retriever', 'span', 'guardrail', 'evaluator', 'embedding']),
  runs: z.int().positive().default(1),
});

/** The graph of an agent: every edge connects two nodes, and every node is reached from the first. */
export const agentGraphSchema = z
  .strictObject({
    kind: z.literal('AgentGraph'),
    name: text,
    nodes: z.array(nodeSchema).min(2),
    edges: z.array(z.strictObject({ from: text, to: text })).min(1),
  })
  .superRefine(({ nodes, edges }, context) => {
    const ids = new Set(nodes.map(({ id }) => id));
    for (const [index, { from, to }] of edges.entries()) {
      const missing = [from, to].find((id) => !ids.has(id));
      const message = from === to ? `"${from}" leads to itself` : missing && `no node has the id "${missing}"`;
      if (message) context.addIssue({ code: 'custom', path: ['edges', index], message });
    }
    const targets = new Set(edges.map(({ to }) => to));
    for (const { id } of nodes.slice(1))
      if (!targets.has(id)) context.addIssue({ code: 'custom', message: `no edge leads to "${id}"` });
  });

/** A queue of items to review, with one item open. */
export const annotationQueueSchema = z.strictObject({
  kind: z.literal('AnnotationQueue'),
  name: text,
  description: text,
  completed: count,
  open: count,
  item: z.strictObject({ object: text, input: text, output: text, corrected: text.optional() }),
  scores: z
    .array(
      z
        .strictObject({ name: text, question: text, options: z.array(text).min(2), chosen: text.optional() })
        .refine(({ options, chosen }) => chosen === undefined || options.includes(chosen), {
          error: '"chosen" must be one of the options',
        }),
    )
    .min(1),
});

/** Entries of an audit log, newest first. */
export const auditLogSchema = z.strictObject({
  kind: z.literal('AuditLog'),
  organization: text,
  entries: z
    .array(
      z.strictObject({
        time: text,
        actor: text,
        action: text,
        object: text,
        before: text.optional(),
        after: text.optional(),
      }),
    )
    .min(1),
});

/** Comments on an object, oldest first; those written with API keys have no author. */
export const commentThreadSchema = z.strictObject({
  kind: z.literal('CommentThread'),
  object: text,
  comments: z.array(z.strictObject({ author: text.optional(), time: text, on: text.optional(), text })).min(1),
});

/** Who has which role where; `yes` and `no` are drawn as marks. */
export const roleMatrixSchema = z
  .strictObject({
    kind: z.literal('RoleMatrix'),
    title: text,
    basis: z
      .literal('plans')
      .optional()
      .describe('The contract that the cells follow; without it, they are illustrative.'),
    columns: z.array(text).min(1).max(6),
    rows: z.array(z.strictObject({ name: text, cells: z.array(text) })).min(1),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    error: 'every row needs a cell for each column',
  });

/** A page of settings, with the values as they are set. */
export const settingsPanelSchema = z.strictObject({
  kind: z.literal('SettingsPanel'),
  path: z.array(text).min(1),
  fields: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.enum(['text', 'choice']), label: text, value: text, note: text.optional() }),
        z.strictObject({ type: z.literal('secret'), label: text, note: text.optional() }),
        z.strictObject({ type: z.literal('switch'), label: text, on: z.boolean(), note: text.optional() }),
      ]),
    )
    .min(1),
  action: text.nullable().default('Save').describe('The button; `null` for a page that only shows.'),
});

/** A playground with its variables and one column for each variant. */
export const playgroundSchema = z.strictObject({
  kind: z.literal('Playground'),
  title: text,
  variables: z.array(z.strictObject({ name: text, value: text })).default([]),
  variants: z
    .array(
      z.strictObject({
        model: text,
        parameters: text.optional(),
        prompt: text,
        output: text,
        inputTokens: count,
        outputTokens: count,
        costUsd: z.number().nonnegative(),
        latencyMs: z.number().nonnegative(),
      }),
    )
    .min(1)
    .max(3),
});
