import { Check, Minus } from 'lucide-react';
import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { PanelHead } from './PanelHead.tsx';

function Cell({ text }: { text: string }) {
  if (text !== 'yes' && text !== 'no') return <span className="text-ink">{text}</span>;
  const Icon = text === 'yes' ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" size={14} className={text === 'yes' ? 'mx-auto text-green-ink' : 'mx-auto text-ink-3'} />
      <span className="sr-only">{text}</span>
    </>
  );
}

/** A table of roles: people or actions in rows, places or roles in columns. */
export function RoleMatrix({ matrix, ...frame }: { matrix: FigureData<'RoleMatrix'> } & FigureFrame) {
  const { title, columns, rows } = matrix;
  return (
    <DrawnFigure summary={`${title}: ${rows.length} rows by ${columns.join(', ')}`} {...frame}>
      <PanelHead title={title} />
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table.
        tabIndex={0}
        className="scroll-x"
      >
        <table className="w-full border-collapse text-[13px]">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="whitespace-normal px-1.5 py-2 @lg:px-2 text-center font-mono font-normal text-xs text-ink-3"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2 pr-2 pl-3 text-left font-normal text-ink @lg:px-4">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className="min-w-0 px-1.5 py-2 text-center @lg:px-2">
                    <Cell text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </DrawnFigure>
  );
}
