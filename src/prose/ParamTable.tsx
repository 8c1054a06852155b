import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { DataTable, type TableData, tableText } from './DataTable.tsx';
import type { ApiOperation } from './facts.ts';
import { known } from './known.ts';

const parameter = z.strictObject({
  name: z.string(),
  type: z.string(),
  meaning: z.string(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  required: z.boolean().optional(),
});

interface Row {
  name: string;
  type: string;
  meaning: string;
  default?: unknown;
  required?: boolean;
}

interface Choice {
  rows?: readonly Row[];
  operation?: string;
  part?: 'parameters' | 'body';
}

function tableOf(rows: readonly Row[]): TableData {
  return {
    head: ['Parameter', 'Type', 'Default', 'Meaning'],
    rows: rows.map(({ name, type, meaning, default: fallback, required }) => [
      `\`${name}\``,
      `\`${type}\``,
      required ? 'required' : fallback === undefined ? 'none' : `\`${fallback}\``,
      meaning,
    ]),
  };
}

/** `<ParamTable rows={[{name: "model", type: "string", meaning: "..."}]} />`, or `<ParamTable operation="getMetrics" />`: what a function or request takes. */
export function paramTableTag(requests: readonly ApiOperation[]): Tag {
  const operation = known(
    'operation',
    requests.map(({ id }) => id),
  );
  const rowsOf = ({ rows, operation: id, part = 'parameters' }: Choice): readonly Row[] =>
    rows ?? requests.find((request) => request.id === id)?.rows[part] ?? [];
  return defineTag(
    z
      .strictObject({
        rows: z.array(parameter).min(1).optional(),
        operation: operation.optional(),
        part: z.enum(['parameters', 'body']).optional(),
      })
      .refine(
        ({ rows, operation: id }) => (rows === undefined) !== (id === undefined),
        'write either rows or operation',
      )
      .refine((choice) => choice.operation === undefined || rowsOf(choice).length > 0, {
        error: ({ input }) => `this operation takes no ${(input as Choice).part ?? 'parameters'}`,
      }),
    (choice) => <DataTable {...tableOf(rowsOf(choice))} />,
    (choice) => tableText(tableOf(rowsOf(choice))),
    { only: [] },
  );
}
