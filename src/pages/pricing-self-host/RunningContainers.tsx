import { DrawnFigure } from '../../ui/DrawnFigure.tsx';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';

const ROWS = [
  ['web', 'UI, API, ingestion', '3000'],
  ['worker', 'prices, evaluates', '3030'],
  ['postgres', 'settings, prompts', '5432'],
  ['clickhouse', 'traces, scores', '8123'],
  ['redis', 'queue, cache', '6379'],
  ['minio', 'events, media', '9000'],
] as const;

/** What Docker Compose starts: two containers of ours and four stores. */
export function RunningContainers() {
  return (
    <DrawnFigure summary={`Docker Compose with six containers running: ${ROWS.map(([name]) => name).join(', ')}`}>
      <p aria-hidden="true" className="border-line border-b px-4 py-3 font-mono text-[13px] text-ink">
        <span className="text-ink-3">$</span> docker compose ps
      </p>
      <table className="w-full text-left text-[13px]">
        <thead className="sr-only">
          <tr>
            <th scope="col">Container</th>
            <th scope="col">Task</th>
            <th scope="col">Port</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, task, port]) => (
            <tr key={name} className="border-line border-t first:border-t-0">
              <th scope="row" className="py-2.5 pr-2 pl-4 font-mono font-normal text-ink">
                {name}
              </th>
              <td className="px-2 py-2.5 text-ink-2">{task}</td>
              <td className="px-2 py-2.5 text-right font-mono text-ink-3 tabular-nums max-sm:hidden">{port}</td>
              <td className="py-2.5 pr-4 pl-2 text-right text-green-ink">running</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExampleCaption>Two containers and four stores, all on one machine to begin with.</ExampleCaption>
    </DrawnFigure>
  );
}
