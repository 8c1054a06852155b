import { formatUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { Readout } from '../../ui/DrawnFigure.tsx';
import { formatCount, formatMetadata, formatMs } from './format.ts';
import { getTotals } from './layout.ts';
import type { Trace } from './trace.ts';
import type { TraceWords } from './words.ts';

/** The line can break only after the dot. */
const SEPARATOR = '\u00a0· ';

/** The name of the trace, with its latency, tokens, cost and scores. */
export function TraceHeader({ trace, words }: { trace: Trace; words: TraceWords }) {
  const totals = getTotals(trace);
  const details = [trace.id, trace.environment, trace.release, trace.version, ...(trace.tags ?? [])]
    .filter(Boolean)
    .join(SEPARATOR);
  return (
    <div className="trace-about">
      <div>
        <p>{trace.name}</p>
        <p>{details}</p>
        {trace.metadata && <p>{formatMetadata(trace.metadata).join(' · ')}</p>}
      </div>
      <dl>
        <Readout label={words.latency} value={formatMs(totals.durationMs)} />
        {totals.inputTokens + totals.outputTokens > 0 && (
          <Readout
            label={words.tokens}
            value={`${formatCount(totals.inputTokens)} → ${formatCount(totals.outputTokens)}`}
          />
        )}
        {totals.costUsd > 0 && <Readout label={words.cost} value={formatUsd(totals.costUsd)} />}
        {trace.scores.map((score) => (
          <Readout key={score.name} label={score.name} value={formatScore(score.value)} />
        ))}
      </dl>
    </div>
  );
}
