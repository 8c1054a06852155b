import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LOW_SCORE, type TraceLine } from './trace-list.ts';

const HEADS = ['Time', 'Name', 'Input', 'Latency', 'Tokens', 'Cost', 'Groundedness'] as const;
const NUMERIC_FROM = 3;

function Input({ line }: { line: TraceLine }) {
  if (!line.opens) return line.input;
  return (
    <a
      href={line.opens.anchor}
      className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink"
    >
      {line.input}
      <span className="sr-only">, {line.opens.label}</span>
    </a>
  );
}

/** The role that a part of the table loses in some browsers when it is not displayed as one. */
const role = (name: string) => ({ role: name });

function Line({ line }: { line: TraceLine }) {
  const short = 'whitespace-nowrap font-mono text-xs lg:px-3 lg:py-2.5';
  const number = cn(short, 'tabular-nums lg:text-right');
  return (
    <tr
      {...role('row')}
      className="border-line border-t max-lg:flex max-lg:items-baseline max-lg:first:border-t-0 max-lg:flex-wrap max-lg:gap-x-4 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3"
    >
      <td {...role('cell')} className={cn(short, 'text-ink-3 lg:pl-4')}>
        {line.time}
      </td>
      <td {...role('cell')} className={cn(short, 'text-ink-2')}>
        {line.name}
      </td>
      <td {...role('cell')} className="text-ink-2 max-lg:order-first max-lg:w-full lg:min-w-56 lg:px-3 lg:py-2.5">
        <Input line={line} />
      </td>
      <td {...role('cell')} className={cn(number, 'text-ink')}>
        {line.latency}
      </td>
      <td {...role('cell')} className={cn(number, 'text-ink-3')}>
        {line.tokens}
        <span className="lg:hidden"> tokens</span>
      </td>
      <td {...role('cell')} className={cn(number, 'text-ink-3')}>
        {line.cost}
      </td>
      <td {...role('cell')} className={cn(number, 'lg:pr-4')}>
        <span className="text-ink-3 lg:hidden">groundedness </span>
        <Badge tone={line.groundedness < LOW_SCORE ? 'red' : 'neutral'}>{line.groundedness.toFixed(2)}</Badge>
      </td>
    </tr>
  );
}

/** The newest traces: a table, on narrow screens a list. */
export function TraceTable({ lines }: { lines: readonly TraceLine[] }) {
  return (
    <figure aria-label="Newest traces" className="overflow-hidden rounded-lg border border-line bg-raised">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Table of traces" tabIndex={0} className="table-scroll">
        <table {...role('table')} className="w-full border-collapse text-[13px] leading-5 max-lg:block">
          <thead {...role('rowgroup')} className="max-lg:sr-only">
            <tr {...role('row')} className="font-mono text-ink-3 text-xs">
              {HEADS.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  {...role('columnheader')}
                  className={`px-3 py-2.5 font-normal first:pl-4 last:pr-4 ${index < NUMERIC_FROM ? 'text-left' : 'text-right'}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')} className="max-lg:block">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
