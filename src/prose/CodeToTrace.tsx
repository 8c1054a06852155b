import type { ReactNode } from 'react';
import { getLineMarker } from '../features/trace-view/line-marker.ts';
import { describeLines, isNamed, PAIRS_MAX, type Pairing, pairLines } from '../features/trace-view/pairs.ts';
import { TraceView } from '../features/trace-view/TraceView.tsx';
import type { Trace } from '../features/trace-view/trace.ts';
import { traceMarkdown } from '../features/trace-view/trace-markdown.ts';
import type { SampleResults } from '../markdown/sample-check.ts';
import type { TagFence } from '../markdown/tag-fences.ts';
import { flowText } from '../markdown/text/flow.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { describeUnknownName } from './known.ts';
import { addLineMarkers } from './line-markers.ts';
import {
  createTraceFinder,
  getShownTrace,
  type ShownTrace,
  TraceCaption,
  type TraceChoice,
  traceCaptionText,
  traceChoiceSchema,
} from './shown-trace.tsx';
import type { TraceSource } from './tag-data.ts';

const LABEL = 'Code and the trace it produces';

function pairFences(trace: Trace, fences: readonly TagFence[]): Pairing {
  const lines = fences.flatMap(({ spans }, fence) =>
    [...spans].map(([line, lineSpans]) => ({ fence, line, spans: lineSpans })),
  );
  return pairLines(trace, lines);
}

/** Returns problems with the marks in the code. */
function fenceProblems({ trace }: ShownTrace, fences: readonly TagFence[]): string[] {
  if (fences.length === 0) return ['it contains no code'];
  const names = trace.observations.map(({ name }) => name);
  const missing = fences.flatMap(({ spans, title, language }) =>
    [...spans].flatMap(([line, lineSpans]) =>
      lineSpans
        .filter((span) => !trace.observations.some((observation) => isNamed(observation, span)))
        .map(
          (span) => `line ${line} of ${title ?? `the ${language} code`}: ${describeUnknownName('span', span, names)}`,
        ),
    ),
  );
  const { pairs } = pairFences(trace, fences);
  if (pairs.length === 0) return ['no line of its code marks a span; write "[!code span name]" in a comment'];
  return pairs.length > PAIRS_MAX
    ? [...missing, `it has ${pairs.length} pairs, but may have at most ${PAIRS_MAX}`]
    : missing;
}

/** The code with its marked lines, one block for each fence. */
function MarkedCode({ fences, pairs, id, results }: PanesProps & Pairing): ReactNode {
  return fences.map((fence, index) => {
    const spanLines = pairs.flatMap((pair) =>
      pair.lines.filter((line) => line.fence === index).map(({ line }) => [line, getLineMarker(pair, id)] as const),
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fences of a tag never move
      <CodeBlock key={index} {...fence} html={addLineMarkers(fence.html, new Map(spanLines))} results={results} />
    );
  });
}

interface PanesProps {
  fences: readonly TagFence[];
  id: string;
  results?: SampleResults;
}

/** Code next to its trace; related lines and rows have the same number and are highlighted together. */
function CodeToTrace({ shown, caption, ...rest }: PanesProps & { shown: ShownTrace; caption?: string }): ReactNode {
  const { fences, id } = rest;
  const pairing = pairFences(shown.trace, fences);
  const titles = fences.map(({ title }) => title);
  const rowPairs = [...pairing.byObservation].map(
    ([observation, pair]) => [observation, { number: pair.number, lines: describeLines(pair, titles) }] as const,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be one more landmark
    <div role="group" aria-label={LABEL} className="code-trace not-prose">
      <div className="code-trace-panes">
        <div className="code-trace-code">
          <MarkedCode {...rest} {...pairing} />
        </div>
        <TraceView
          trace={shown.trace}
          selected={shown.selected}
          id={id}
          caption={<TraceCaption shown={shown} caption={caption} />}
          markdown={traceText(shown, caption, fences)}
          className="code-trace-trace rounded-none border-0"
          pairs={new Map(rowPairs)}
        />
      </div>
    </div>
  );
}

/** Formats the trace as Markdown; each observation names the line of code that creates it. */
function traceText(shown: ShownTrace, caption: string | undefined, fences: readonly TagFence[]): string {
  const { pairs } = pairFences(shown.trace, fences);
  const titles = fences.map(({ title }) => title);
  const notes = new Map(
    pairs.flatMap((pair) => pair.named.map(({ id }) => [id, `created by ${describeLines(pair, titles)}`] as const)),
  );
  return traceMarkdown(shown.trace, traceCaptionText(shown, caption), (id) => notes.get(id));
}

/** `<CodeToTrace src="docs/tracing/get-started">` around code: the code next to the trace it produces. */
export function codeToTraceTag(sources: readonly TraceSource[], results?: SampleResults): Tag {
  const find = createTraceFinder(sources);
  const show = (choice: TraceChoice) => getShownTrace(find, choice);
  const tag = defineTag(
    traceChoiceSchema(find),
    (choice, { fences, id }) => (
      <CodeToTrace shown={show(choice)} caption={choice.caption} fences={fences} id={id} results={results} />
    ),
    (choice, { text, fences }) => `${text}\n\n${traceText(show(choice), choice.caption, fences)}`,
    { filled: true },
    {
      flow: (choice, content) => {
        const shown = show(choice);
        const caption = traceCaptionText(shown, choice.caption);
        const markdown = traceText(shown, choice.caption, content.fences);
        const text = flowText(content.read(traceMarkdown(shown.trace)));
        return [...content.items, { kind: 'figure', figure: 'trace', text, caption, markdown }];
      },
    },
  );
  return {
    ...tag,
    fenceFaults: (values, fences) => fenceProblems(show(traceChoiceSchema(find).parse(values)), fences),
  };
}
