import type { Attributes, AttributeValue, Context } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { clock, timeAt } from '../clock.ts';
import { type Connection, flushAll, readConnection, sendLater } from '../settings.ts';

/** Returns what to send instead of a value. */
export type Mask = (value: unknown) => unknown;

/** Options of the span processor, as in the contract. */
export interface SightglassSpanProcessorOptions {
  publicKey?: string;
  secretKey?: string;
  host?: string;
  environment?: string;
  release?: string;
  sampleRate?: number;
  flushAt?: number;
  flushInterval?: number;
  timeout?: number;
  debug?: boolean;
  tracingEnabled?: boolean;
  mask?: Mask;
  shouldExport?: (span: ReadableSpan) => boolean;
  exportMode?: 'batched' | 'immediate';
}

const MASKED = /^(sightglass\.(observation|trace)\.(input|output|metadata)|gen_ai\.(input|output)\.messages)$/;

/** Sends the spans of a trace when its first span ends, with times of the simulated clock. */
export class SightglassSpanProcessor implements SpanProcessor {
  readonly #connection: Connection;
  readonly #options: SightglassSpanProcessorOptions;
  readonly #starts = new Map<string, number>();
  readonly #open = new Map<string, number>();
  readonly #ended = new Map<string, object[]>();

  constructor(options: SightglassSpanProcessorOptions = {}) {
    this.#options = options;
    this.#connection = readConnection(options);
  }

  onStart(span: Span, _parentContext: Context): void {
    const { traceId, spanId } = span.spanContext();
    this.#starts.set(spanId, clock.tick());
    this.#open.set(traceId, (this.#open.get(traceId) ?? 0) + 1);
  }

  onEnd(span: ReadableSpan): void {
    const { traceId, spanId } = span.spanContext();
    const [start, end] = [this.#starts.get(spanId) ?? clock.now(), clock.tick()];
    const open = (this.#open.get(traceId) ?? 1) - 1;
    this.#open.set(traceId, open);
    const spans = this.#ended.get(traceId) ?? [];
    this.#ended.set(traceId, spans);
    if (this.#options.shouldExport?.(span) ?? true) spans.push(this.#encode(span, start, end));
    if (open === 0) this.#send(traceId);
  }

  async forceFlush(): Promise<void> {
    for (const traceId of this.#ended.keys()) this.#send(traceId);
    await flushAll();
  }

  shutdown(): Promise<void> {
    return this.forceFlush();
  }

  #send(traceId: string): void {
    const spans = this.#ended.get(traceId) ?? [];
    this.#ended.delete(traceId);
    const enabled = this.#options.tracingEnabled ?? process.env.SIGHTGLASS_TRACING_ENABLED !== 'false';
    if (spans.length === 0 || !enabled) return;
    const resource = {
      'deployment.environment.name': this.#options.environment ?? process.env.SIGHTGLASS_ENVIRONMENT ?? 'default',
      'service.version': this.#options.release ?? process.env.SIGHTGLASS_RELEASE,
    };
    const body = { resourceSpans: [{ resource: { attributes: encodeAll(resource) }, scopeSpans: [{ spans }] }] };
    sendLater(this.#connection, '/api/public/otel/v1/traces', body, `Batch of ${spans.length} observations`);
  }

  #encode(span: ReadableSpan, start: number, end: number): object {
    const { traceId, spanId } = span.spanContext();
    return {
      traceId,
      spanId,
      parentSpanId: span.parentSpanContext?.spanId ?? '',
      name: span.name,
      kind: span.kind + 1,
      startTimeUnixNano: nanoseconds(start),
      endTimeUnixNano: nanoseconds(end),
      attributes: encodeAll(this.#masked(span.attributes)),
      events: span.events.map((event) => ({ name: event.name, attributes: encodeAll(event.attributes ?? {}) })),
      status: span.status,
    };
  }

  #masked(attributes: Attributes): Attributes {
    const { mask } = this.#options;
    if (!mask) return attributes;
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name,
        MASKED.test(name) && typeof value === 'string' ? JSON.stringify(mask(parse(value))) : value,
      ]),
    );
  }
}

const nanoseconds = (milliseconds: number) => `${timeAt(milliseconds).getTime()}000000`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function encodeAll(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: encode(value) }],
  );
}

function encode(value: AttributeValue | null | undefined): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => encode(item)) } };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { stringValue: String(value ?? '') };
}
