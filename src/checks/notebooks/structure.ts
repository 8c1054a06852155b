import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { Fault } from '../../lib/fault.ts';
import type { Notebook } from './notebook.ts';

export type ReadNotebook = (file: string, text: string) => { notebook?: Notebook; faults: Fault[] };

/** Creates a reader that checks notebooks against the schema of nbformat 4.5. */
export function createReader(root: string): ReadNotebook {
  const schema = JSON.parse(readFileSync(join(root, 'contracts/nbformat.v4.5.schema.json'), 'utf8'));
  const { $schema: _, ...draft } = schema;
  const validate = new Ajv({ strict: false, allErrors: true }).compile(draft);
  return (file, text) => {
    const parsed = parse(file, text);
    if (parsed.faults.length > 0) return parsed;
    const value = parsed.value as Notebook;
    if (!validate(value)) return { faults: [schemaFault(file, value, validate.errors ?? [])] };
    return { notebook: { ...value, file }, faults: repeatedIds(file, value) };
  };
}

function parse(file: string, text: string): { value?: unknown; faults: Fault[] } {
  try {
    return { value: JSON.parse(text), faults: [] };
  } catch (error) {
    const problem = `This is not JSON: ${(error as Error).message}.`;
    return { faults: [{ file, problem, remedy: 'Restore the file, or open and save it in Jupyter.' }] };
  }
}

const VAGUE = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

/** Returns the most specific error, with its cell. */
function schemaFault(file: string, value: Notebook, errors: readonly ErrorObject[]): Fault {
  const specificErrors = errors.filter((error) => !VAGUE.has(error.keyword) && isAboutThisType(error, value));
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const error = specificErrors.sort((a, b) => depth(b) - depth(a))[0] ?? errors[0];
  const [, list, index, ...rest] = error?.instancePath.split('/') ?? [];
  const cell = list === 'cells' && index !== undefined ? value.cells?.[Number(index)] : undefined;
  const place = cell ? `${file}#${cell.id ?? `cell-${Number(index) + 1}`}` : file;
  const where = cell ? rest.join('.') : [list, index, ...rest].filter(Boolean).join('.');
  return {
    file: place,
    problem: `This is not nbformat 4.5: ${where ? `${where} ` : ''}${error?.message ?? 'is not valid'}.`,
    remedy: 'Correct it, or open and save the notebook in Jupyter.',
  };
}

/** The schema describes each type of cell and output separately; errors from other types are noise. */
function isAboutThisType({ schemaPath, keyword }: ErrorObject, value: Notebook): boolean {
  if (keyword === 'enum' || keyword === 'const') return false;
  const type = /definitions\/(\w+?)_cell/.exec(schemaPath)?.[1];
  return type === undefined || value.cells?.some((cell) => cell.cell_type === type);
}

function repeatedIds(file: string, { cells }: Notebook): Fault[] {
  const ids = cells.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) => ({
    file: `${file}#${id}`,
    problem: `Two cells have the ID "${id}".`,
    remedy: 'Give each cell its own ID.',
  }));
}
