import { takeMarks } from '../../markdown/fence-marks.ts';

/** A piece of code on a page or in a notebook. */
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

const quoted = (meta: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** Every fence of a Markdown text, with the marks for readers taken out of its code. */
export function fencesIn(text: string, file: string): Sample[] {
  const lines = text.split('\n');
  const samples: Sample[] = [];
  for (let at = 0; at < lines.length; at++) {
    const open = OPEN.exec(lines[at] ?? '');
    if (!open) continue;
    const [, indent = '', mark = '', language = '', meta = ''] = open;
    const end = lines.findIndex((line, index) => index > at && closes(line, mark));
    const body = lines.slice(at + 1, end < 0 ? undefined : end);
    samples.push({
      file,
      line: at + 2,
      language: language || 'text',
      title: quoted(meta, 'title') ?? quoted(meta, 'filename'),
      code: takeMarks(body.map((line) => strip(line, indent.length)).join('\n')).code,
      unchecked: quoted(meta, 'unchecked'),
    });
    if (end < 0) break;
    at = end;
  }
  return samples;
}

function closes(line: string, mark: string): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === (mark[0] ?? '').repeat(text.length);
}

function strip(line: string, indent: number): string {
  const own = /^\s*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(indent, own));
}

interface Notebook {
  metadata?: { kernelspec?: { language?: string; name?: string } };
  cells?: { cell_type: string; source: string | string[]; metadata?: { unchecked?: string } }[];
}

/** Every code cell of a notebook, and the fences of its Markdown cells. Lines are counted within the cell. */
export function cellsIn(text: string, file: string): Sample[] {
  const notebook: Notebook = JSON.parse(text);
  const language = /script|deno|node/i.test(notebook.metadata?.kernelspec?.name ?? '') ? 'ts' : 'python';
  return (notebook.cells ?? []).flatMap((cell, index) => {
    const source = Array.isArray(cell.source) ? cell.source.join('') : cell.source;
    const where = `${file}#cell-${index + 1}`;
    if (cell.cell_type === 'markdown') return fencesIn(source, where);
    if (cell.cell_type !== 'code') return [];
    return [{ file: where, line: 1, language, code: source, unchecked: cell.metadata?.unchecked }];
  });
}
