import type { z } from 'zod';
import { type Fault, FaultError } from '../../lib/fault.ts';
import { cellFile } from '../../markdown/notebook/cells.ts';
import { AUTHOR_MESSAGES, describeIssue } from '../../schema/describe-issue.ts';
import { FRONT_MATTER_FIELDS, type FrontMatter, notebookFrontSchema } from '../../schema/front-matter.ts';
import { type Notebook, type NotebookCell, notebookSchema } from '../../schema/notebook.ts';

const TITLE = /^# +(.+?) *$/m;

/** Reads a notebook. Throws a FaultError that names the file and the cell. */
export function parseNotebook(text: string, file: string): Notebook {
  const value = parseJson(text, file);
  const result = notebookSchema.safeParse(value, AUTHOR_MESSAGES);
  if (!result.success) throw new FaultError(result.error.issues.map((issue) => schemaFault(issue, value, file)));
  const duplicate = result.data.cells.find(
    ({ id }, index) => result.data.cells.findIndex((cell) => cell.id === id) < index,
  );
  if (duplicate)
    throw new FaultError([
      {
        file: cellFile(file, duplicate.id),
        problem: `Two cells have the id "${duplicate.id}".`,
        remedy: 'Rename one of them.',
      },
    ]);
  return result.data;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    const problem = `The notebook is not JSON: ${message.replace(/ \(line.*\)$/, '')}.`;
    throw new FaultError([{ file, line, problem, remedy: 'Undo the last edit, or save it again in Jupyter.' }]);
  }
}

function schemaFault(issue: z.core.$ZodIssue, value: unknown, file: string): Fault {
  const [first, index, ...rest] = issue.path;
  const isCell = first === 'cells' && typeof index === 'number';
  const path = (isCell ? rest : issue.path).join('.');
  const missing = issue.input === undefined && issue.code === 'invalid_type';
  const reason = missing ? 'is missing' : `is invalid: ${issue.message}`;
  return {
    file: isCell ? cellFile(file, cellName(value, index)) : file,
    problem: path ? `The field "${path}" ${reason}.` : `The cell ${reason}.`,
    remedy: 'Correct it, or save the notebook as nbformat 4.5.',
  };
}

/** The id of a cell, with a fallback for cells without one. */
function cellName(value: unknown, index: number): string {
  const id = (value as { cells?: { id?: unknown }[] }).cells?.[index]?.id;
  return typeof id === 'string' && id !== '' ? id : `cell-${index + 1}`;
}

/** The front matter of a notebook: the heading of its first cell and `metadata.sightglass` there. */
export function notebookFront([first]: readonly NotebookCell[], file: string): FrontMatter {
  const place = cellFile(file, first?.id ?? 'title');
  const title = first?.cell_type === 'markdown' ? TITLE.exec(first.source)?.[1] : undefined;
  if (!first || title === undefined)
    throw new FaultError([
      {
        file: place,
        problem: 'The notebook has no title.',
        remedy: 'Start its first cell, a Markdown cell, with "# Title".',
      },
    ]);
  const declared = first.metadata.sightglass;
  if (typeof declared !== 'object' || declared === null)
    throw new FaultError([
      {
        file: place,
        problem: 'The notebook has no description.',
        remedy:
          'Add "sightglass" to the metadata of the first cell: description, questions, category, level, minutes, languages.',
      },
    ]);
  const result = notebookFrontSchema.safeParse({ ...declared, title: title.replaceAll('`', '') }, AUTHOR_MESSAGES);
  if (!result.success) throw new FaultError(result.error.issues.flatMap((issue) => frontMatterFaults(issue, place)));
  return result.data;
}

function frontMatterFaults(issue: z.core.$ZodIssue, file: string): Fault[] {
  return describeIssue(issue, FRONT_MATTER_FIELDS, 'metadata.sightglass.').map(({ problem, remedy }) => ({
    file,
    problem,
    remedy: problem.endsWith('is missing.') ? 'Add it to the first cell.' : remedy,
  }));
}

/** The text of the first cell without its title; the other lines keep their numbers. */
export function withoutTitle(text: string): string {
  return text.replace(TITLE, '');
}
