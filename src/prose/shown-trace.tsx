import { CircleCheck, PencilRuler } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { z } from 'zod';
import type { Trace } from '../features/trace-view/trace.ts';
import { TRACE_ORIGIN } from '../features/trace-view/trace-markdown.ts';
import { describeUnknownName } from './known.ts';
import type { TraceSource } from './tag-data.ts';

/** The attributes that choose a trace. */
export interface TraceChoice {
  src: string;
  trace: number;
  open?: string;
  caption?: string;
}

/** A chosen trace and where it comes from. */
export interface ShownTrace {
  trace: Trace;
  kind: 'recorded' | 'illustrative';
  origin: string;
  selected?: string;
}

/** Finds the trace of a tag, or returns why there is none. */
export type FindTrace = (choice: TraceChoice) => ShownTrace | string;

/** Sources by name; a page's traces also by the last part of their path where no other file has that name. */
function byName(sources: readonly TraceSource[]): Map<string, TraceSource> {
  const short = Map.groupBy(sources, ({ name }) => name.slice(name.lastIndexOf('/') + 1));
  const unique = [...short].flatMap(([name, list]) => (list.length === 1 && list[0] ? [[name, list[0]] as const] : []));
  return new Map([...unique, ...sources.map((source) => [source.name, source] as const)]);
}

/** Prepares the search for traces in these files. */
export function createTraceFinder(files: readonly TraceSource[]): FindTrace {
  const sources = byName(files);
  return ({ src, trace, open }) => {
    const source = sources.get(src);
    if (!source) return describeUnknownName('trace file', src, [...sources.keys()]);
    if (!source.data) return `${source.file} has faults; correct them first`;
    const { kind, traces } = source.data;
    const chosen = traces[trace - 1];
    if (!chosen) return `${source.file} has ${traces.length} trace(s), so there is no trace ${trace}`;
    const selected = chosen.observations.find(({ id, name }) => id === open || name === open)?.id;
    const names = chosen.observations.map(({ name }) => name);
    if (open !== undefined && selected === undefined) return describeUnknownName('observation', open, names);
    const recorded = source.name.includes('/') ? TRACE_ORIGIN.page : TRACE_ORIGIN.notebook;
    return { trace: chosen, kind, origin: kind === 'recorded' ? recorded : TRACE_ORIGIN.illustrative, selected };
  };
}

/** The trace that checked attributes choose. */
export function getShownTrace(find: FindTrace, choice: TraceChoice): ShownTrace {
  const found = find(choice);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** The schema of the attributes that choose a trace. */
export function traceChoiceSchema(find: FindTrace) {
  return z
    .strictObject({
      src: z.string(),
      trace: z.coerce.number().int().positive().default(1),
      caption: z.string().min(1).optional(),
      open: z.string().optional(),
    })
    .superRefine((choice, context) => {
      const found = find(choice);
      if (typeof found === 'string') context.addIssue({ code: 'custom', message: found });
    });
}

/** The line below a drawn trace: its origin and the author's caption. */
export function TraceCaption({ shown, caption }: { shown: ShownTrace; caption?: string }): ReactNode {
  const Icon = shown.kind === 'recorded' ? CircleCheck : PencilRuler;
  const { userId, sessionId } = shown.trace;
  const identity = [userId && `user ${userId}`, sessionId && `session ${sessionId}`].filter(
    (part) => part !== undefined,
  );
  return (
    <figcaption className="trace-caption">
      <Icon aria-hidden />
      <span className="font-medium">{shown.origin}</span>
      {caption && <span>{caption}</span>}
      {identity.length > 0 && (
        <span className="font-mono text-xs text-ink-3 @xl:ml-auto">
          {identity.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && '\u00a0· '}
              <span className="inline-block max-w-full wrap-anywhere">{part}</span>
            </Fragment>
          ))}
        </span>
      )}
    </figcaption>
  );
}

/** The same line as plain text. */
export function traceCaptionText({ origin }: ShownTrace, caption?: string): string {
  return [origin, caption].filter(Boolean).join('. ');
}
