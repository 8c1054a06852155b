import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { DataTable, tableText } from './DataTable.tsx';
import { knownNameSchema } from './known.ts';
import type { VersionTables } from './tag-data.ts';

/** `<VersionTable about="stores" />`: current versions from `contracts/versions.json`, and how long SDKs are supported. */
export function versionTableTag(tables: VersionTables): Tag {
  const subjects = Object.keys(tables);
  const get = (about: string) => tables[about] ?? { head: [], rows: [] };
  return defineTag(
    z
      .strictObject({ about: subjects.length > 0 ? knownNameSchema('subject of versions', subjects) : z.string() })
      .refine(() => subjects.length > 0, 'contracts/versions.json or contracts/service.json is missing'),
    ({ about }) => <DataTable {...get(about)} />,
    ({ about }) => tableText(get(about)),
    { only: [] },
  );
}
