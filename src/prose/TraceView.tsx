import { TraceView } from '../features/trace-view/TraceView.tsx';
import { traceMarkdown } from '../features/trace-view/trace-markdown.ts';
import { type FlowItem, flowText, type TagFlow } from '../markdown/text/flow.ts';
import { figureFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import {
  createTraceFinder,
  getShownTrace,
  type ShownTrace,
  TraceCaption,
  traceCaptionText,
  traceChoiceSchema,
} from './shown-trace.tsx';
import type { TraceSource } from './tag-data.ts';

/** A trace as a figure: its totals and observations in words. */
function traceFlow(shown: ShownTrace, caption: string | undefined, content: TagFlow): FlowItem[] {
  const text = flowText(content.read(traceMarkdown(shown.trace)));
  return figureFlow(content, { figure: 'trace', text, caption: traceCaptionText(shown, caption) });
}

/** `<TraceView src="notebook" />`: the trace that a run recorded, or an illustration, as a waterfall. */
export function traceViewTag(sources: readonly TraceSource[]): Tag {
  const find = createTraceFinder(sources);
  const getText = (shown: ShownTrace, caption?: string) => traceMarkdown(shown.trace, traceCaptionText(shown, caption));
  return defineTag(
    traceChoiceSchema(find),
    (choice, { id }) => {
      const shown = getShownTrace(find, choice);
      return (
        <TraceView
          trace={shown.trace}
          selected={shown.selected}
          id={id}
          caption={<TraceCaption shown={shown} caption={choice.caption} />}
          markdown={getText(shown, choice.caption)}
          className="not-prose"
        />
      );
    },
    (choice) => getText(getShownTrace(find, choice), choice.caption),
    { only: [] },
    { flow: (choice, content) => traceFlow(getShownTrace(find, choice), choice.caption, content) },
  );
}
