import type { Experiment } from '../../features/eval-chart/experiment.ts';

/** The items of a dataset as a list: input and expected answer. */
export function DatasetItems({ experiment }: { experiment: Experiment }) {
  return (
    <figure
      aria-label={`Dataset ${experiment.dataset}`}
      className="overflow-hidden rounded-lg border border-line bg-raised"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 border-line border-b px-4 py-3">
        <span className="font-medium text-ink text-sm">{experiment.dataset}</span>{' '}
        <span className="font-mono text-xs text-ink-3">
          dataset · {experiment.items.length} of {experiment.results.length} items
        </span>
      </p>
      <ul className="divide-y divide-line">
        {experiment.items.map(({ id, input, expected }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 px-4 py-3 text-[13px] leading-5 sm:grid-cols-[4rem_1fr_1fr]">
            <p className="font-mono text-xs text-ink-3 leading-5">{id}</p>
            <p className="text-ink">{input}</p>
            <p className="text-ink-2">
              <span className="sr-only">Expected: </span>
              {expected}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
