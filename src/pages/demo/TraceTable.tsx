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

function Line({ line }: { line: TraceLine }) {
  const number = 'whitespace-nowrap px-3 py-2.5 text-right font-mono text-xs tabular-nums';
  return (
    <tr className="border-line border-t">
      <td className="whitespace-nowrap py-2.5 pr-3 pl-4 font-mono text-ink-3 text-xs">{line.time}</td>
      <td className="whitespace-nowrap px-3 py-2.5 font-mono text-ink-2 text-xs">{line.name}</td>
      <td className="min-w-56 px-3 py-2.5 text-ink-2">
        <Input line={line} />
      </td>
      <td className={`${number} text-ink`}>{line.latency}</td>
      <td className={`${number} text-ink-3`}>{line.tokens}</td>
      <td className={`${number} text-ink-3`}>{line.cost}</td>
      <td className={`${number} pr-4`}>
        <Badge tone={line.groundedness < LOW_SCORE ? 'red' : 'neutral'}>{line.groundedness.toFixed(2)}</Badge>
      </td>
    </tr>
  );
}

/** The newest traces as a table that scrolls inside itself. */
export function TraceTable({ lines }: { lines: readonly TraceLine[] }) {
  return (
    <figure aria-label="Newest traces" className="overflow-hidden rounded-lg border border-line bg-raised">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Table of traces" tabIndex={0} className="table-scroll">
        <table className="w-full border-collapse text-[13px] leading-5">
          <thead>
            <tr className="font-mono text-[11px] text-ink-3">
              {HEADS.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-2.5 font-normal first:pl-4 last:pr-4 ${index < NUMERIC_FROM ? 'text-left' : 'text-right'}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
