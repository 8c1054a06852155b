import { createHash } from 'node:crypto';
import { z } from 'zod';

const text = z.union([z.string(), z.array(z.string())]).transform((lines) => [lines].flat().join(''));
const bundle = z.record(z.string(), z.unknown());
const outputTypes = 'must be one of stream, display_data, execute_result and error';

const outputSchema = z.discriminatedUnion(
  'output_type',
  [
    z.object({ output_type: z.literal('stream'), name: z.enum(['stdout', 'stderr']), text }),
    z.object({ output_type: z.literal('display_data'), data: bundle, metadata: bundle.optional() }),
    z.object({
      output_type: z.literal('execute_result'),
      execution_count: z.int().nullable(),
      data: bundle,
      metadata: bundle.optional(),
    }),
    z.object({
      output_type: z.literal('error'),
      ename: z.string(),
      evalue: z.string(),
      traceback: z.array(z.string()),
    }),
  ],
  { error: outputTypes },
);

const cellTraceSchema = z.strictObject({
  src: z.string(),
  trace: z.int().min(1).optional(),
  open: z.string().optional(),
  caption: z.string().optional(),
  spans: z.record(z.string().min(1), z.union([z.string(), z.array(z.string())])),
});

/** The trace that a code cell produces: the spans of each line, which is named by a piece of its code. */
export type CellTrace = z.infer<typeof cellTraceSchema>;

const tags = z.array(z.string()).optional();

const cellBase = {
  id: z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'),
  metadata: z.looseObject({ tags }),
  source: text,
};

const cellSchema = z.discriminatedUnion(
  'cell_type',
  [
    z.object({ cell_type: z.literal('markdown'), ...cellBase }),
    z.object({ cell_type: z.literal('raw'), ...cellBase }),
    z.object({
      cell_type: z.literal('code'),
      ...cellBase,
      metadata: z.looseObject({ tags, sightglass: z.strictObject({ trace: cellTraceSchema }).optional() }),
      execution_count: z.int().nullable(),
      outputs: z.array(outputSchema),
    }),
  ],
  { error: 'must be one of markdown, code and raw' },
);

const runSchema = z.strictObject({
  date: z.iso.date(),
  versions: z.record(z.string(), z.string().min(1)),
  simulated: z.boolean(),
  source: z.string().regex(/^sha256:[0-9a-f]{64}$/, 'must be "sha256:" and 64 hexadecimal digits'),
});

/** A notebook as Jupyter writes it: nbformat 4.5, with our record of its last run. */
export const notebookSchema = z.object({
  nbformat: z.literal(4),
  nbformat_minor: z.int().min(5),
  metadata: z.looseObject({
    kernelspec: z.looseObject({ name: z.string() }).optional(),
    language_info: z.looseObject({ name: z.string() }).optional(),
    sightglass: z.strictObject({ run: runSchema.optional() }).optional(),
  }),
  cells: z.array(cellSchema).min(1),
});

/** A notebook that has been read. */
export type Notebook = z.infer<typeof notebookSchema>;
export type NotebookCell = Notebook['cells'][number];
/** One output of a code cell. */
export type NotebookOutput = z.infer<typeof outputSchema>;
/** The runner's record of a notebook's last run. */
export type NotebookRun = z.infer<typeof runSchema>;

/** Identifies the code of a notebook: sha256 over the JSON of the [id, source] pairs of its code cells. */
export function codeHash(cells: readonly NotebookCell[]): string {
  const code = cells.filter(({ cell_type }) => cell_type === 'code').map(({ id, source }) => [id, source]);
  return `sha256:${createHash('sha256').update(JSON.stringify(code)).digest('hex')}`;
}

/** Returns the run that created a notebook's outputs; undefined if there was none or the code has changed since. */
export function validRun({ metadata, cells }: Notebook): NotebookRun | undefined {
  const run = metadata.sightglass?.run;
  return run?.source === codeHash(cells) ? run : undefined;
}
