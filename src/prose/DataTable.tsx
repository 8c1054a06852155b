import type { ReactNode } from 'react';
import { getFieldDepths, getTableLayout, TABLE_ROLES, type TableLayout } from '../markdown/table-layout.ts';
import { CodeText } from './code-text.tsx';
import { ProseTable } from './elements.tsx';

/** Rows of text in which backticks mark code. */
export interface TableData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table made from data. */
export function DataTable({ head, rows }: TableData): ReactNode {
  const layout = getTableLayout(head);
  const depths = getFieldDepths(rows.map(([name = '']) => name.replaceAll('`', '')));
  const role = (element: keyof typeof TABLE_ROLES) => (layout === 'grid' ? {} : { role: TABLE_ROLES[element] });
  return (
    <ProseTable layout={layout}>
      <thead {...role('thead')}>
        <tr {...role('tr')}>
          {head.map((name) => (
            <th key={name} {...role('th')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('tbody')}>
        {rows.map((row, index) => (
          <tr key={row[0]} {...role('tr')} data-depth={(layout === 'fields' && depths[index]) || undefined}>
            {row.map((cell, column) => (
              <td key={head[column]} {...role('td')} data-label={getLabel(layout, head[column])}>
                <CodeText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ProseTable>
  );
}

const getLabel = (layout: TableLayout, name: string | undefined) => (layout === 'grid' ? undefined : name);

/** The same table as Markdown. */
export function tableText({ head, rows }: TableData): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
