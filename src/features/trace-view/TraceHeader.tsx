import { formatUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { Readout } from '../../ui/DrawnFigure.tsx';
import { formatCount, formatMetadata, formatMs } from './format.ts';
import { totals } from './layout.ts';
import type { Trace } from './trace.ts';
import type { TraceWords } from './words.ts';

/** A line breaks only after the dot. */
const SEPARATOR = '\u00a0· ';

/** Name of the trace and its readings: latency, tokens, cost, scores. */
export function TraceHeader({ trace, words }: { trace: Trace; words: TraceWords }) {
  const sum = totals(trace);
  const about = [trace.id, trace.environment, trace.release, trace.version, ...(trace.tags ?? [])]
    .filter(Boolean)
    .join(SEPARATOR);
  return (
    <div className="trace-about">
      <div>
        <p>{trace.name}</p>
        <p>{about}</p>
        {trace.metadata && <p>{formatMetadata(trace.metadata).join(' · ')}</p>}
      </div>
      <dl>
        <Readout label={words.latency} value={formatMs(sum.durationMs)} />
        {sum.inputTokens + sum.outputTokens > 0 && (
          <Readout label={words.tokens} value={`${formatCount(sum.inputTokens)} → ${formatCount(sum.outputTokens)}`} />
        )}
        {sum.costUsd > 0 && <Readout label={words.cost} value={formatUsd(sum.costUsd)} />}
        {trace.scores.map((score) => (
          <Readout key={score.name} label={score.name} value={formatScore(score.value)} />
        ))}
      </dl>
    </div>
  );
}
