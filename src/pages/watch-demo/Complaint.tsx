import { ThumbsDown } from 'lucide-react';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';

const turn = SAMPLE_SESSION.turns.find(({ feedback }) => feedback === 'negative');

/** The turn that the customer marked as not helpful, as the shop's chat showed it. */
export function Complaint() {
  if (!turn) return null;
  return (
    <figure
      aria-label="The conversation as the customer saw it"
      className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-5 md:p-8"
    >
      <p className="max-w-[26rem] self-end rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] text-ink">{turn.question}</p>
      <div className="flex max-w-[26rem] flex-col items-start gap-2">
        <p className="rounded-lg border border-line px-4 py-3 text-[0.9375rem] text-ink">{turn.answer}</p>
        <p className="flex items-center gap-2 font-mono text-red-ink text-xs">
          <ThumbsDown aria-hidden className="size-3.5" />
          Not helpful
        </p>
      </div>
    </figure>
  );
}
