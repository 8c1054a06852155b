import { Check, Minus } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Cell, ComparisonGroup, ComparisonRow } from '../parts/comparison.ts';
import type { Plan } from '../parts/index-types.ts';

/** The role that a part of the table loses in some browsers when it is not displayed as one. */
const role = (name: string) => ({ role: name });

/** On a phone the five plans share the width: a row is its name with the five values below. */
const PHONE_ROW = 'max-md:grid max-md:grid-cols-5';
const PHONE_BADGE = 'max-md:h-auto max-md:whitespace-normal max-md:px-1 max-md:font-sans max-md:leading-4';

function Value({ cell }: { cell: Cell }) {
  if (cell === 'yes') return <Check role="img" aria-label="Included" className="inline size-4.5 text-ink" />;
  if (cell === 'no') return <Minus role="img" aria-label="Not included" className="inline size-4.5 text-line-strong" />;
  if (cell === 'team') return <Badge className={PHONE_BADGE}>Team add-on</Badge>;
  if (cell === 'ee') return <Badge className={PHONE_BADGE}>Licence</Badge>;
  return <span className="text-ink text-xs md:font-mono md:text-[13px]">{cell}</span>;
}

function Row({ row, plans }: { row: ComparisonRow; plans: readonly Plan[] }) {
  return (
    <tr {...role('row')} className={cn(PHONE_ROW, 'border-line border-t max-md:pb-3')}>
      <th
        scope="row"
        {...role('rowheader')}
        className="py-3 pr-4 text-left font-normal text-ink-2 max-md:col-span-5 max-md:pb-1"
      >
        {row.href ? (
          <a
            href={row.href}
            className="relative underline decoration-line-strong underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3.5 hover:decoration-amber-ink md:after:hidden"
          >
            {row.name}
          </a>
        ) : (
          row.name
        )}
      </th>
      {plans.map(({ id }) => (
        <td key={id} {...role('cell')} className="text-center max-md:leading-5 md:whitespace-nowrap md:px-1.5 md:py-3">
          <Value cell={row.cells[id]} />
        </td>
      ))}
    </tr>
  );
}

function Group({ group, plans }: { group: ComparisonGroup; plans: readonly Plan[] }) {
  return (
    <tbody {...role('rowgroup')} className="max-md:block">
      <tr {...role('row')} className="max-md:block">
        <th
          scope="colgroup"
          {...role('columnheader')}
          colSpan={plans.length + 1}
          className="pt-10 pb-3 text-left font-mono font-normal text-[13px] text-ink-3 max-md:block"
        >
          {group.title}
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.name} row={row} plans={plans} />
      ))}
    </tbody>
  );
}

/** Plans across, features down. The plans stay in view below the header while the reader scrolls. */
export function ComparisonTable({ groups, plans }: { groups: readonly ComparisonGroup[]; plans: readonly Plan[] }) {
  return (
    <table
      {...role('table')}
      aria-label="Comparison of plans"
      className="w-full table-fixed border-collapse text-[0.9375rem] max-md:block"
    >
      <thead
        {...role('rowgroup')}
        className="sticky top-16 z-10 bg-paper shadow-[inset_0_-1px_var(--color-line-strong)] max-md:block"
      >
        <tr {...role('row')} className={cn(PHONE_ROW, 'max-md:items-end')}>
          <th scope="col" {...role('columnheader')} className="w-40 max-md:sr-only lg:w-72">
            <span className="sr-only">Feature</span>
          </th>
          {plans.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              {...role('columnheader')}
              className="py-2 font-medium text-ink max-md:text-xs md:px-1.5"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.title} group={group} plans={plans} />
      ))}
    </table>
  );
}
