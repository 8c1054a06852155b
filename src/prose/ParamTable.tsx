import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { DataTable, type TableData, tableText } from './DataTable.tsx';

const parameter = z.strictObject({
  name: z.string(),
  type: z.string(),
  meaning: z.string(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  required: z.boolean().optional(),
});

function tableOf(rows: readonly z.infer<typeof parameter>[]): TableData {
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

/** `<ParamTable rows={[{name: "model", type: "string", meaning: "..."}]} />`: the parameters of a function or request. */
export const paramTableTag: Tag = defineTag(
  z.strictObject({ rows: z.array(parameter).min(1) }),
  ({ rows }) => <DataTable {...tableOf(rows)} />,
  ({ rows }) => tableText(tableOf(rows)),
  { only: [] },
);
