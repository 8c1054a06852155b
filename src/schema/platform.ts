import { z } from 'zod';

const named = z.looseObject({ name: z.string() });

/** Messages that the SDKs log; `{name}` is a variable part. */
export const messagesSchema = z.looseObject({
  messages: z.array(
    z.strictObject({
      id: z.string(),
      level: z.enum(['debug', 'warning', 'error']),
      sdks: z.array(z.enum(['python', 'typescript'])).min(1),
      text: z.string().min(10),
    }),
  ),
});

/** Our custom span attributes. */
export const attributesSchema = z.looseObject({ observation: z.array(named), trace: z.array(named) });

/** Commands, metrics and other names for operators of a self-hosted deployment, against which pages are checked. */
export const operationsSchema = z.looseObject({
  executable: z.string(),
  commands: z.array(z.looseObject({ image: z.enum(['web', 'worker']), command: z.string(), meaning: z.string() })),
  queues: z.array(z.looseObject({ name: z.string(), redisList: z.string() })),
  metrics: z.array(
    z.looseObject({
      name: z.string(),
      kind: z.enum(['counter', 'gauge', 'histogram']),
      unit: z.string(),
      container: z.enum(['web', 'worker']),
    }),
  ),
  spanAttributes: z.array(z.string()),
  ports: z.record(z.string(), z.int()),
  health: z.record(z.string(), z.string()),
  v2: z.looseObject({ variables: z.record(z.string(), z.string()) }),
  helm: z.looseObject({ values: z.array(z.looseObject({ name: z.string() })) }),
  terraform: z.record(
    z.string(),
    z.looseObject({ source: z.string(), inputs: z.array(z.string()), outputs: z.array(z.string()) }),
  ),
});

/** The names and contents of export files. */
export const exportsSchema = z.looseObject({
  interface: z.strictObject({ lists: z.array(z.string()), formats: z.array(z.string()) }),
  blobStorage: z.looseObject({
    tables: z.array(z.string()),
    schedules: z.array(z.string()),
    file: z.string(),
    manifest: z.string(),
  }),
});

/** A line that the SDKs log. */
export type SdkMessage = z.infer<typeof messagesSchema>['messages'][number];
/** Names for operators of a self-hosted deployment. */
export type Operations = z.infer<typeof operationsSchema>;
