import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { FaultError } from '../lib/fault.ts';
import { AUTHOR_MESSAGES, describeIssue } from '../schema/describe-issue.ts';
import { yamlCache } from './yaml-cache.ts';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the front matter of a text as YAML. */
export const findFrontMatter = (source: string): string | undefined => FENCE.exec(source)?.[1];

/** Checks the front matter of one file; a wrong or unknown field throws with its line and the remedy. */
export function parseFrontMatter<T>(source: string, file: string, schema: z.ZodType<T>, fields: readonly string[]): T {
  const yaml = findFrontMatter(source);
  if (yaml === undefined) {
    throw new FaultError([
      {
        file,
        line: 1,
        problem: 'The file has no front matter.',
        remedy: 'Start it with "---", a title and a description, and "---".',
      },
    ]);
  }
  return parseYaml(yaml, file, schema, fields, 1);
}

/** Checks a YAML text against a schema; faults have a line number, counted from `lineOffset`. */
export function parseYaml<T>(
  yaml: string,
  file: string,
  schema: z.ZodType<T>,
  fields: readonly string[] = [],
  lineOffset = 0,
): T {
  const cached = yamlCache.get(yaml);
  const checked = cached === undefined ? undefined : schema.safeParse(cached);
  if (checked?.success) return checked.data;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const syntax = document.errors[0];
  if (syntax) {
    const line = lines.linePos(syntax.pos[0]).line + lineOffset;
    throw new FaultError([
      {
        file,
        line,
        problem: `The file cannot be parsed: ${syntax.message.replace(/[:.]$/, '')}.`,
        remedy: 'Quote values that contain ": " or start with a special character.',
      },
    ]);
  }
  const getLine = (path: readonly PropertyKey[]) =>
    lines.linePos(getPosition(document.contents, path)).line + lineOffset;
  const value: unknown = document.toJS();
  const result = schema.safeParse(value, AUTHOR_MESSAGES);
  if (result.success) {
    yamlCache.set(yaml, value);
    return result.data;
  }
  throw new FaultError(
    result.error.issues.flatMap((issue) =>
      describeIssue(issue, fields).map(({ path, problem, remedy }) => ({ file, line: getLine(path), problem, remedy })),
    ),
  );
}

/** Returns the position of the value at a path, or of the last part of the path that exists. */
function getPosition(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let position = root?.range?.[0] ?? 0;
  for (const step of path) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(step)) : undefined;
    const place = pair?.key ?? (isSeq(node) ? node.items[Number(step)] : undefined);
    node = pair ? pair.value : place;
    position = (place as Node | undefined)?.range?.[0] ?? position;
  }
  return position;
}
