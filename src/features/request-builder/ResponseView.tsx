import { Badge } from '../../ui/Badge.tsx';
import type { SendState } from './send.ts';
import { WORDS } from './words.ts';

/** Shows the response of a request: status, time and body. */
export function ResponseView({ state }: { state: SendState }) {
  return (
    <div aria-live="polite" className="grid min-w-0 gap-2 empty:hidden">
      {state.kind === 'failed' && <p className="text-sm text-red-ink">{WORDS.failed}</p>}
      {state.kind === 'answered' && (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {WORDS.response}
            <Badge tone={state.status < 400 ? 'green' : 'red'}>
              {state.status} {state.statusText}
            </Badge>
            <span className="font-mono text-xs text-ink-3">{state.ms} ms</span>
          </p>
          <ResponseBody text={state.body} />
        </>
      )}
    </div>
  );
}

function ResponseBody({ text }: { text: string }) {
  if (text === '') return <p className="text-sm text-ink-3">{WORDS.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className="request-builder-answer">
      {text}
    </pre>
  );
}
