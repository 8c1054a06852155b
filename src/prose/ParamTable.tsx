import { z } from 'zod';
import { formatRequired } from '../lib/required-text.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { DataTable, type TableData, tableText } from './DataTable.tsx';
import { describeUnknownName, knownNameSchema } from './known.ts';
import type { ApiOperation, SdkFunction } from './tag-data.ts';

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
  function?: string;
  sdk?: SdkFunction['sdk'];
}

const formatDefault = (fallback: unknown) => (fallback === undefined ? undefined : `\`${fallback}\``);

/** Without required parameters, a column for them would say "no" in every row: defaults are then part of the meaning. */
function getTable(rows: readonly Row[]): TableData {
  const start = ({ name, type }: Row) => [`\`${name}\``, `\`${type}\``];
  if (rows.every(({ required }) => !required)) {
    const explain = ({ meaning, default: fallback }: Row) =>
      fallback === undefined ? meaning : `${meaning} Default: ${formatDefault(fallback)}.`;
    return { head: ['Parameter', 'Type', 'Meaning'], rows: rows.map((row) => [...start(row), explain(row)]) };
  }
  return {
    head: ['Parameter', 'Type', 'Required', 'Meaning'],
    rows: rows.map((row) => [...start(row), formatRequired(row.required, formatDefault(row.default)), row.meaning]),
  };
}

/** `<ParamTable rows={[{name: "model", type: "string", meaning: "..."}]} />`, `<ParamTable operation="getMetrics" />` or `<ParamTable function="observe" sdk="python" />`: what a function or request takes. */
export function paramTableTag(requests: readonly ApiOperation[], functions: readonly SdkFunction[]): Tag {
  const operation = knownNameSchema(
    'operation',
    requests.map(({ id }) => id),
  );
  const called = ({ function: name, sdk }: Choice) =>
    functions.find((knownFunction) => knownFunction.name === name && knownFunction.sdk === sdk);
  const getRows = (choice: Choice): readonly Row[] =>
    choice.rows ??
    called(choice)?.rows ??
    requests.find((request) => request.id === choice.operation)?.rows[choice.part ?? 'parameters'] ??
    [];
  return defineTag(
    z
      .strictObject({
        rows: z.array(parameter).min(1).optional(),
        operation: operation.optional(),
        part: z.enum(['parameters', 'body']).optional(),
        function: z.string().optional(),
        sdk: z.enum(['python', 'typescript']).optional(),
      })
      .superRefine((choice, context) => {
        const problem = wrongChoice(choice, functions, getRows(choice));
        if (problem) context.addIssue({ code: 'custom', message: problem });
      }),
    (choice) => <DataTable {...getTable(getRows(choice))} />,
    (choice) => tableText(getTable(getRows(choice))),
    { only: [] },
  );
}

function wrongChoice(choice: Choice, functions: readonly SdkFunction[], rows: readonly Row[]): string | undefined {
  const { operation, part = 'parameters', function: name, sdk } = choice;
  if ([choice.rows, operation, name].filter((source) => source !== undefined).length !== 1)
    return 'use one of rows, operation and function';
  if (operation !== undefined) return rows.length > 0 ? undefined : `this operation has no ${part}`;
  if (name === undefined) return undefined;
  if (sdk === undefined) return 'add "sdk" to a function';
  const sdkFunctions = functions.filter((entry) => entry.sdk === sdk);
  const found = sdkFunctions.find((knownName) => knownName.name === name);
  if (!found)
    return describeUnknownName(
      `${sdk} SDK function`,
      name,
      sdkFunctions.map((knownName) => knownName.name),
    );
  const silent = rows.find(({ meaning }) => meaning === '');
  return silent && `${found.file} does not describe "${silent.name}"`;
}
