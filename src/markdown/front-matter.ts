import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { FaultError } from '../lib/fault.ts';
import { nearest } from '../lib/nearest.ts';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Checks the front matter of one file; a wrong or unknown field throws with its line and the remedy. */
export function parseFrontMatter<T>(source: string, file: string, schema: z.ZodType<T>, fields: readonly string[]): T {
  const yaml = FENCE.exec(source)?.[1];
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

/** Checks a YAML text against a schema; faults carry the line they stand on, counted from `lineOffset`. */
export function parseYaml<T>(
  yaml: string,
  file: string,
  schema: z.ZodType<T>,
  fields: readonly string[] = [],
  lineOffset = 0,
): T {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const syntax = document.errors[0];
  if (syntax) {
    const line = lines.linePos(syntax.pos[0]).line + lineOffset;
    throw new FaultError([
      {
        file,
        line,
        problem: `The YAML cannot be read: ${firstLine(syntax.message)}.`,
        remedy: 'Quote values that contain ": " or start with a special character.',
      },
    ]);
  }
  const lineOf = (key: PropertyKey | undefined): number => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => String(item.key) === String(key))
      : undefined;
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
    return (range ? lines.linePos(range[0]).line : 1) + lineOffset;
  };
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  throw new FaultError(
    result.error.issues.flatMap((issue) =>
      describe(issue, fields).map((said) => ({
        file,
        line: lineOf(said.key),
        problem: said.problem,
        remedy: said.remedy,
      })),
    ),
  );
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/[:.]$/, '');
}

function describe(
  issue: z.core.$ZodIssue,
  fields: readonly string[],
): { key: PropertyKey | undefined; problem: string; remedy: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key, fields);
      return { key, problem: `Unknown field "${key}".`, remedy: near ? `Did you mean "${near}"?` : 'Remove it.' };
    });
  }
  const key = issue.path[0];
  const place = issue.path.join('.');
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [{ key: undefined, problem: `The field "${place}" is missing.`, remedy: `Add "${place}: ...".` }];
  }
  return [{ key, problem: `The field "${place}" is wrong: ${issue.message}.`, remedy: 'Correct the value.' }];
}
