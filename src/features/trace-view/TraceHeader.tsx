import { joinWithDots } from '../../lib/join-with-dots.ts';
import { formatUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { Readout } from '../../ui/DrawnFigure.tsx';
import { formatCount, formatMetadata, formatMs } from './format.ts';
import { getTotals } from './layout.ts';
import type { Trace } from './trace.ts';
import type { TraceWords } from './words.ts';

/** The name of the trace, with its latency, tokens, cost and scores. */
export function TraceHeader({ trace, words }: { trace: Trace; words: TraceWords }) {
  const totals = getTotals(trace);
  const { id, environment, release, version, tags = [] } = trace;
  const details = [id, environment, release, version, ...tags].flatMap((detail) => detail || []);
  return (
    <div className="trace-about">
      <div>
        <p>{trace.name}</p>
        <p>{joinWithDots(details)}</p>
        {trace.metadata && <p>{joinWithDots(formatMetadata(trace.metadata))}</p>}
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
