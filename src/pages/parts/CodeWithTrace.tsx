import { CodeSample } from '../../features/code-sample/CodeSample.tsx';
import type { Sample } from '../../features/code-sample/tokens.ts';
import { getLineMarker } from '../../features/trace-view/line-marker.ts';
import { pairLines } from '../../features/trace-view/pairs.ts';
import { TraceView } from '../../features/trace-view/TraceView.tsx';
import type { Trace } from '../../features/trace-view/trace.ts';
import { TRACE_WORDS, type TraceWords } from '../../features/trace-view/words.ts';

interface CodeWithTraceProps {
  sample: Sample;
  trace: Trace;
  /** Unique ID on the page. */
  id: string;
  /** Name of the observation that is open at first. */
  open: string;
  /** Names the figure for screen readers. */
  label: string;
  words?: TraceWords;
}

/** Code next to the trace it produces, as `<CodeToTrace>` in prose; a line and its rows have the same number. */
export function CodeWithTrace({ sample, trace, id, open, label, words = TRACE_WORDS }: CodeWithTraceProps) {
  const lines = [...sample.spans].map(([line, spans]) => ({ fence: 0, line, spans }));
  const { pairs, byObservation } = pairLines(trace, lines);
  const markers = new Map(
    pairs.flatMap((pair) => pair.lines.map(({ line }) => [line, getLineMarker(pair, id, words)] as const)),
  );
  const rows = [...byObservation].map(([observation, pair]) => {
    const numbers = pair.lines.map(({ line }) => line).join(', ');
    return [observation, { number: pair.number, lines: numbers }] as const;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be one more landmark
    <div role="group" aria-label={label} className="code-trace">
      <div className="code-trace-panes">
        <div className="code-trace-code">
          <CodeSample sample={sample} markers={markers} />
        </div>
        <TraceView
          trace={trace}
          selected={trace.observations.find(({ name }) => name === open)?.id}
          id={id}
          words={words}
          className="code-trace-trace rounded-none border-0"
          pairs={new Map(rows)}
        />
      </div>
    </div>
  );
}
