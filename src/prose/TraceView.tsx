import { CircleCheck, PencilRuler } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { TraceView } from '../features/trace-view/TraceView.tsx';
import type { Trace } from '../features/trace-view/trace.ts';
import { TRACE_ORIGIN, traceMarkdown } from '../features/trace-view/trace-markdown.ts';
import { type FlowItem, flowText, type TagFlow } from '../markdown/text/flow.ts';
import { figureFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import type { TraceSource } from './facts.ts';
import { unknown } from './known.ts';

interface Choice {
  src: string;
  trace: number;
  open?: string;
}

interface Shown {
  trace: Trace;
  kind: 'recorded' | 'illustrative';
  origin: string;
  selected?: string;
}

/** Sources by name; a page's traces also by the last part of their path where no other file has that name. */
function byName(sources: readonly TraceSource[]): Map<string, TraceSource> {
  const short = Map.groupBy(sources, ({ name }) => name.slice(name.lastIndexOf('/') + 1));
  const unique = [...short].flatMap(([name, list]) => (list.length === 1 && list[0] ? [[name, list[0]] as const] : []));
  return new Map([...unique, ...sources.map((source) => [source.name, source] as const)]);
}

function find(sources: ReadonlyMap<string, TraceSource>, { src, trace, open }: Choice): Shown | string {
  const source = sources.get(src);
  if (!source) return unknown('trace file', src, [...sources.keys()]);
  if (!source.data) return `${source.file} has faults; correct them first`;
  const { kind, traces } = source.data;
  const chosen = traces[trace - 1];
  if (!chosen) return `${source.file} has ${traces.length} trace(s), so there is no trace ${trace}`;
  const selected = chosen.observations.find(({ id, name }) => id === open || name === open)?.id;
  const names = chosen.observations.map(({ name }) => name);
  if (open !== undefined && selected === undefined) return unknown('observation', open, names);
  const recorded = source.name.includes('/') ? TRACE_ORIGIN.page : TRACE_ORIGIN.notebook;
  return { trace: chosen, kind, origin: kind === 'recorded' ? recorded : TRACE_ORIGIN.illustrative, selected };
}

function Caption({ shown, caption }: { shown: Shown; caption?: string }): ReactNode {
  const Icon = shown.kind === 'recorded' ? CircleCheck : PencilRuler;
  const { userId, sessionId } = shown.trace;
  const identity = [userId && `user ${userId}`, sessionId && `session ${sessionId}`].filter(Boolean).join(' · ');
  return (
    <figcaption className="m-0 flex max-w-none flex-wrap items-center gap-x-2 gap-y-1 border-line border-t bg-sunken px-4 py-2 text-ink-2 text-xs">
      <Icon aria-hidden size={14} className="shrink-0 text-ink-3" />
      <span className="font-medium">{shown.origin}</span>
      {caption && <span>{caption}</span>}
      {identity && <span className="break-all font-mono text-[11px] text-ink-3 sm:ml-auto">{identity}</span>}
    </figcaption>
  );
}

function captionText({ origin }: Shown, caption?: string): string {
  return [origin, caption].filter(Boolean).join('. ');
}

/** A trace as a figure: its totals and observations in words. */
function traceFlow(shown: Shown, caption: string | undefined, content: TagFlow): FlowItem[] {
  const text = flowText(content.read(traceMarkdown(shown.trace)));
  return figureFlow(content, { figure: 'trace', text, caption: captionText(shown, caption) });
}

/** `<TraceView src="notebook" />`: the trace that a run recorded, or an illustration, as a waterfall. */
export function traceViewTag(sources: readonly TraceSource[]): Tag {
  const known = byName(sources);
  const schema = z
    .strictObject({
      src: z.string(),
      trace: z.coerce.number().int().positive().default(1),
      caption: z.string().min(1).optional(),
      open: z.string().optional(),
    })
    .superRefine((choice, context) => {
      const found = find(known, choice);
      if (typeof found === 'string') context.addIssue({ code: 'custom', message: found });
    });
  const shownBy = (choice: Choice): Shown => {
    const found = find(known, choice);
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  const textOf = (shown: Shown, caption?: string) => traceMarkdown(shown.trace, captionText(shown, caption));
  return defineTag(
    schema,
    (choice, { id }) => {
      const shown = shownBy(choice);
      return (
        <TraceView
          trace={shown.trace}
          selected={shown.selected}
          id={id}
          caption={<Caption shown={shown} caption={choice.caption} />}
          markdown={textOf(shown, choice.caption)}
          className="not-prose"
        />
      );
    },
    (choice) => textOf(shownBy(choice), choice.caption),
    { only: [] },
    { flow: (choice, content) => traceFlow(shownBy(choice), choice.caption, content) },
  );
}
