import { createHash } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';
import type {
  Current,
  Generation,
  GenerationOptions,
  Observation,
  ObserveOptions,
  SpanOptions,
  TraceUpdate,
} from '../../../../contracts/typescript/tracing/index.d.ts';
import { readConnection } from '../settings.ts';
import {
  activeObservation,
  openObservation,
  runWithin,
  type SpanObservation,
  sendScore,
  toJson,
} from './observation.ts';

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as Promise<unknown>).then === 'function';

/** Runs a function as an observation and ends it when the function, or its promise, has ended. */
function record<Result>(
  observation: SpanObservation,
  run: () => Result,
  keep: (result: unknown) => void = () => undefined,
): Result {
  const end = (result: unknown) => {
    keep(result);
    observation.span.end();
  };
  const fail = (error: unknown): never => {
    observation.fail(error);
    observation.span.end();
    throw error;
  };
  try {
    const result = runWithin(observation, run);
    if (isPromise(result))
      return result.then((value) => {
        end(value);
        return value;
      }, fail) as Result;
    end(result);
    return result;
  } catch (error) {
    return fail(error);
  }
}

/** Wraps a function: the list of its arguments becomes the input, its return value the output. */
export function observe<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  options: ObserveOptions = {},
): (...args: Args) => Result {
  return (...args) => {
    const keepInput = (options.captureInput ?? true) && args.length > 0;
    const fields = keepInput ? { input: args } : {};
    const observation = openObservation(options.name ?? (fn.name || 'anonymous'), options.kind ?? 'span', fields);
    return record(
      observation,
      () => fn(...args),
      (output) => {
        if ((options.captureOutput ?? true) && output !== undefined) observation.update({ output });
      },
    );
  };
}

type Run<Subject, Result> = (subject: Subject) => Result;

/** Records part of a function. */
export function span<Result>(name: string, fn: Run<Observation, Result>): Result;
/** Records part of a function, with options. */
export function span<Result>(name: string, options: SpanOptions, fn: Run<Observation, Result>): Result;
/** Records part of a function. */
export function span<Result>(
  name: string,
  first: SpanOptions | Run<Observation, Result>,
  second?: Run<Observation, Result>,
): Result {
  const { kind = 'span', ...fields } = typeof first === 'function' ? {} : first;
  const run = typeof first === 'function' ? first : second;
  const observation = openObservation(name, kind, fields);
  return record(observation, () => run?.(observation) as Result);
}

/** Records a call to a model. */
export function generation<Result>(name: string, fn: Run<Generation, Result>): Result;
/** Records a call to a model, with options. */
export function generation<Result>(name: string, options: GenerationOptions, fn: Run<Generation, Result>): Result;
/** Records a call to a model. */
export function generation<Result>(
  name: string,
  first: GenerationOptions | Run<Generation, Result>,
  second?: Run<Generation, Result>,
): Result {
  const run = typeof first === 'function' ? first : second;
  const observation = openObservation(name, 'generation', typeof first === 'function' ? {} : first);
  return record(observation, () => run?.(observation) as Result);
}

function warnOutsideTrace(call: string): void {
  console.warn(`[sightglass] ${call} outside a trace: nothing was recorded.`);
}

const currentTrace = {
  get id() {
    return trace.getActiveSpan()?.spanContext().traceId;
  },
  get url() {
    return this.id && `${readConnection().host}/trace/${this.id}`;
  },
  update({ userId, sessionId, tags, metadata, input, output, ...fields }: TraceUpdate): void {
    const active = trace.getActiveSpan();
    if (!active) {
      warnOutsideTrace('current.trace.update()');
      return;
    }
    if (userId) active.setAttribute('user.id', userId);
    if (sessionId) active.setAttribute('session.id', sessionId);
    if (tags) active.setAttribute('sightglass.trace.tags', [...tags]);
    for (const [name, value] of Object.entries({ metadata, input, output }))
      if (value !== undefined) active.setAttribute(`sightglass.trace.${name}`, toJson(value));
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) active.setAttribute(`sightglass.trace.${name}`, value);
  },
};

/** The current trace. */
export const current: Current = {
  trace: currentTrace,
  get observation() {
    return activeObservation();
  },
  score(name, value, options = {}) {
    const traceId = currentTrace.id;
    if (traceId) sendScore({ name, value, ...options, traceId });
    else warnOutsideTrace('current.score()');
  },
  event(name, fields) {
    const active = activeObservation();
    if (active) active.event(name, fields);
    else warnOutsideTrace('current.event()');
  },
  headers(): Record<string, string> {
    const active = trace.getActiveSpan()?.spanContext();
    return active ? { traceparent: `00-${active.traceId}-${active.spanId}-01` } : {};
  },
  continueTrace(headers, fn) {
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return context.with(propagation.extract(trace.deleteSpan(context.active()), lower), fn);
  },
};

/** A file that is stored with a trace. */
export class Media {
  readonly id: string;
  readonly contentType: string;
  constructor(source: { content: Uint8Array; contentType: string } | { base64: string; contentType: string }) {
    const bytes = 'content' in source ? source.content : Uint8Array.from(atob(source.base64), (c) => c.charCodeAt(0));
    this.id = `md_${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
    this.contentType = source.contentType;
  }
  toJSON(): object {
    return { mediaId: this.id, contentType: this.contentType };
  }
}

/** The same trace ID for the same seed: the first 32 hexadecimal characters of its SHA-256. */
export const traceIdFrom = (seed: string): string => createHash('sha256').update(seed).digest('hex').slice(0, 32);
