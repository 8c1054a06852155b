import { asList, asObject, asText, type Json } from './model-call.ts';

/** A span of any OpenTelemetry exporter. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  startMs: number;
  endMs: number;
  attributes: Json;
  resource: Json;
  error?: string;
  failed: boolean;
}

/** The value inside an OTLP `AnyValue`. */
function readValue(value: unknown): unknown {
  const any = asObject(value);
  if ('stringValue' in any) return any.stringValue;
  if ('boolValue' in any) return any.boolValue;
  if ('intValue' in any) return Number(any.intValue);
  if ('doubleValue' in any) return Number(any.doubleValue);
  if ('arrayValue' in any) return asList(asObject(any.arrayValue).values).map(readValue);
  if ('kvlistValue' in any) return readAttributes(asObject(any.kvlistValue).values);
  return null;
}

function readAttributes(list: unknown): Json {
  return Object.fromEntries(asList(list).map((item) => [asText(asObject(item).key), readValue(asObject(item).value)]));
}

const milliseconds = (nanoseconds: unknown) => Number(BigInt(String(nanoseconds ?? 0)) / 1000n) / 1000;

export function readOtlp(body: Json): OtlpSpan[] {
  return asList(body.resourceSpans).flatMap((group) => {
    const resource = readAttributes(asObject(asObject(group).resource).attributes);
    const scopes = asList(asObject(group).scopeSpans);
    return scopes.flatMap((scope) => asList(asObject(scope).spans).map((span) => readSpan(asObject(span), resource)));
  });
}

function readSpan(span: Json, resource: Json): OtlpSpan {
  const status = asObject(span.status);
  const exception = asList(span.events)
    .map(asObject)
    .find(({ name }) => name === 'exception');
  const message = exception ? asText(readAttributes(exception.attributes)['exception.message']) : '';
  return {
    traceId: asText(span.traceId).toLowerCase(),
    spanId: asText(span.spanId).toLowerCase(),
    parentSpanId: asText(span.parentSpanId).toLowerCase(),
    name: asText(span.name),
    startMs: milliseconds(span.startTimeUnixNano),
    endMs: milliseconds(span.endTimeUnixNano),
    attributes: readAttributes(span.attributes),
    resource,
    error: asText(status.message) || message || undefined,
    failed: status.code === 2 || status.code === 'STATUS_CODE_ERROR',
  };
}
