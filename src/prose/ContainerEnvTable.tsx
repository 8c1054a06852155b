import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { DataTable, type TableData, tableText } from './DataTable.tsx';
import { knownNameSchema } from './known.ts';
import type { ContainerVariable } from './tag-data.ts';

interface Choice {
  group?: string;
  names?: readonly string[];
}

function getDefault({ required, default: value }: ContainerVariable): string {
  if (required) return 'required';
  return value ? `\`${value}\`` : 'empty';
}

function getTable(variables: readonly ContainerVariable[], { group, names }: Choice): TableData {
  const chosen = variables.filter(
    (variable) => (names?.includes(variable.name) ?? true) && (group === undefined || variable.group === group),
  );
  return {
    head: ['Variable', 'Default', 'Read by', 'Since', 'Meaning'],
    rows: chosen.map((variable) => [
      `\`${variable.name}\``,
      getDefault(variable),
      variable.containers.join(', '),
      variable.since,
      variable.secret ? `${variable.meaning}; secret` : variable.meaning,
    ]),
  };
}

/** `<ContainerEnvTable group="redis" />`: variables of the self-hosted containers from `contracts/env.json`, or the `names` given. */
export function containerEnvTableTag(variables: readonly ContainerVariable[]): Tag {
  const name = knownNameSchema(
    'variable',
    variables.map((variable) => variable.name),
  );
  const group = knownNameSchema('group of variables', [...new Set(variables.map((variable) => variable.group))]);
  return defineTag(
    z
      .strictObject({ group: group.optional(), names: z.array(name).min(1).optional() })
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
