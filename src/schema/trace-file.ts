import { z } from 'zod';

const OBSERVATION_TYPES = [
  'span',
  'generation',
  'event',
  'agent',
  'tool',
  'chain',
  'retriever',
  'embedding',
  'evaluator',
  'guardrail',
] as const;

const ms = z.number().nonnegative();

export const scoreSchema = z.strictObject({
  name: z.string().min(1),
  value: z.union([z.number(), z.string(), z.boolean()]),
  source: z.enum(['API', 'EVAL', 'ANNOTATION']).optional(),
});

const observationSchema = z.strictObject({
  id: z.string().min(1),
  parentId: z.string().min(1).optional(),
  type: z.enum(OBSERVATION_TYPES),
  name: z.string().min(1),
  startMs: ms.describe('Milliseconds from the start of the trace.'),
  durationMs: ms,
  firstTokenMs: ms.optional(),
  model: z.string().min(1).optional(),
  usage: z.strictObject({ input: z.int().nonnegative(), output: z.int().nonnegative() }).optional(),
  costUsd: z.number().nonnegative().optional(),
  level: z.enum(['DEBUG', 'DEFAULT', 'WARNING', 'ERROR']).optional(),
  statusMessage: z.string().optional(),
  version: z.string().optional(),
  prompt: z.strictObject({ name: z.string().min(1), version: z.int().positive() }).optional(),
  input: z.string().optional(),
  output: z.string().optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  scores: z.array(scoreSchema).optional(),
});

type ObservationData = z.infer<typeof observationSchema>;

/** One trace of a file: observations form a forest, so every parent exists and no chain of parents is a circle. */
const traceSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  userId: z.string().optional(),
  sessionId: z.string().optional(),
  environment: z.string().optional(),
  release: z.string().optional(),
  version: z.string().optional(),
  tags: z.array(z.string().min(1)).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  input: z.string().optional(),
  output: z.string().optional(),
  scores: z.array(scoreSchema).default([]),
  observations: z.array(observationSchema).min(1).superRefine(checkTree),
});

/** A file of traces: a recorded run of a notebook, or an illustration written by hand. */
export const traceFileSchema = z.strictObject({
  kind: z.enum(['recorded', 'illustrative']),
  traces: z.array(traceSchema).min(1),
});

/** The content of a file of traces. */
export type TraceFile = z.infer<typeof traceFileSchema>;

function checkTree(observations: ObservationData[], context: z.RefinementCtx): void {
  const parents = new Map<string, string | undefined>();
  for (const [index, { id, parentId }] of observations.entries()) {
    if (parents.has(id))
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `the id "${id}" is used twice` });
    parents.set(id, parentId);
  }
  for (const [index, { id, parentId }] of observations.entries()) {
    const problem = parentId === undefined ? undefined : parentProblem(id, parentId, parents);
    if (problem) context.addIssue({ code: 'custom', path: [index, 'parentId'], message: problem });
  }
}

function parentProblem(id: string, parentId: string, parents: ReadonlyMap<string, string | undefined>) {
  if (!parents.has(parentId)) return `no observation has the id "${parentId}"`;
  const ancestors = new Set([id]);
  for (let index: string | undefined = parentId; index !== undefined; index = parents.get(index)) {
    if (ancestors.has(index)) return `"${id}" is its own ancestor`;
    ancestors.add(index);
  }
  return undefined;
}
