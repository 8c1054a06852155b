import { cn } from '../../lib/cn.ts';
import type { Experiment, Item } from './experiment.ts';
import { formatDifference } from './layout.ts';
import type { EvalWords } from './words.ts';

function ScoreCell({ a, b }: { a: number; b: number }) {
  const difference = Math.round((b - a) * 100);
  return (
    <td className="whitespace-nowrap px-4 py-2.5 text-right align-top font-mono text-xs tabular-nums">
      <span className="text-ink-3">{a.toFixed(2)}</span>
      <span className="text-ink-3"> → </span>
      <span className="text-ink">{b.toFixed(2)}</span>
      <span className={cn('ml-2 inline-block w-11', difference < 0 ? 'text-red-ink' : 'text-green-ink')}>
        {formatDifference(b - a)}
      </span>
    </td>
  );
}

function ItemRow({ item, experiment }: { item: Item; experiment: Experiment }) {
  const result = experiment.results.find(({ itemId }) => itemId === item.id);
  return (
    <tr className="border-line border-t">
      <td className="py-2.5 pr-4 pl-4 align-top text-ink">{item.input}</td>
      <td className="px-4 py-2.5 align-top text-ink-2">{item.expected}</td>
      <td className="px-4 py-2.5 align-top text-ink-2">{item.output}</td>
      {experiment.metrics.map((metric, index) => (
        <ScoreCell key={metric} a={result?.a[index] ?? 0} b={result?.b[index] ?? 0} />
      ))}
    </tr>
  );
}

/** Some items of the dataset: input, expected, the candidate's output, and each score of both runs. */
export function ItemTable({ experiment, words }: { experiment: Experiment; words: EvalWords }) {
  const head = 'px-4 py-2 text-left font-mono font-normal text-xs text-ink-3';
  return (
    <section
      aria-label={words.items}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="scroll-x border-line border-t"
    >
      <table className="w-full min-w-[60rem] border-collapse text-[13px] leading-5">
        <thead>
          <tr>
            {[words.input, words.expected, words.output].map((label) => (
              <th key={label} scope="col" className={head}>
                {label}
              </th>
            ))}
            {experiment.metrics.map((metric) => (
              <th key={metric} scope="col" className={cn(head, 'text-right')}>
                {metric}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {experiment.items.map((item) => (
            <ItemRow key={item.id} item={item} experiment={experiment} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
