import type { SpanPair } from './pairs.ts';
import { rowId } from './TraceView.tsx';
import { TRACE_WORDS, type TraceWords } from './words.ts';

/** What a line of code links to: the span that it creates. */
export interface LineMarker {
  number: number;
  /** Id of the row in the trace. */
  target: string;
  /** What the line creates, for screen readers. */
  label: string;
}

/** Returns the marker of the lines of a pair, next to the trace with this id. */
export function getLineMarker({ number, named }: SpanPair, id: string, words: TraceWords = TRACE_WORDS): LineMarker {
  const [first] = named;
  const spans = [...new Set(named.map(({ type, name }) => `${words.types[type]} ${name}`))].join(', ');
  const label = words.creates.replace('{number}', `${number}`).replace('{spans}', spans);
  return { number, target: first ? rowId(id, first.id) : '', label };
}
