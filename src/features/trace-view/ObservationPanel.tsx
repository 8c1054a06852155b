import { formatUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { formatCount, formatMetadata, formatMs } from './format.ts';
import type { Row } from './layout.ts';
import { LEVEL_COLOURS } from './level-colours.ts';
import { TypeGlyph } from './TypeGlyph.tsx';
import type { Observation, Score } from './trace.ts';
import type { TraceWords } from './words.ts';

type Metric = readonly [label: string, value: string];

function getMetrics({ observation, criticalMs }: Row, words: TraceWords): Metric[] {
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

function MetricList({ list }: { list: readonly Metric[] }) {
  return (
    <dl className="trace-readings">
      {list.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div>
      <p className="trace-label">{label}</p>
      <p className="trace-text">{text === '' ? '""' : text}</p>
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
      <p className="trace-label">{label}</p>
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
    <p className="trace-title">
      <TypeGlyph type={observation.type} />
      <span>{observation.name}</span>
      <span>{type}</span>
    </p>
  );
}

/** Everything about one observation: metrics, scores, input and output. */
export function ObservationPanel({ row, words }: { row: Row; words: TraceWords }) {
  const { observation } = row;
  return (
    <div>
      <Title observation={observation} type={words.types[observation.type]} />
      <MetricList list={getMetrics(row, words)} />
      {observation.statusMessage && (
        <p className={`text-xs ${LEVEL_COLOURS[observation.level ?? 'ERROR']?.text ?? ''}`}>
          {observation.statusMessage}
        </p>
      )}
      {observation.scores && <Scores scores={observation.scores} label={words.scores} />}
      <Block label={words.input} text={observation.input} />
      <Block label={words.output} text={observation.output} />
      {Object.keys(observation.metadata ?? {}).length > 0 && (
        <Block label={words.metadata ?? 'Metadata'} text={formatMetadata(observation.metadata ?? {}).join('\n')} />
      )}
    </div>
  );
}
