import { extractMarks } from '../../markdown/fence-marks.ts';

/** A code sample on a page or in a notebook. */
export interface Sample {
  file: string;
  /** Line of the first line of code. */
  line: number;
  language: string;
  title?: string;
  code: string;
  /** Why it is not checked. */
  unchecked?: string;
}

const OPEN = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)\s*(.*)$/;

const getAttribute = (meta: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** Returns all fences of a Markdown text, without line marks in their code. */
export function getFences(text: string, file: string): Sample[] {
  const lines = text.split('\n');
  const samples: Sample[] = [];
  for (let start = 0; start < lines.length; start++) {
    const open = OPEN.exec(lines[start] ?? '');
    if (!open) continue;
    const [, indent = '', mark = '', language = '', meta = ''] = open;
    const end = lines.findIndex((line, index) => index > start && isClosingFence(line, mark));
    const body = lines.slice(start + 1, end < 0 ? undefined : end);
    samples.push({
      file,
      line: start + 2,
      language: language || 'text',
      title: getAttribute(meta, 'title') ?? getAttribute(meta, 'filename'),
      code: extractMarks(body.map((line) => strip(line, indent.length)).join('\n')).code,
      unchecked: getAttribute(meta, 'unchecked'),
    });
    if (end < 0) break;
    start = end;
  }
  return samples;
}

function isClosingFence(line: string, mark: string): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === (mark[0] ?? '').repeat(text.length);
}

function strip(line: string, indent: number): string {
  const lineIndent = /^\s*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(indent, lineIndent));
}

interface Notebook {
  cells?: { id?: string; cell_type: string; source: string | string[] }[];
}

/** Returns the fences in the Markdown cells of a notebook, with lines counted within the cell. `checks/notebooks` checks its code as one program. */
export function getNotebookFences(text: string, file: string): Sample[] {
  const notebook = parseNotebook(text);
  return (notebook.cells ?? []).flatMap(({ id, cell_type, source }, index) =>
    cell_type === 'markdown' ? getFences([source].flat().join(''), `${file}#${id ?? `cell-${index + 1}`}`) : [],
  );
}

/** A notebook that cannot be read has no samples; `checks/notebooks` reports it. */
function parseNotebook(text: string): Notebook {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
