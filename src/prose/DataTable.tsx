import type { ReactNode } from 'react';
import { CodeText } from './code-text.tsx';
import { ProseTable } from './elements.tsx';

/** Rows of text in which backticks mark code. */
export interface TableData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table made from data. */
export function DataTable({ head, rows }: TableData): ReactNode {
  return (
    <ProseTable>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, column) => (
              <td key={head[column]}>
                <CodeText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ProseTable>
  );
}

/** The same table as Markdown. */
export function tableText({ head, rows }: TableData): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
