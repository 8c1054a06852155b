import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { DataTable, type TableData, tableText } from './DataTable.tsx';
import { knownNameSchema } from './known.ts';
import type { SdkVariable } from './tag-data.ts';

const SDKS = { python: 'Python', typescript: 'TypeScript' } as const;

interface Choice {
  names?: readonly string[];
  sdk?: keyof typeof SDKS;
}

function getTable(variables: readonly SdkVariable[], { names, sdk }: Choice): TableData {
  const chosen = variables.filter(({ name }) => names?.includes(name) ?? true);
  const since = ({ since: first }: SdkVariable) =>
    sdk ? first[sdk] : `${SDKS.python} ${first.python}, ${SDKS.typescript} ${first.typescript}`;
  return {
    head: ['Variable', 'Default', 'Since', 'Meaning'],
    rows: chosen.map((variable) => {
      const fallback = variable.default === null ? 'none' : `\`${variable.default}\``;
      return [`\`${variable.name}\``, variable.required ? 'required' : fallback, since(variable), variable.meaning];
    }),
  };
}

/** `<EnvTable sdk="python" />`: the environment variables that `contracts/env.json` promises, or the `names` given. */
export function envTableTag(variables: readonly SdkVariable[]): Tag {
  const name = knownNameSchema(
    'variable',
    variables.map((variable) => variable.name),
  );
  return defineTag(
    z
      .strictObject({ sdk: z.enum(['python', 'typescript']).optional(), names: z.array(name).min(1).optional() })
      .refine(() => variables.length > 0, 'contracts/env.json is missing'),
    (choice) => (
      <div className="env-table">
        <DataTable {...getTable(variables, choice)} />
      </div>
    ),
    (choice) => tableText(getTable(variables, choice)),
    { only: [] },
  );
}
