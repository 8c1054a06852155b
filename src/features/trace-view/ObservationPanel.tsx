import { formatCount, formatMetadata, formatMs, formatScore, formatUsd } from './format.ts';
import type { Row } from './layout.ts';
import { TypeGlyph } from './TypeGlyph.tsx';
import type { Observation, Score } from './trace.ts';
import type { TraceWords } from './words.ts';

type Reading = readonly [label: string, value: string];

function readings({ observation, criticalMs }: Row, words: TraceWords): Reading[] {
  const { startMs, durationMs, firstTokenMs, model, usage, costUsd, level, version, prompt } = observation;
  return [
    [words.start, `+${formatMs(startMs)}`],
    [words.duration, formatMs(durationMs)],
    [words.criticalPath, formatMs(criticalMs)],
    ...(firstTokenMs === undefined ? [] : [[words.firstToken, formatMs(firstTokenMs)] as const]),
    ...(model ? [[words.model, model] as const] : []),
    ...(usage ? [[words.tokens, `${formatCount(usage.input)} → ${formatCount(usage.output)}`] as const] : []),
    ...(costUsd === undefined ? [] : [[words.cost, formatUsd(costUsd)] as const]),
    ...(level ? [[words.level, level] as const] : []),
    ...(version ? [[words.version ?? 'Version', version] as const] : []),
    ...(prompt ? [[words.prompt ?? 'Prompt', `${prompt.name} v${prompt.version}`] as const] : []),
  ];
}

function Readings({ list }: { list: readonly Reading[] }) {
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] justify-between gap-x-4 gap-y-1.5 font-mono text-xs @md:justify-start @md:gap-x-12 @5xl:justify-between @5xl:gap-x-4">
      {list.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-[11px] text-ink-3">{label}</dt>
          <dd className="truncate text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div>
      <p className="mb-1 font-mono text-[11px] text-ink-3">{label}</p>
      <p className="whitespace-pre-wrap break-words rounded-sm bg-sunken px-2.5 py-1.5 font-mono text-ink-2 text-xs leading-[1.5]">
        {text}
      </p>
    </div>
  );
}

const isShare = (value: Score['value']): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function ScoreBar({ share }: { share: number }) {
  return (
    <svg width={96} height={4} aria-hidden="true">
      <rect width="100%" height={4} rx={2} className="fill-line" />
      <rect width={`${share * 100}%`} height={4} rx={2} className="fill-ink-2" />
    </svg>
  );
}

function Scores({ scores, label }: { scores: readonly Score[]; label: string }) {
  return (
    <div>
      <p className="mb-1 font-mono text-[11px] text-ink-3">{label}</p>
      <ul className="max-w-sm font-mono text-xs">
        {scores.map(({ name, value }) => (
          <li key={name} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-ink-2">{name}</span>
            {isShare(value) && <ScoreBar share={value} />}
            <span className="text-ink tabular-nums">{formatScore(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Title({ observation, type }: { observation: Observation; type: string }) {
  return (
    <p className="hidden items-center gap-2 text-sm @5xl:flex">
      <TypeGlyph type={observation.type} className="text-ink-3" />
      <span className="min-w-0 truncate font-medium text-ink">{observation.name}</span>
      <span className="ml-auto font-mono text-[11px] text-ink-3">{type}</span>
    </p>
  );
}

/** Everything known of one observation: readings, scores, input and output. */
export function ObservationPanel({ row, words }: { row: Row; words: TraceWords }) {
  const { observation } = row;
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <Title observation={observation} type={words.types[observation.type]} />
      <Readings list={readings(row, words)} />
      {observation.statusMessage && <p className="text-red-ink text-xs">{observation.statusMessage}</p>}
      {observation.scores && <Scores scores={observation.scores} label={words.scores} />}
      <Block label={words.input} text={observation.input} />
      <Block label={words.output} text={observation.output} />
      {observation.metadata && (
        <Block label={words.metadata ?? 'Metadata'} text={formatMetadata(observation.metadata).join('\n')} />
      )}
    </div>
  );
}
