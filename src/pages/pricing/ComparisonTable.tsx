import { Check, Minus } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import type { Cell, ComparisonGroup, ComparisonRow } from '../parts/comparison.ts';
import type { Plan } from '../parts/index-types.ts';

function Value({ cell }: { cell: Cell }) {
  if (cell === 'yes') return <Check role="img" aria-label="Included" className="inline size-4.5 text-ink" />;
  if (cell === 'no') return <Minus role="img" aria-label="Not included" className="inline size-4.5 text-line-strong" />;
  if (cell === 'team') return <Badge>Team add-on</Badge>;
  if (cell === 'ee') return <Badge>Licence</Badge>;
  return <span className="font-mono text-[13px] text-ink">{cell}</span>;
}

function Row({ row, plans }: { row: ComparisonRow; plans: readonly Plan[] }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="sticky left-0 bg-paper py-3 pr-4 text-left font-normal text-ink-2">
        {row.href ? (
          <a href={row.href} className="underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink">
            {row.name}
          </a>
        ) : (
          row.name
        )}
      </th>
      {plans.map(({ id }) => (
        <td key={id} className="whitespace-nowrap px-1.5 py-3 text-center">
          <Value cell={row.cells[id]} />
        </td>
      ))}
    </tr>
  );
}

function Group({ group, plans }: { group: ComparisonGroup; plans: readonly Plan[] }) {
  return (
    <tbody>
      <tr>
        <th scope="colgroup" colSpan={plans.length + 1} className="pt-10 pb-3 text-left">
          <span className="sticky left-0 font-mono font-normal text-[13px] text-ink-3">{group.title}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.name} row={row} plans={plans} />
      ))}
    </tbody>
  );
}

/** Plans across, abilities down; scrolls inside itself where it is too wide. */
export function ComparisonTable({ groups, plans }: { groups: readonly ComparisonGroup[]; plans: readonly Plan[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Comparison of plans" tabIndex={0} className="table-scroll">
      <table className="w-full min-w-[42rem] table-fixed border-collapse text-[0.9375rem]">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 w-36 bg-paper md:w-40 lg:w-72">
              <span className="sr-only">Ability</span>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className="px-1.5 pb-1 font-medium text-ink">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} plans={plans} />
        ))}
      </table>
    </section>
  );
}
