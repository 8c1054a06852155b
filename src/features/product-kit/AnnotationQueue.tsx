import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame, Readout } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { PanelHead } from './PanelHead.tsx';

type Queue = FigureData<'AnnotationQueue'>;

function Gauge({ completed, open }: Pick<Queue, 'completed' | 'open'>) {
  const percent = completed + open === 0 ? 0 : (completed / (completed + open)) * 100;
  return (
    <svg height={4} aria-hidden="true" className="block w-full">
      <rect width="100%" height={4} className="fill-sunken" />
      <rect width={`${percent.toFixed(2)}%`} height={4} className="fill-amber" />
    </svg>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="font-mono text-xs text-ink-3">{label}</p>
      <p className="whitespace-pre-line break-words text-[13px] text-ink leading-5">{text}</p>
    </div>
  );
}

function ScoreField({ score }: { score: Queue['scores'][number] }) {
  return (
    <div>
      <p className="font-mono text-ink text-xs">{score.name}</p>
      <p className="text-[13px] text-ink-2 leading-5">{score.question}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {score.options.map((option) => {
          const isChosen = option === score.chosen;
          return (
            <li
              key={option}
              className={cn(
                'rounded-sm border px-2 py-0.5 text-xs',
                isChosen ? 'border-amber bg-amber-wash font-medium text-ink' : 'border-line text-ink-2',
              )}
            >
              {option}
              {isChosen && <span className="sr-only"> (chosen)</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A queue with its progress, the item under review and the scores to set. */
export function AnnotationQueue({ queue, ...frame }: { queue: Queue } & FigureFrame) {
  const { name, description, completed, open, item, scores } = queue;
  return (
    <DrawnFigure summary={`Annotation queue ${name}: ${completed} completed, ${open} open`} {...frame}>
      <PanelHead title={name} note={item.object}>
        <dl className="flex gap-x-7">
          <Readout label="Completed" value={`${completed}`} />
          <Readout label="Open" value={`${open}`} />
        </dl>
      </PanelHead>
      <Gauge completed={completed} open={open} />
      <p className="border-line border-b px-4 py-2.5 text-[13px] text-ink-2">{description}</p>
      <div className="grid divide-y divide-line @xl:grid-cols-[3fr_2fr] @xl:divide-x @xl:divide-y-0">
        <div className="flex flex-col gap-3 px-4 py-4">
          <Text label="Input" text={item.input} />
          <Text label="Output" text={item.output} />
          {item.corrected && <Text label="Corrected output" text={item.corrected} />}
        </div>
        <div className="flex flex-col gap-4 px-4 py-4">
          {scores.map((score) => (
            <ScoreField key={score.name} score={score} />
          ))}
        </div>
      </div>
    </DrawnFigure>
  );
}
