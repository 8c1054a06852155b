import type { Context } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Returns what may be sent in place of a value. */
export type Mask = (value: unknown) => unknown;

export interface SightglassSpanProcessorOptions {
  publicKey?: string;
  secretKey?: string;
  host?: string;
  environment?: string;
  release?: string;
  sampleRate?: number;
  flushAt?: number;
  /** Seconds between batches. */
  flushInterval?: number;
  /** Seconds for one request. */
  timeout?: number;
  debug?: boolean;
  tracingEnabled?: boolean;
  mask?: Mask;
  shouldExport?: (span: ReadableSpan) => boolean;
  /** `immediate` sends each span as it ends, for short-lived processes. */
  exportMode?: 'batched' | 'immediate';
}

/** Sends spans to Sightglass with the `fetch` of Node.js. Options win over environment variables. */
export class SightglassSpanProcessor implements SpanProcessor {
  constructor(options?: SightglassSpanProcessorOptions);
  onStart(span: Span, parentContext: Context): void;
  onEnd(span: ReadableSpan): void;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
}
