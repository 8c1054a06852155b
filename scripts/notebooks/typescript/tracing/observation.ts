import { type Attributes, context, createContextKey, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type {
  GenerationUpdate,
  Observation,
  ObservationKind,
  ObservationUpdate,
  ScoreOptions,
  ScoreValue,
} from '../../../../contracts/typescript/tracing/index.d.ts';
import { readConnection, sendLater } from '../settings.ts';

/** Formats a value as JSON; values that JSON cannot express become text. */
export const toJson = (value: unknown): string => JSON.stringify(value) ?? String(value);

const OWN = 'sightglass.observation.';

/** Returns the attributes for the defined fields. */
function getAttributes(fields: GenerationUpdate): Attributes {
  const { input, output, metadata, level, statusMessage, version, model, parameters, usage, cost, prompt } = fields;
  const json = (value: unknown) => (value === undefined ? undefined : toJson(value));
  const linked = prompt && !prompt.isFallback ? prompt : undefined;
  const values: Attributes = {
    input: json(input),
    output: json(output),
    metadata: json(metadata),
    level,
    status_message: statusMessage,
    version,
    model,
    parameters: json(parameters),
    usage: json(usage),
    cost: json(cost),
    completion_start_time: fields.completionStartTime?.toISOString(),
    'prompt.name': linked?.name,
    'prompt.version': linked?.version,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[OWN + name, value]])),
  );
}

/** An observation on a span of OpenTelemetry. */
export class SpanObservation implements Observation {
  readonly id: string;
  readonly traceId: string;
  readonly kind: ObservationKind;
  readonly span: Span;
  #metadata: Record<string, unknown> = {};

  constructor(span: Span, kind: ObservationKind) {
    const { traceId, spanId } = span.spanContext();
    this.id = spanId;
    this.traceId = traceId;
    this.kind = kind;
    this.span = span;
    span.setAttribute(`${OWN}kind`, kind);
  }

  update(fields: GenerationUpdate): this {
    this.#metadata = { ...this.#metadata, ...fields.metadata };
    this.span.setAttributes(getAttributes({ ...fields, metadata: fields.metadata && this.#metadata }));
    if (fields.name) this.span.updateName(fields.name);
    return this;
  }

  score(name: string, value: ScoreValue, options: ScoreOptions = {}): void {
    sendScore({ name, value, ...options, traceId: this.traceId, observationId: this.id });
  }

  event(name: string, fields: Omit<ObservationUpdate, 'name' | 'version'> = {}): void {
    const parent = trace.setSpan(context.active(), this.span);
    const span = trace.getTracer('sightglass').startSpan(name, {}, parent);
    new SpanObservation(span, 'event').update(fields);
    span.end();
  }

  fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.span.setStatus({ code: SpanStatusCode.ERROR, message });
    this.update({ level: 'ERROR', statusMessage: message });
  }
}

/** Sends a score in the background. */
export function sendScore(score: Record<string, unknown>): void {
  sendLater(readConnection(), '/api/public/scores', score, `Score ${score.name}`);
}

const CURRENT = createContextKey('sightglass observation');

/** The observation that the running code belongs to. */
export const activeObservation = (): SpanObservation | undefined =>
  context.active().getValue(CURRENT) as SpanObservation | undefined;

/** Opens an observation below the active one. */
export function openObservation(name: string, kind: ObservationKind, fields: GenerationUpdate): SpanObservation {
  const span = trace.getTracer('sightglass', '4.1.0').startSpan(name);
  return new SpanObservation(span, kind).update(fields);
}

/** Runs a function with the observation as the active one. */
export function runWithin<Result>(observation: SpanObservation, run: () => Result): Result {
  const active = trace.setSpan(context.active(), observation.span).setValue(CURRENT, observation);
  return context.with(active, run);
}
