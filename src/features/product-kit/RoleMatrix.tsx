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

/** Roles in a table: people or actions down, places or roles across. */
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
                  className="whitespace-normal px-2 py-2 text-center font-mono font-normal text-[11px] text-ink-3"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="px-4 py-2 text-left font-normal text-ink">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at]} className="px-2 py-2 text-center">
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
