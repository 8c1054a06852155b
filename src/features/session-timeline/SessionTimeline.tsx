import { formatUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { DrawnFigure, type FigureFrame, Readout } from '../../ui/DrawnFigure.tsx';
import { LatencyPlot } from './LatencyPlot.tsx';
import { formatClock, formatSeconds, getSessionTotals, layOutTimeline } from './layout.ts';
import type { Session } from './session.ts';
import { TurnList } from './TurnList.tsx';
import { SESSION_WORDS, type SessionWords } from './words.ts';

/** What `SessionTimeline` takes. */
export interface SessionTimelineProps extends FigureFrame {
  session: Session;
  /** The time line alone, without the conversation. */
  compact?: boolean;
  words?: SessionWords;
}

function SessionHeader({ session, words }: { session: Session; words: SessionWords }) {
  const sum = getSessionTotals(session);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 border-line border-b px-4 py-3">
      <div>
        <p className="font-medium text-ink text-sm">{session.id}</p>
        <p className="font-mono text-xs text-ink-3">
          {session.userId} · {session.started}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-3 gap-y-2 @sm:gap-x-5 @md:gap-x-7">
        <Readout label={words.turns} value={`${sum.turns}`} />
        <Readout label={words.length} value={formatClock(sum.seconds)} />
        <Readout label={words.median} value={formatSeconds(sum.medianMs)} />
        <Readout label={words.cost} value={formatUsd(sum.costUsd)} />
        {session.scores?.map((score) => (
          <Readout key={score.name} label={score.name} value={formatScore(score.value)} />
        ))}
      </dl>
    </div>
  );
}

/** A user's session: traces over time with latency and feedback, then the conversation. */
export function SessionTimeline({ session, compact = false, words = SESSION_WORDS, ...frame }: SessionTimelineProps) {
  const { turns, seconds } = getSessionTotals(session);
  const summary = words.summary
    .replace('{id}', session.id)
    .replace('{count}', `${turns}`)
    .replace('{length}', formatClock(seconds));
  return (
    <DrawnFigure summary={summary} {...frame}>
      <SessionHeader session={session} words={words} />
      <LatencyPlot plot={layOutTimeline(session)} label={words.latency} />
      {!compact && <TurnList turns={session.turns} words={words} />}
    </DrawnFigure>
  );
}
