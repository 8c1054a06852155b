import { z } from 'zod';

const text = z.string().min(1);
const count = z.int().nonnegative();
const amount = z.number().nonnegative();

const promptMessageSchema = z.strictObject({ role: z.enum(['system', 'user', 'assistant', 'text']), content: text });

const promptDiffSchema = z.strictObject({
  kind: z.literal('PromptDiff'),
  name: text,
  versions: z
    .array(
      z.strictObject({
        version: z.int().positive(),
        labels: z.array(text).default([]),
        author: text,
        saved: text,
        note: text,
        messages: z.array(promptMessageSchema).min(1),
      }),
    )
    .min(1)
    .refine((versions) => versions.every(({ version }, at) => version > (versions[at - 1]?.version ?? 0)), {
      error: 'list the versions from the oldest to the newest',
    }),
});

const sessionTimelineSchema = z.strictObject({
  kind: z.literal('SessionTimeline'),
  id: text,
  userId: text,
  started: text,
  turns: z
    .array(
      z.strictObject({
        traceId: text,
        atSeconds: amount,
        latencyMs: amount,
        tokens: count,
        costUsd: amount,
        question: text,
        answer: text,
        feedback: z.enum(['positive', 'negative']).optional(),
      }),
    )
    .min(1),
});

const figureSchema = z.discriminatedUnion('kind', [promptDiffSchema, sessionTimelineSchema]);

/** The product figures of a page by name, from `<page>.figures.json`. */
export const figureFileSchema = z.record(text, figureSchema);

/** A product figure of any kind. */
export type Figure = z.infer<typeof figureSchema>;

/** The kinds of product figures; each is drawn by the tag of the same name. */
export type FigureKind = Figure['kind'];

/** The data of one kind of figure. */
export type FigureData<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;
