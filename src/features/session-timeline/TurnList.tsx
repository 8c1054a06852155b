import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { formatClock, formatSeconds } from './layout.ts';
import type { Feedback, Turn } from './session.ts';
import type { SessionWords } from './words.ts';

function FeedbackMark({ feedback, words }: { feedback: Feedback; words: SessionWords }) {
  const isPositive = feedback === 'positive';
  const Thumb = isPositive ? ThumbsUp : ThumbsDown;
  return (
    <span
      className={
        isPositive ? 'inline-flex items-center gap-1.5 text-green-ink' : 'inline-flex items-center gap-1.5 text-red-ink'
      }
    >
      <Thumb aria-hidden="true" size={14} strokeWidth={1.5} />
      {words.feedback[feedback]}
    </span>
  );
}

function TurnLine({ turn, number, words }: { turn: Turn; number: number; words: SessionWords }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-line border-t px-4 py-3 @3xl:grid-cols-[2.75rem_minmax(0,1fr)_19rem]">
      <p className="flex gap-2 pt-px font-mono text-xs text-ink-3 tabular-nums leading-5">
        <span className="text-ink">{number}</span>
        {formatClock(turn.atSeconds)}
      </p>
      <div className="text-[13px] leading-5">
        <p className="text-ink">{turn.question}</p>
        <p className="text-ink-3">{turn.answer}</p>
      </div>
      <p className="col-start-2 flex flex-wrap content-start gap-x-3 font-mono text-xs text-ink-2 tabular-nums leading-5 @3xl:col-start-3 @3xl:justify-end @3xl:gap-x-5">
        {turn.feedback && <FeedbackMark feedback={turn.feedback} words={words} />}
        <span className="inline-flex gap-x-3 whitespace-nowrap @3xl:gap-x-5">
          <span className="text-ink-3">
            {turn.tokens.toLocaleString('en-US')} {words.tokens}
          </span>
          <span>{formatSeconds(turn.latencyMs)}</span>
        </span>
      </p>
    </li>
  );
}

/** The turns of a session as a conversation: when, question, answer, verdict, tokens and latency. */
export function TurnList({ turns, words }: { turns: readonly Turn[]; words: SessionWords }) {
  return (
    <ol>
      {turns.map((turn, index) => (
        <TurnLine key={turn.traceId} turn={turn} number={index + 1} words={words} />
      ))}
    </ol>
  );
}
