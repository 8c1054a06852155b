import { Badge } from '../../ui/Badge.tsx';
import type { Outcome } from './send.ts';
import { WORDS } from './words.ts';

/** What became of a request that was sent: status, time and body. */
export function Answer({ outcome }: { outcome: Outcome }) {
  return (
    <div aria-live="polite" className="grid min-w-0 gap-2 empty:hidden">
      {outcome.kind === 'failed' && <p className="text-sm text-red-ink">{WORDS.failed}</p>}
      {outcome.kind === 'answered' && (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {WORDS.response}
            <Badge tone={outcome.status < 400 ? 'green' : 'red'}>
              {outcome.status} {outcome.statusText}
            </Badge>
            <span className="font-mono text-xs text-ink-3">{outcome.ms} ms</span>
          </p>
          <AnswerBody text={outcome.body} />
        </>
      )}
    </div>
  );
}

function AnswerBody({ text }: { text: string }) {
  if (text === '') return <p className="text-sm text-ink-3">{WORDS.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className="request-builder-answer">
      {text}
    </pre>
  );
}
