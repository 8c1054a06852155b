import { z } from 'zod';
import type { OpenApi } from '../lib/openapi/document.ts';
import { QUESTIONS } from '../site/limits.ts';

/** Texts about the resources of the public API, by tag of the contract. */
export const apiResourcesSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string().min(1).describe('The resource as a title.'),
    questions: z.array(z.string().min(8)).min(QUESTIONS.min).max(QUESTIONS.max),
    related: z.string().min(20).describe('Markdown: where to read on.'),
  }),
);

/** Texts about the resources of the public API. */
export type ApiResources = z.infer<typeof apiResourcesSchema>;

/** The parts of `contracts/openapi.yaml` that the reference needs. */
export const openApiSchema = z
  .looseObject({
    info: z.looseObject({ version: z.string() }),
    tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
    paths: z.record(z.string(), z.looseObject({})),
    components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
  })
  .transform((file) => file as unknown as OpenApi);

/** `contracts/limits.json`. */
export const limitsSchema = z.strictObject({
  byPlan: z.array(
    z.strictObject({ id: z.string(), name: z.string(), plans: z.record(z.string(), z.string()), note: z.string() }),
  ),
  everywhere: z.array(z.strictObject({ id: z.string(), name: z.string(), limit: z.string(), note: z.string() })),
});

/** The limits that the platform promises. */
export type Limits = z.infer<typeof limitsSchema>;
