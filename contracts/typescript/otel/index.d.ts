import type { Context } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Receives an input, output or metadata value and returns what to send instead. */
export type Mask = (value: unknown) => unknown;

export interface SightglassSpanProcessorOptions {
  /** Public key of the project; `SIGHTGLASS_PUBLIC_KEY` by default. */
  publicKey?: string;
  /** Secret key of the project; `SIGHTGLASS_SECRET_KEY` by default. */
  secretKey?: string;
  /** URL of your cloud region or self-hosted instance; `SIGHTGLASS_HOST` by default. */
  host?: string;
  /** Environment of all traces; `SIGHTGLASS_ENVIRONMENT` by default. */
  environment?: string;
  /** Version of the application; `SIGHTGLASS_RELEASE` by default. */
  release?: string;
  /** Share of traces to send, from 0 to 1; `SIGHTGLASS_SAMPLE_RATE` by default. */
  sampleRate?: number;
  /** Maximum number of observations in a batch; `SIGHTGLASS_FLUSH_AT` by default. */
  flushAt?: number;
  /** Seconds between batches; `SIGHTGLASS_FLUSH_INTERVAL` by default. */
  flushInterval?: number;
  /** Timeout of one request, in seconds; `SIGHTGLASS_TIMEOUT` by default. */
  timeout?: number;
  /** Logs what is sent; `SIGHTGLASS_DEBUG` by default. */
  debug?: boolean;
  /** `false` sends nothing; `SIGHTGLASS_TRACING_ENABLED` by default. */
  tracingEnabled?: boolean;
  /** Function that receives each input, output and metadata value and returns what to send instead. */
  mask?: Mask;
  /** Called when a span ends; returns whether to send it. By default, all spans are sent. */
  shouldExport?: (span: ReadableSpan) => boolean;
  /** `immediate` sends each span as it ends, for short-lived processes. @default 'batched' */
  exportMode?: 'batched' | 'immediate';
}

/** Sends spans to Sightglass with the `fetch` of Node.js. Options override environment variables. */
export class SightglassSpanProcessor implements SpanProcessor {
  constructor(options?: SightglassSpanProcessorOptions);
  /**
   * @param span Span that started.
   * @param parentContext Context of the span that contains it.
   */
  onStart(span: Span, parentContext: Context): void;
  /** @param span Span that ended. */
  onEnd(span: ReadableSpan): void;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
}
